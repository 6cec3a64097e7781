import {
  getAttemptRewards,
  getPlayer,
  getQuizRanking,
  getRanking,
  getRewards,
  listLedger,
} from '@kredka/contracts/rewards/endpoints'
import { createResource } from '../app/store/resource.ts'

export const ownRewards = createResource(getRewards, { on: ['rewards'] })
export const ledger = createResource(listLedger, { on: ['rewards'] })
export const attemptRewards = createResource(getAttemptRewards, { on: ['rewards'] })
export const ownPlayer = createResource(getPlayer, { on: ['rewards', 'account'] })
export const ranking = createResource(getRanking, { on: ['rewards'] })
export const quizRanking = createResource(getQuizRanking)

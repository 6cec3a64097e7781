import {
  getBoard,
  getOpinionSummary,
  getOwnOpinion,
  listAnnouncements,
  listIdeas,
  listOpinions,
  listOwnIdeas,
} from '@kredka/contracts/community/endpoints'
import { createResource } from '../app/store/resource.ts'

export const announcements = createResource('community.announcements', listAnnouncements, { on: ['announcement'] })
export const board = createResource('community.board', getBoard, { on: ['dev_task'] })
export const ideas = createResource('community.ideas', listIdeas, { on: ['idea'] })
export const ownIdeas = createResource('community.own_ideas', listOwnIdeas, { on: ['idea'] })
export const opinionSummary = createResource('community.public_opinions', getOpinionSummary, { on: ['opinion'] })
export const opinions = createResource('community.opinions', listOpinions, { on: ['opinion'] })
export const ownOpinion = createResource('community.own_opinion', getOwnOpinion, { on: ['opinion'] })

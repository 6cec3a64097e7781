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

export const announcements = createResource(listAnnouncements, { on: ['announcement'] })
export const board = createResource(getBoard, { on: ['dev_task'] })
export const ideas = createResource(listIdeas, { on: ['idea'] })
export const ownIdeas = createResource(listOwnIdeas, { on: ['idea'] })
export const opinionSummary = createResource(getOpinionSummary, { on: ['opinion'] })
export const opinions = createResource(listOpinions, { on: ['opinion'] })
export const ownOpinion = createResource(getOwnOpinion, { on: ['opinion'] })

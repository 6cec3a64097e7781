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

export const announcements = createResource('community.announcements', listAnnouncements)
export const board = createResource('community.board', getBoard)
export const ideas = createResource('community.ideas', listIdeas)
export const ownIdeas = createResource('community.own_ideas', listOwnIdeas)
export const opinionSummary = createResource('community.public_opinions', getOpinionSummary)
export const opinions = createResource('community.opinions', listOpinions)
export const ownOpinion = createResource('community.own_opinion', getOwnOpinion)

import {
  getAdminBoard,
  getAnnouncement,
  getIdea,
  getOpinion,
  searchAnnouncements,
  searchIdeas,
  searchOpinions,
  searchTasks,
} from '@kredka/contracts/community/endpoints'
import { createResource } from '../../app/store/resource.ts'

export const foundAnnouncements = createResource(searchAnnouncements, {
  on: ['announcement'],
})
export const announcementDraft = createResource(getAnnouncement, {
  on: ['announcement'],
  about: ({ id }) => id,
})
export const foundTasks = createResource(searchTasks, { on: ['dev_task'] })
export const adminBoard = createResource(getAdminBoard, { on: ['dev_task'] })
export const foundIdeas = createResource(searchIdeas, { on: ['idea'] })
export const foundOpinions = createResource(searchOpinions, { on: ['opinion'] })
export const oneIdea = createResource(getIdea, { on: ['idea'], about: ({ id }) => id })
export const oneOpinion = createResource(getOpinion, { on: ['opinion'] })

import {
  getAdminBoard,
  getAnnouncement,
  searchAnnouncements,
  searchIdeas,
  searchOpinions,
  searchTasks,
} from '@kredka/contracts/community/endpoints'
import { createResource } from '../../app/store/resource.ts'

export const foundAnnouncements = createResource('community.admin_announcements', searchAnnouncements, {
  on: ['announcement'],
})
export const announcementDraft = createResource('community.admin_announcement', getAnnouncement, {
  on: ['announcement'],
  about: ({ id }) => id,
})
export const foundTasks = createResource('community.admin_tasks', searchTasks, { on: ['dev_task'] })
export const adminBoard = createResource('community.admin_board', getAdminBoard, { on: ['dev_task'] })
export const foundIdeas = createResource('community.admin_ideas', searchIdeas, { on: ['idea'] })
export const foundOpinions = createResource('community.admin_opinions', searchOpinions, { on: ['opinion'] })

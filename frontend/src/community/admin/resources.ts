import {
  getAdminBoard,
  getAnnouncement,
  searchAnnouncements,
  searchIdeas,
  searchOpinions,
  searchTasks,
} from '@kredka/contracts/community/endpoints'
import { createResource } from '../../app/store/resource.ts'

export const foundAnnouncements = createResource('community.admin_announcements', searchAnnouncements)
export const announcementDraft = createResource('community.admin_announcement', getAnnouncement)
export const foundTasks = createResource('community.admin_tasks', searchTasks)
export const adminBoard = createResource('community.admin_board', getAdminBoard)
export const foundIdeas = createResource('community.admin_ideas', searchIdeas)
export const foundOpinions = createResource('community.admin_opinions', searchOpinions)

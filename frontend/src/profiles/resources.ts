import { getTeacherTime } from '@kredka/contracts/calendar/endpoints'
import {
  countTeachers,
  getCurrentUser,
  getOwnPictures,
  getOwnVideo,
  getTeacher,
  listTeachers,
} from '@kredka/contracts/profiles/endpoints'
import { createResource } from '../app/store/resource.ts'

export const currentUser = createResource(getCurrentUser, { on: ['profile'] })
export const ownPictures = createResource(getOwnPictures, { on: ['profile'] })
export const ownVideo = createResource(getOwnVideo, { on: ['profile'] })
export const teacher = createResource(getTeacher)
export const teachers = createResource(listTeachers)
export const teacherFacets = createResource(countTeachers)
export const teacherTime = createResource(getTeacherTime, {
  on: ['calendar', 'order', 'lesson', 'availability'],
})

import { getTeacherTime } from '@kredka/contracts/calendar/endpoints'
import { countTeachers, getCurrentUser, getTeacher, listTeachers } from '@kredka/contracts/profiles/endpoints'
import { createResource } from '../app/store/resource.ts'

export const currentUser = createResource('profiles.current', getCurrentUser, { on: ['profile'] })
export const teacher = createResource('profiles.teacher', getTeacher)
export const teachers = createResource('profiles.teachers', listTeachers)
export const teacherFacets = createResource('profiles.teacher_facets', countTeachers)
export const teacherTime = createResource('calendar.next_free', getTeacherTime, {
  on: ['calendar', 'order', 'lesson', 'availability'],
})

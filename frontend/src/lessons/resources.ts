import {
  countLessons,
  getLesson,
  listLessons,
  listNextLessons,
  listTeacherLessons,
} from '@kredka/contracts/lessons/endpoints'
import { createResource } from '../app/store/resource.ts'

const on = { on: ['lesson', 'payment'] } as const

export const lessons = createResource(listLessons, on)
export const teacherLessons = createResource(listTeacherLessons, on)
export const nextLessons = createResource(listNextLessons, on)
export const lessonCounts = createResource(countLessons, { on: ['lesson'] })
export const lesson = createResource(getLesson, on)

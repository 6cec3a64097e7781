import {
  countLessons,
  getLesson,
  listLessons,
  listNextLessons,
  listTeacherLessons,
} from '@kredka/contracts/lessons/endpoints'
import { createResource } from '../app/store/resource.ts'

const on = { on: ['lesson', 'payment'] } as const

export const lessons = createResource('lessons.list', listLessons, on)
export const teacherLessons = createResource('lessons.for_teacher', listTeacherLessons, on)
export const nextLessons = createResource('lessons.next', listNextLessons, on)
export const lessonCounts = createResource('lessons.count', countLessons, { on: ['lesson'] })
export const lesson = createResource('lessons.get', getLesson, on)

import { getLessonProblem, listLessonProblems, searchLessons } from '@kredka/contracts/lessons/endpoints'
import { createResource } from '../../app/store/resource.ts'

const on = { on: ['lesson_problem'] } as const

export const lessonProblems = createResource(listLessonProblems, on)
export const lessonProblem = createResource(getLessonProblem, on)
export const allLessons = createResource(searchLessons, { on: ['lesson'] })

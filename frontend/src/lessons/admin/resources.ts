import { getLessonProblem, listLessonProblems } from '@kredka/contracts/lessons/endpoints'
import { createResource } from '../../app/store/resource.ts'

const on = { on: ['lesson_problem'] } as const

export const lessonProblems = createResource('lessons.problems', listLessonProblems, on)
export const lessonProblem = createResource('lessons.problem', getLessonProblem, on)

import { getExercise, searchExercises } from '@kredka/contracts/topics/endpoints'
import { createResource } from '../../app/store/resource.ts'

export const foundExercises = createResource('topics.admin_exercises', searchExercises, { on: ['exercise'] })
export const exercise = createResource('topics.admin_exercise', getExercise, {
  on: ['exercise'],
  about: ({ id }) => id,
})

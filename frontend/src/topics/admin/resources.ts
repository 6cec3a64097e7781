import { getExercise, searchExercises } from '@kredka/contracts/topics/endpoints'
import { createResource } from '../../app/store/resource.ts'

export const foundExercises = createResource(searchExercises, { on: ['exercise'] })
export const exercise = createResource(getExercise, {
  on: ['exercise'],
  about: ({ id }) => id,
})

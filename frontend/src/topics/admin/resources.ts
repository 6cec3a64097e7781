import { searchExercises } from '@kredka/contracts/topics/endpoints'
import { createResource } from '../../app/store/resource.ts'

export const foundExercises = createResource('topics.admin_exercises', searchExercises, { on: ['exercise'] })

import { getMisses, getRepetition, getSharing } from '@kredka/contracts/repetition/endpoints'
import { createResource } from '../app/store/resource.ts'

export const repetitions = createResource(getRepetition, { on: ['attempt'] })
export const sharing = createResource(getSharing, { on: ['learner'] })
export const misses = createResource(getMisses)

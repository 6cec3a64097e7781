import { getOwnLevel, listLevels, listOwnLevels } from '@kredka/contracts/levels/endpoints'
import { createResource } from '../app/store/resource.ts'

export const publishedLevels = createResource(listLevels, { on: ['run'] })
export const ownLevels = createResource(listOwnLevels, { on: ['level'] })
export const ownLevel = createResource(getOwnLevel, { on: ['level'], about: ({ id }) => id })

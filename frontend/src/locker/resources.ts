import { getLocker } from '@kredka/contracts/locker/endpoints'
import { createResource } from '../app/store/resource.ts'

export const ownLocker = createResource(getLocker, { on: ['locker', 'rewards'] })

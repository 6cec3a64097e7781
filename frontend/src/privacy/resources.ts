import { getDeletion } from '@kredka/contracts/accounts/endpoints'
import { listAcceptances } from '@kredka/contracts/privacy/endpoints'
import { createResource } from '../app/store/resource.ts'

export const deletionState = createResource(getDeletion, { on: ['account'] })
export const acceptances = createResource(listAcceptances, { on: ['acceptance'] })

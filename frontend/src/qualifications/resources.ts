import { listOwnQualifications, listQualifications } from '@kredka/contracts/qualifications/endpoints'
import { createResource } from '../app/store/resource.ts'

export const qualifications = createResource(listQualifications)
export const ownQualifications = createResource(listOwnQualifications, { on: ['qualification'] })

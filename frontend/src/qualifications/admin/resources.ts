import { getQualification } from '@kredka/contracts/qualifications/endpoints'
import { createResource } from '../../app/store/resource.ts'

export const qualification = createResource(getQualification, { on: ['qualification'], about: ({ id }) => id })

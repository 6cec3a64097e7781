import { listRunners } from '@kredka/contracts/admin/endpoints'
import { getFigures } from '@kredka/contracts/figures/endpoints'
import { createResource } from '../app/store/resource.ts'

export const figures = createResource(getFigures)
export const runners = createResource(listRunners, { on: ['projection'] })

import { searchPayments } from '@kredka/contracts/payments/endpoints'
import { createResource } from '../../app/store/resource.ts'

export const allPayments = createResource(searchPayments, { on: ['payment'] })

import { searchOrders } from '@kredka/contracts/orders/endpoints'
import { createResource } from '../../app/store/resource.ts'

export const allOrders = createResource(searchOrders, { on: ['order'] })

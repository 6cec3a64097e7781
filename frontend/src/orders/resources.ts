import {
  countWaitingOrders,
  getOrder,
  getOrderForm,
  getOrderPhone,
  listOrders,
} from '@kredka/contracts/orders/endpoints'
import { createResource } from '../app/store/resource.ts'

export const orders = createResource(listOrders, { on: ['order'] })
export const oneOrder = createResource(getOrder, { on: ['order'], about: ({ id }) => id })
export const orderPhone = createResource(getOrderPhone)
export const waitingOrders = createResource(countWaitingOrders, { on: ['order'] })
export const orderForm = createResource(getOrderForm, { on: ['order', 'promotion'] })

import {
  countWaitingOrders,
  getOrder,
  getOrderForm,
  getOrderPhone,
  listOrders,
} from '@kredka/contracts/orders/endpoints'
import { createResource } from '../app/store/resource.ts'

export const orders = createResource('orders.list', listOrders, { on: ['order'] })
export const oneOrder = createResource('orders.show', getOrder, { on: ['order'], about: ({ id }) => id })
export const orderPhone = createResource('orders.phone', getOrderPhone)
export const waitingOrders = createResource('orders.count_waiting', countWaitingOrders, { on: ['order'] })
export const orderForm = createResource('orders.form', getOrderForm, { on: ['order', 'promotion'] })

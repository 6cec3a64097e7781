import { countPayments, getLedger, getPayment, getTransfer, listPayments } from '@kredka/contracts/payments/endpoints'
import { createResource } from '../app/store/resource.ts'

export const payments = createResource('payments.list', listPayments, { on: ['payment'] })
export const payment = createResource('payments.get', getPayment, { on: ['payment'], about: ({ id }) => id })
export const transfer = createResource('payments.transfer', getTransfer, { on: ['payment'], about: ({ id }) => id })
export const paymentCounts = createResource('payments.count', countPayments, { on: ['payment', 'lesson'] })
export const ledger = createResource('payments.ledger', getLedger, { on: ['payment'] })

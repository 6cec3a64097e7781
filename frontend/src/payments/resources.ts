import {
  countPayments,
  getLedger,
  getPayment,
  getTransfer,
  listPayments,
  listToPay,
} from '@kredka/contracts/payments/endpoints'
import { createResource } from '../app/store/resource.ts'

export const payments = createResource(listPayments, { on: ['payment'] })
export const payment = createResource(getPayment, { on: ['payment'], about: ({ id }) => id })
export const transfer = createResource(getTransfer, { on: ['payment'], about: ({ id }) => id })
export const toPay = createResource(listToPay, { on: ['payment'] })
export const paymentCounts = createResource(countPayments, { on: ['payment', 'lesson'] })
export const ledger = createResource(getLedger, { on: ['payment'] })

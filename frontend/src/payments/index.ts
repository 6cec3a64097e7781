/** What other modules' pages may use of payments. */
export { UnpaidPayments } from './components/UnpaidPayments.tsx'
export { statusLabel as paymentLabel } from './statuses.ts'

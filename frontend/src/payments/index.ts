/** What other modules' pages may use of payments. */
export { UnpaidPayments } from './components/UnpaidPayments.tsx'

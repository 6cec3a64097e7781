/** What other modules' pages may use of the orders. */
export { WaitingOrders } from './components/WaitingOrders.tsx'
export { OrderSection } from './form/OrderSection.tsx'

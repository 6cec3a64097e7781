/** What other modules' pages may use of the orders. */
export { WaitingOrders } from './components/WaitingOrders.tsx'
export { OrderButton } from './form/OrderButton.tsx'
export { OrderSection } from './form/OrderSection.tsx'
export { useOrdering } from './form/useOrdering.ts'

import { Orders } from '../components/Orders.tsx'

/** NAV-01: the same orders, opened at those from me. */
export function StudentOrdersPage() {
  return <Orders first="from-me" />
}

export { StudentOrdersPage as Page }

import { Orders } from '../components/Orders.tsx'

/** NAV-01: the same orders, opened at those for me. */
export function TeacherOrdersPage() {
  return <Orders first="for-me" />
}

export { TeacherOrdersPage as Page }

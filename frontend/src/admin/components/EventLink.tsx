import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { Code } from '../../back-office/Facts.tsx'

interface Props {
  readonly id: string
  /** Its type. */
  readonly children: string
}

/** The event that something follows from. */
export function EventLink({ id, children }: Props) {
  const path = usePath()
  return (
    <Link to={path('admin.event', { id })}>
      <Code>{children}</Code>
    </Link>
  )
}

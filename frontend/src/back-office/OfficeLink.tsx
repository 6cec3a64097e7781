import type { PageName } from '@kredka/contracts/kernel/routes'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMayOpen } from '../app/routing/staff-role.ts'

interface Props {
  readonly page: PageName
  readonly to: string
  readonly children: ReactNode
}

/** The way to another page of the back office; its words alone where the reader's role does not see that page. */
export function OfficeLink({ page, to, children }: Props) {
  return useMayOpen()(page) ? <Link to={to}>{children}</Link> : children
}

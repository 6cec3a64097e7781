import type { ReactNode } from 'react'
import classes from './table-tools.module.css'

/** Search and filters above a table: beside each other, the search as wide as it gets; below each other on a phone. */
export function TableTools({ children }: { readonly children: ReactNode }) {
  return <search className={classes.tools}>{children}</search>
}

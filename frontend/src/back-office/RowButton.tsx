import type { ReactNode } from 'react'
import classes from './row-button.module.css'

/** The name of a row that opens it in place: a button that reads like the links of other tables. */
export function RowButton({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) {
  return (
    <button type="button" className={classes.open} onClick={onClick}>
      {children}
    </button>
  )
}

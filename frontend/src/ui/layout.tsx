import type { ReactNode } from 'react'
import classes from './layout.module.css'

interface StackProps {
  readonly children: ReactNode
  /** Step of the space scale: 1–8 are 4 8 12 16 24 32 48 64 px. Default 4. */
  readonly space?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
  /** At most the width of a form (560 px). */
  readonly form?: boolean
}

/** Things below each other. */
export function Stack({ children, space = 4, form = false }: StackProps) {
  return (
    <div className={classes.stack} data-form={form || undefined} style={{ gap: `var(--space-${space})` }}>
      {children}
    </div>
  )
}

interface RowProps {
  readonly children: ReactNode
  readonly space?: StackProps['space']
  /** Pushed to the end. */
  readonly end?: boolean
  /** The first at the start, the last at the end. */
  readonly apart?: boolean
}

/** Things beside each other, wrapping. */
export function Row({ children, space = 3, end = false, apart = false }: RowProps) {
  const justifyContent = end ? 'flex-end' : apart ? 'space-between' : undefined
  return (
    <div className={classes.row} style={{ gap: `var(--space-${space})`, justifyContent }}>
      {children}
    </div>
  )
}

/** As many columns as fit. */
export function Grid({
  children,
  min = '16rem',
  space = 4,
}: {
  readonly children: ReactNode
  readonly min?: string
  readonly space?: StackProps['space']
}) {
  return (
    <div
      className={classes.grid}
      style={{ gap: `var(--space-${space})`, gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}, 100%), 1fr))` }}
    >
      {children}
    </div>
  )
}

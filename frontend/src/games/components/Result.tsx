import type { ReactNode, Ref } from 'react'
import classes from './result.module.css'

interface Props {
  readonly heading: Ref<HTMLHeadingElement>
  readonly title: string
  /** Large; null where nothing was reached. */
  readonly result: string | null
  /** What is good about it. */
  readonly merit?: ReactNode
  readonly note: string
  readonly children: ReactNode
}

/** How a game went, and what next. */
export function Result({ heading, title, result, merit, note, children }: Props) {
  return (
    <section className={classes.result}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {result !== null && <p className={classes.figure}>{result}</p>}
      {merit}
      <p className={classes.note}>{note}</p>
      <div className={classes.ways}>{children}</div>
    </section>
  )
}

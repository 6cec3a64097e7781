import { type ReactNode, useEffect, useRef } from 'react'
import classes from './result.module.css'

interface Props {
  readonly title: string
  /** Large; null where nothing was reached. */
  readonly result: string | null
  /** What is good about it. */
  readonly merit?: ReactNode
  readonly note: string
  readonly children: ReactNode
}

/** How a game went, and what next: it is read first. */
export function Result({ title, result, merit, note, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // wherever the board was looked at
    section.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <section ref={section} className={classes.result}>
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

import type { ReactNode } from 'react'
import classes from './talk.module.css'

/** What is read, and beside it (below it on small screens) the facts about it. */
export function WithFacts({ children, facts }: { readonly children: ReactNode; readonly facts: ReactNode }) {
  return (
    <div className={classes.columns}>
      {children}
      {facts}
    </div>
  )
}

/** What somebody wrote, with its lines. */
export function Words({ children }: { readonly children: ReactNode }) {
  return <p className={classes.words}>{children}</p>
}

export interface TalkLine {
  readonly key: string
  /** Which side it stands on. */
  readonly side: 'theirs' | 'ours'
  /** Who wrote it and when. */
  readonly by: ReactNode
  readonly words: ReactNode
}

/** What two sides wrote to each other, the oldest first. */
export function Talk({ label, lines }: { readonly label: string; readonly lines: readonly TalkLine[] }) {
  return (
    <ol className={classes.talk} aria-label={label}>
      {lines.map(({ key, side, by, words }) => (
        <li key={key} className={classes[side]}>
          <p className={classes.by}>{by}</p>
          <Words>{words}</Words>
        </li>
      ))}
    </ol>
  )
}

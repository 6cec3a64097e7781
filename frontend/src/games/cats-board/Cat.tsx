import { memo } from 'react'
import classes from './cat.module.css'

export const LETTERS = ['A', 'B', 'C', 'D'] as const
/** What tells the cats apart where colours do not: stripes, spots, a mask and a cross. */
const FURS = [
  'M8 6.5v3m4-2v2.5m4-3.5v3M5 12h3m8 0h3',
  'M8 9.5v.1M15.5 8.8v.1M18 12.5v.1M6 13v.1M12 10v.1',
  'M5 11c3-3.5 5-1.5 7 0s4 3.5 7 0',
  'M12 8v5M6 10l3 2m9-2-3 2',
] as const
const HEAD = 'M4 4v9.5a8 7.5 0 0 0 16 0V4l-4.5 3.3h-7Z'

/** A cat in crayon, with its letter. */
export const Cat = memo(function Cat({ cat }: { readonly cat: number }) {
  return (
    <svg className={classes.cat} data-cat={cat} viewBox="0 0 24 24" aria-hidden="true">
      <path className={classes.head} d={HEAD} />
      <path className={classes.fur} d={FURS[cat] ?? FURS[0]} />
      <path className={classes.edge} d={HEAD} />
      <path className={classes.again} d={HEAD} />
      <path className={classes.eyes} d="M8.5 11.8v.1m7-.1v.1" />
      <circle className={classes.tag} cx="12" cy="17.3" r="4.7" />
      <text className={classes.letter} x="12" y="19.7">
        {LETTERS[cat]}
      </text>
    </svg>
  )
})

/** The box of a cat, with the same letter. */
export function Box({ cat }: { readonly cat: number }) {
  return (
    <svg className={classes.box} data-cat={cat} viewBox="0 0 24 24" aria-hidden="true">
      <path className={classes.inside} d="M3 6h18v15H3Z" />
      <path className={classes.edge} d="M3 6h18v15H3ZM3 6 1.5 2.5M21 6l1.5-3.5" />
      <path className={classes.again} d="M3 6h18v15H3Z" />
      <text className={classes.letter} x="12" y="18">
        {LETTERS[cat]}
      </text>
    </svg>
  )
}

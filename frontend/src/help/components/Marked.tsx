import { pieces } from '../search.ts'
import classes from './faq.module.css'

/** A text with what was searched for marked. */
export function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  if (words.length === 0) return text
  return pieces(text, words).map(({ text: piece, found }, n) =>
    found ? (
      <mark key={String(n)} className={classes.found}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}

import { memo } from 'react'
import { scribble } from './crayon.ts'

/** A square that somebody coloured in; another one for each number. Its strokes are worked out once. */
export const Scribble = memo(function Scribble({ n }: { readonly n: number }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <path d={scribble(n)} />
      <path d={scribble(n + 100)} />
    </svg>
  )
})

import { scribble } from './crayon.ts'

/** A square that somebody coloured in; another one for each number. */
export function Scribble({ n }: { readonly n: number }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <path d={scribble(n)} />
      <path d={scribble(n + 100)} />
    </svg>
  )
}

import classes from './picture.module.css'

/**
 * Drawings for empty states and errors: one line style, with the palette's crayon behind. `p` is the pen, `c` the
 * crayon.
 */
const PICTURES = {
  /** A sheet with nothing on it yet. */
  empty: {
    c: 'M30 74c14-10 24-8 22 2s8 12 20 0 24-14 22-2-6 14 14 2',
    p: 'M48 22h38l14 14v56a4 4 0 0 1-4 4H48a4 4 0 0 1-4-4V26a4 4 0 0 1 4-4Zm38 0v14h14M56 50h22M56 62h30M56 74h16',
  },
  /** A magnifier over nothing. */
  nothing_found: {
    c: 'M28 52c10-22 30-26 34-10s10 22 22 6 22-8 22 8',
    p: 'M66 76a24 24 0 1 0 0-48 24 24 0 0 0 0 48Zm17.5-6.5L104 92M58 48c1.5-4.5 4.5-6.5 8.5-6.5',
  },
  /** A crayon broken in two. */
  broken: {
    c: 'M24 88c18-8 26 4 40-2s20-8 34 0 14 2 20-2',
    p: 'M38 82 30 90l2-12 22-22 9 3-1 9zM78 54l-9-2-1-9 21-21c2-2 6-2 8 0l3 3c2 2 2 6 0 8zM86 26l9 9M38 71l9 9M60 36l-3-9m17 37 9 3M52 42l-8-2',
  },
  /** A path that leads off the map. */
  lost: {
    c: 'M26 84c16 4 14-22 32-18s10 24 28 16 8-26 24-24',
    p: 'M34 34l22-8 24 8 22-8v54l-22 8-24-8-22 8zM56 26v54M80 34v54M62 58l6 6m0-6-6 6',
  },
  /** A plug out of its socket. */
  offline: {
    c: 'M22 78c12-8 18-4 24 0s14 2 18-6 16-10 26-2 14 4 20-2',
    p: 'M30 62h18V46h14c6 0 10 4 10 11v10c0 7-4 11-10 11H48V62M72 56h8m-8 12h8M104 62h-8V46H92M96 78H92M96 46v32',
  },
  /** A door that is shut. */
  closed: {
    c: 'M30 90c20-6 26 2 40-2s18-4 32 2',
    p: 'M46 94V32a6 6 0 0 1 6-6h32a6 6 0 0 1 6 6v62M36 94h64M78 60v8M60 44h16v16H60z',
  },
} as const

export type PictureName = keyof typeof PICTURES

export function Picture({ name, width = 168 }: { readonly name: PictureName; readonly width?: number }) {
  const { c, p } = PICTURES[name]
  return (
    <svg className={classes.picture} width={width} viewBox="16 12 104 96" fill="none" aria-hidden="true">
      <path className={classes.crayon} d={c} />
      <path className={classes.pen} d={p} />
    </svg>
  )
}

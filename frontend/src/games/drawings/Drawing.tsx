import classes from './drawing.module.css'
import type { Shape } from './shape.ts'

/** One of the drawn things: three strokes of a crayon over each other, never quite in the same place. */
export function Drawing({ shape }: { readonly shape: Shape | undefined }) {
  if (shape === undefined) return null
  return (
    <svg className={classes.drawing} data-colour={shape.colour} viewBox="0 0 24 24" aria-hidden="true">
      <path className={classes.fill} d={shape.path} />
      <path d={shape.path} />
      <path className={classes.second} d={shape.path} />
      <path className={classes.third} d={shape.path} />
    </svg>
  )
}

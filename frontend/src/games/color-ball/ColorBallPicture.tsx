import { Ball } from './Ball.tsx'
import classes from './picture.module.css'

const BALLS = [3, 0, 5, 5, 5, 5, 0, 1, 6]

/** Colour balls in one picture, for the menu. */
export function ColorBallPicture() {
  return (
    <div className={classes.picture} aria-hidden="true">
      {BALLS.map((colour, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
        <span key={n}>{colour > 0 && <Ball colour={colour} />}</span>
      ))}
    </div>
  )
}

import { Scribble } from '../drawings/Scribble.tsx'
import classes from './picture.module.css'

const TILES = ['A', 'B', 'C'] as const

/** A snake before its tiles. */
export function SnakeQuizPicture() {
  return (
    <div className={classes.picture} aria-hidden="true">
      <svg viewBox="0 0 92 74" aria-hidden="true">
        <path className={classes.body} d="M10 62H40V36H76" />
        <path className={classes.grain} d="M10 62H40V36H76" />
        <path className={classes.eye} d="M74 33v.1m0 6v.1" />
        <path className={classes.mark} d="M14 22c0-6 4-10 10-10s10 4 10 9c0 7-9 7-9 13m0 7v.1" />
      </svg>
      <div className={classes.tiles}>
        {TILES.map((letter, n) => (
          <span key={letter} className={classes.tile} data-colour={n + 1}>
            <Scribble n={n + 3} />
            <b>{letter}</b>
          </span>
        ))}
      </div>
    </div>
  )
}

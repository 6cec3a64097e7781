import { memo } from 'react'
import classes from './ball.module.css'
import { BALL_EDGE, BALL_HATCH, BALL_SIGNS } from './ball-shapes.ts'

/** A ball as a crayon draws it: its colour, and the sign that says the same. */
export const Ball = memo(function Ball({ colour }: { readonly colour: number }) {
  return (
    <svg className={classes.ball} data-colour={colour} viewBox="0 0 24 24" aria-hidden="true">
      <path className={classes.body} d={BALL_EDGE} />
      <path className={classes.hatch} d={BALL_HATCH} />
      <path className={classes.edge} d={BALL_EDGE} />
      <path className={classes.again} d={BALL_EDGE} />
      <path className={classes.sign} d={BALL_SIGNS[colour - 1] ?? ''} />
    </svg>
  )
})

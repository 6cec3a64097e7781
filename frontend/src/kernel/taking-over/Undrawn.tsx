import classes from './undrawn.module.css'

/** The place of what the server does not draw: once somebody sees it the application comes (`start/wanted.ts`). */
export function Undrawn() {
  return <span className={classes.place} data-undrawn="" />
}

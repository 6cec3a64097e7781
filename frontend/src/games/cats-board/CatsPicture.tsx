import { Box, Cat } from './Cat.tsx'
import classes from './picture.module.css'

/** Cats and boxes in one picture, for the menu. */
export function CatsPicture() {
  return (
    <div className={classes.picture} aria-hidden="true">
      <span>
        <Cat cat={0} />
      </span>
      <span />
      <span>
        <Box cat={0} />
      </span>
      <span>
        <Box cat={1} />
      </span>
      <span />
      <span>
        <Cat cat={1} />
      </span>
    </div>
  )
}

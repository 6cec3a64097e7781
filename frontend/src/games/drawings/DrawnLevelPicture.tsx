import classes from './drawn-level-picture.module.css'

/** A level that somebody draws: walls in crayon, food, and where the snake begins. */
export function DrawnLevelPicture() {
  return (
    <svg className={classes.level} viewBox="0 0 120 84" aria-hidden="true">
      <rect className={classes.paper} x="3" y="3" width="114" height="78" rx="7" />
      <path className={classes.lines} d="M22 3v78M41 3v78M60 3v78M79 3v78M98 3v78M3 23h114M3 42h114M3 62h114" />
      <path className={classes.wall} d="M45 28l11 9m-11 1l11-9M45 47l11 10m-11 0l11-10M64 47l11 10m-11 0l11-10" />
      <circle className={classes.start} cx="13" cy="71" r="7" />
      <path className={classes.arrow} d="M11 67l6 4-6 4z" />
      <circle className={classes.food} cx="107" cy="13" r="6" />
      <circle className={classes.food} cx="88" cy="71" r="6" />
      <path className={classes.pencil} d="M71 37l17-25 8 5-17 25-10 5z" />
      <path className={classes.tip} d="M71 37l8 5-10 5z" />
    </svg>
  )
}

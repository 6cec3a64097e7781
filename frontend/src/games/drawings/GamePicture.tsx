import type { Game } from '@kredka/contracts/games/rules'
import { CatsPicture } from '../cats-board/CatsPicture.tsx'
import { ColorBallPicture } from '../color-ball/ColorBallPicture.tsx'
import { SnakeQuizPicture } from '../snake-quiz/SnakeQuizPicture.tsx'
import { Drawing } from './Drawing.tsx'
import { FOODS } from './foods.ts'
import classes from './game-picture.module.css'
import { Scribble } from './Scribble.tsx'
import { SHAPE_DRAWINGS } from './shapes.ts'

/** What a game looks like, in one picture. */
const PICTURES: Readonly<Record<Game, () => React.JSX.Element>> = {
  memory: MemoryPicture,
  'color-ball': ColorBallPicture,
  snake2024: SnakePicture,
  'snake-quiz': SnakeQuizPicture,
  'cats-board': CatsPicture,
}

export function GamePicture({ game }: { readonly game: Game }) {
  const Picture = PICTURES[game]
  return <Picture />
}

const TILES = ['star', null, 'cat', null, 'star', null]

function MemoryPicture() {
  return (
    <div className={classes.memory} aria-hidden="true">
      {TILES.map((name, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
        <span key={n} className={classes.tile} data-face={name ?? undefined}>
          {name === null ? <Scribble n={n} /> : <Drawing shape={SHAPE_DRAWINGS[name]} />}
        </span>
      ))}
    </div>
  )
}

function SnakePicture() {
  return (
    <div className={classes.snake} aria-hidden="true">
      <svg viewBox="0 0 120 70" aria-hidden="true">
        <path className={classes.body} d="M12 58H44V34H76V14H96" />
        <path className={classes.grain} d="M12 58H44V34H76V14H96" />
        <path className={classes.eye} d="M94 11v.1m0 6v.1" />
      </svg>
      <Drawing shape={FOODS.apple} />
    </div>
  )
}

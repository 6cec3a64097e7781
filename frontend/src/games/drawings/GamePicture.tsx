import type { Game } from '@kredka/contracts/games/rules'
import { ColorBallPicture } from '../color-ball/ColorBallPicture.tsx'
import { Drawing } from './Drawing.tsx'
import classes from './game-picture.module.css'
import { Scribble } from './Scribble.tsx'

/** What a game looks like, in one picture. */
const PICTURES: Readonly<Record<Game, () => React.JSX.Element>> = {
  memory: MemoryPicture,
  'color-ball': ColorBallPicture,
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
          {name === null ? <Scribble n={n} /> : <Drawing name={name} />}
        </span>
      ))}
    </div>
  )
}

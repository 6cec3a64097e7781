import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Drawing } from '../drawings/Drawing.tsx'
import { Scribble } from '../drawings/Scribble.tsx'
import { SHAPE_DRAWINGS } from '../drawings/shapes.ts'
import type { Face } from './face.ts'
import classes from './tile.module.css'

interface Props {
  readonly n: number
  /** Null while its back is up. */
  readonly face: Face | null
  readonly isFound: boolean
  /** It was pressed, and what lies on it is on its way. */
  readonly isTurning: boolean
  readonly isMiss: boolean
}

/** What is seen of a tile: a back that somebody coloured in, or its face. */
export function Tile({ n, face, isFound, isTurning, isMiss }: Props) {
  const state = face === null ? (isTurning ? 'turning' : 'hidden') : isFound ? 'found' : isMiss ? 'miss' : 'open'
  return (
    <span className={classes.tile} data-state={state}>
      <span className={classes.back}>
        <Scribble n={n} />
      </span>
      <span className={cx(classes.face, lengthOf(face))}>
        {face !== null && (face.drawing === null ? face.word : <Drawing shape={SHAPE_DRAWINGS[face.drawing]} />)}
        {isFound && (
          <span className={classes.mark}>
            <Icon name="check" size={14} />
          </span>
        )}
      </span>
    </span>
  )
}

/**
 * Lets a covered tile turn before anything is rendered: its face is there a frame later, before it can be seen.
 * @param place the button that it lies in
 */
export function drawTurned(place: Element, state: 'turning' | 'open'): void {
  const tile = place.querySelector<HTMLElement>('[data-state="hidden"]')
  if (tile !== null) tile.dataset['state'] = state
}

/** Long words are set smaller, so that they stay in one piece. */
function lengthOf(face: Face | null): string | undefined {
  const longest = Math.max(0, ...(face?.word.split(/[\s-]/u) ?? []).map(({ length }) => length))
  if (longest > 10) return classes.longest
  return longest > 6 ? classes.long : undefined
}

import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import classes from './answer-tile.module.css'
import { tileMarkAt } from './tile-marks.ts'
import { VerdictWord } from './VerdictWord.tsx'
import type { AnswerVerdict } from './verdict.ts'

export type TileState = 'idle' | 'chosen' | AnswerVerdict

interface Props {
  /** Where it stands on the screen, from 0: gives letter, shape and colour. */
  readonly place: number
  readonly state: TileState
  /** Words, with formulas where there are any. */
  readonly children: ReactNode
  /** The radio button or checkbox underneath; without it the tile is only to look at. */
  readonly control?: ReactNode
  readonly multiple?: boolean
  /** Its control does nothing any more. */
  readonly locked?: boolean
}

/** One answer, large: told by shape, colour, letter and words; its state by border, icon and word. */
export function AnswerTile({ place, state, children, control, multiple = false, locked = false }: Props) {
  const { letter, shape, colour } = tileMarkAt(place)
  const changes = control !== undefined && !locked
  const Tag = control === undefined ? 'div' : 'label'
  return (
    <Tag className={classes.tile} data-state={state} data-changes={changes || undefined}>
      {control}
      <span className={classes.mark} style={{ background: colour }}>
        <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden="true">
          <path d={shape} />
        </svg>
        <span className={classes.letter}>{letter}</span>
      </span>{' '}
      <span className={classes.text}>{children}</span>{' '}
      {state !== 'idle' && state !== 'chosen' ? (
        <span className={classes.verdict}>
          <VerdictWord verdict={state} />
        </span>
      ) : (
        changes && (
          <span className={classes.box} data-round={!multiple || undefined}>
            {state === 'chosen' && <Icon name="check" size={18} />}
          </span>
        )
      )}
    </Tag>
  )
}

import { memo, useLayoutEffect, useRef } from 'react'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Ball } from './Ball.tsx'
import classes from './grid.module.css'
import type { Travelling } from './shown-board.ts'
import { travel } from './travel.ts'

interface Props {
  readonly cell: number
  readonly name: string
  /** 0 for a free cell. */
  readonly colour: number
  /** Colour of the ball that has just vanished here, 0 for none. */
  readonly gone: number
  readonly hasCome: boolean
  readonly isChosen: boolean
  readonly isInReach: boolean
  /** Whether the chosen ball would come through here, or to here. */
  readonly onPath: 'on' | 'end' | undefined
  /** How many presses came to nothing, where the last of them was on this cell; 0 elsewhere. */
  readonly refused: number
  readonly isInTabOrder: boolean
  /** How its ball came here; null where it has lain here before. */
  readonly travelling: Travelling | null
  /** Milliseconds until the ball that moves has arrived. */
  readonly delay: number
  readonly onFocus: (cell: number) => void
  /** A mouse is over it. */
  readonly onHover: (cell: number) => void
  readonly onPress: ((cell: number, place: Element) => void) | undefined
}

/**
 * A cell, and the ball on it; one that vanishes is seen for a moment more. Of all cells a press changes some, and the
 * others are not worked out again.
 */
export const Cell = memo(function Cell({ name, colour, gone, hasCome, isChosen, isInReach, ...more }: Props) {
  const { cell, isInTabOrder, travelling, delay, onPath, refused, onFocus, onHover, onPress } = more
  const ball = useRef<HTMLSpanElement>(null)
  const move = travelling?.n
  const path = useRef<readonly number[]>([])
  path.current = travelling?.path ?? []
  useLayoutEffect(() => {
    if (move !== undefined && ball.current !== null) travel(ball.current, path.current)
  }, [move])
  const shown = colour > 0 ? colour : gone
  return (
    <button
      type="button"
      className={classes.cell}
      data-reach={isInReach || undefined}
      data-path={onPath}
      data-chosen={isChosen || undefined}
      tabIndex={isInTabOrder ? 0 : -1}
      aria-disabled={onPress === undefined || undefined}
      aria-pressed={colour > 0 && onPress !== undefined ? isChosen : undefined}
      aria-label={name}
      onFocus={() => onFocus(cell)}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') onHover(cell)
      }}
      onClick={onPress === undefined ? undefined : ({ currentTarget }) => onPress(cell, currentTarget)}
    >
      {shown > 0 && (
        <span ref={ball} className={classes.way}>
          <span
            className={classes.ball}
            data-come={hasCome || undefined}
            data-gone={colour === 0 || undefined}
            style={{ animationDelay: `${delay}ms` }}
          >
            <Ball colour={shown} />
          </span>
        </span>
      )}
      {refused > 0 && (
        <span key={refused} className={classes.refused}>
          <Icon name="close" size={22} />
        </span>
      )}
    </button>
  )
})

const CHOSEN = '[data-chosen]'

/** Whether a ball is chosen on the board of this cell, also one that is only drawn so yet. */
export function isAnyChosen(place: Element): boolean {
  return place.parentElement?.querySelector(CHOSEN) != null
}

/** Marks a ball as the one that is chosen, or no more, before anything is rendered. */
export function drawChosen(place: Element): void {
  const isChosen = place.hasAttribute('data-chosen')
  for (const other of place.parentElement?.querySelectorAll(CHOSEN) ?? []) other.removeAttribute('data-chosen')
  if (!isChosen) place.setAttribute('data-chosen', 'true')
}

/** Marks a free cell as the one that the chosen ball is sent to, until that is rendered. */
export function drawAim(place: Element, isAim: boolean): void {
  place.toggleAttribute('data-aim', isAim)
}

import type { CatsBoard } from '@kredka/contracts/games/engine/cats-board-1/cats-board'
import type { Layout } from '@kredka/contracts/games/engine/cats-board-1/layout'
import { type CSSProperties, memo, type ReactNode } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Scribble } from '../drawings/Scribble.tsx'
import { Box, Cat, LETTERS } from './Cat.tsx'
import classes from './cats.module.css'
import { placeOf } from './fold.ts'

interface Props {
  readonly state: CatsBoard
  readonly chosen: number | null
  /** Absent where the board is only looked at. */
  readonly onChoose?: (cat: number) => void
}

/** The board: walls and boxes to be seen and read, and the cats as buttons that slide over it. */
export function CatsGrid({ state: { layout, cats }, chosen, onChoose }: Props) {
  const t = useText()
  const { boxes, columns } = layout
  const nameOf = (cat: number, cell: number) => {
    const of = { cat: LETTERS[cat] ?? '', ...placeOf(layout, cell) }
    const box = boxes[cat] ?? cell
    if (box === cell) return t('cats.cat_home', of)
    const { row, column } = placeOf(layout, box)
    return t('cats.cat', { ...of, box_row: row, box_column: column })
  }
  return (
    <div className={classes.board} data-columns={columns}>
      <Ground layout={layout} />
      {cats.map((cell, cat) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a cat is its number
          key={cat}
          type="button"
          className={classes.cat}
          style={styleOf(layout, cell)}
          data-cat={cat}
          aria-label={nameOf(cat, cell)}
          aria-pressed={onChoose === undefined ? undefined : cat === chosen}
          aria-disabled={onChoose === undefined || undefined}
          data-home={cell === boxes[cat] || undefined}
          onFocus={() => onChoose?.(cat)}
          onClick={() => onChoose?.(cat)}
        >
          <span
            className={classes.body}
            onAnimationEnd={({ currentTarget }) => currentTarget.removeAttribute('data-bump')}
          >
            <Cat cat={cat} />
          </span>
        </button>
      ))}
      <GroundWords layout={layout} />
    </div>
  )
}

interface GroundProps {
  readonly layout: Layout
}

/** What stands still: no press works it out again. */
const Ground = memo(function Ground({ layout }: GroundProps) {
  return (
    <>
      {layout.walls.map((cell) => (
        <Place key={`wall ${cell}`} layout={layout} cell={cell} look={classes.wall}>
          <Scribble n={cell} />
        </Place>
      ))}
      {layout.boxes.map((cell, cat) => (
        <Place key={`box ${cell}`} layout={layout} cell={cell} look={classes.box}>
          <Box cat={cat} />
        </Place>
      ))}
    </>
  )
})

/** The same for whoever listens. */
const GroundWords = memo(function GroundWords({ layout }: GroundProps) {
  const t = useText()
  return (
    <ul className="visually-hidden" aria-label={t('cats.on_board')}>
      {layout.boxes.map((cell, cat) => (
        <li key={cell}>{t('cats.box', { cat: LETTERS[cat] ?? '', ...placeOf(layout, cell) })}</li>
      ))}
      {layout.walls.map((cell) => (
        <li key={cell}>{t('cats.wall', placeOf(layout, cell))}</li>
      ))}
    </ul>
  )
})

interface PlaceProps {
  readonly layout: Layout
  readonly cell: number
  readonly look: string | undefined
  readonly children: ReactNode
}

function Place({ layout, cell, look, children }: PlaceProps) {
  return (
    <span className={look} style={styleOf(layout, cell)} aria-hidden="true">
      {children}
    </span>
  )
}

/**
 * Lets cats slide before anything is rendered: what is said of it and stands around the board comes a frame later. All
 * of them are told where they belong, for what is rendered may be behind what was drawn.
 */
export function drawAtOnce(board: HTMLElement | null, { layout, cats }: CatsBoard): void {
  for (const button of board?.querySelectorAll<HTMLElement>('button[data-cat]') ?? []) {
    const cell = cats[Number(button.dataset['cat'])]
    if (cell !== undefined) button.style.transform = transformOf(layout, cell)
  }
}

/** Lets a cat bump into what is in its way; whoever wants that again sees it again. */
export function bumpAtOnce(board: HTMLElement | null, cat: number, direction: number): void {
  const body = board?.querySelector(`button[data-cat="${cat}"] > span`)
  for (const before of body?.getAnimations?.() ?? []) before.currentTime = 0
  body?.setAttribute('data-bump', String(direction))
}

function transformOf(layout: Layout, cell: number): string {
  const { row, column } = placeOf(layout, cell)
  return `translate(${(column - 1) * 100}%, ${(row - 1) * 100}%)`
}

function styleOf(layout: Layout, cell: number): CSSProperties {
  const transform = transformOf(layout, cell)
  return { width: `${100 / layout.columns}%`, height: `${100 / layout.rows}%`, transform }
}

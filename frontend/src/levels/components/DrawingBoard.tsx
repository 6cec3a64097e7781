import { readMap, START, WALL } from '@kredka/contracts/games/snake/level'
import type { LevelContent } from '@kredka/contracts/levels/content'
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { cellsBetween, drawOn, foodAt, signAt, TOOLS, type Tool } from '../drawing.ts'
import classes from './editor.module.css'
import { LevelBoard } from './LevelBoard.tsx'

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

interface Props {
  readonly level: LevelContent
  readonly tool: Tool
  /** How many times as large as its place. */
  readonly zoom: number
  readonly faulty: ReadonlySet<number>
  readonly onTool: (tool: Tool) => void
  /** A gesture with a tool over these cells. */
  readonly onDraw: (tool: Tool, cells: readonly number[]) => void
}

/** Where a level is drawn: by pointer and finger over cells, and by keys, with the cell at hand told (GAM-03). */
export function DrawingBoard({ level, tool, zoom, faulty, onTool, onDraw }: Props) {
  const t = useText()
  const about = useId()
  const { columns, rows } = readMap(level.map) ?? { columns: 1, rows: 1 }
  const [cursor, setCursor] = useState(0)
  const [isAtKeys, setAtKeys] = useState(false)
  const at = Math.min(cursor, columns * rows - 1)
  // a gesture is one change, made when the hand leaves: until then only this page shows it
  const [gesture, setGesture] = useState<readonly number[]>([])
  // a quick hand is over several cells and gone before anything of it is rendered
  const drawn = useRef<readonly number[] | null>(null)
  const goOver = (cells: readonly number[] | null) => {
    drawn.current = cells
    setGesture(cells ?? [])
  }
  const seen = gesture.length === 0 ? null : drawOn(level, tool, gesture)
  const shown = seen?.ok === true ? seen.level : level

  const cellOf = ({ clientX, clientY, currentTarget }: PointerEvent): number => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const within = (share: number, most: number) => Math.min(most - 1, Math.max(0, Math.floor(share * most)))
    return within((clientY - top) / height, rows) * columns + within((clientX - left) / width, columns)
  }
  const finish = () => {
    const cells = drawn.current
    if (cells === null) return
    goOver(null)
    onDraw(tool, cells)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const [across, down] = ARROWS[event.key] ?? [0, 0]
    const chosen = TOOLS[Number(event.key) - 1]
    if (across !== 0 || down !== 0) {
      const [x, y] = [(at % columns) + across, Math.floor(at / columns) + down]
      if (x >= 0 && x < columns && y >= 0 && y < rows) setCursor(y * columns + x)
    } else if (chosen !== undefined) onTool(chosen)
    else if (event.key === 'Enter' || event.key === ' ') onDraw(tool, [at])
    else if (event.key === 'Delete' || event.key === 'Backspace') onDraw('erase', [at])
    else return
    event.preventDefault()
  }
  const place = t('levels.cell', { row: Math.floor(at / columns) + 1, column: (at % columns) + 1 })
  return (
    <>
      <div className={classes.frame} data-zoomed={zoom > 1 || undefined}>
        <div
          className={classes.drawing}
          style={{ width: `${zoom * 100}%`, touchAction: tool === 'move' ? 'auto' : 'none' }}
          data-tool={tool}
          // a board of cells that arrows lead over, which no native element is
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys draw
          tabIndex={0}
          aria-label={t('levels.board', { columns, rows })}
          aria-describedby={about}
          onKeyDown={onKeyDown}
          onFocus={() => setAtKeys(true)}
          onBlur={() => setAtKeys(false)}
          onPointerDown={(event) => {
            if (tool === 'move' || event.button !== 0) return
            event.currentTarget.setPointerCapture(event.pointerId)
            setCursor(cellOf(event))
            goOver([cellOf(event)])
          }}
          onPointerMove={(event) => {
            if (drawn.current === null) return
            const cell = cellOf(event)
            const last = drawn.current.at(-1) ?? cell
            if (cell === last) return
            setCursor(cell)
            goOver([...drawn.current, ...cellsBetween(last, cell, columns).slice(1)])
          }}
          onPointerUp={finish}
          onPointerCancel={() => goOver(null)}
        >
          <LevelBoard level={shown} faulty={faulty} cursor={isAtKeys ? at : null} />
        </div>
      </div>
      <p id={about} className="visually-hidden">
        {t('levels.board_keys')}
      </p>
      <p className="visually-hidden" role="status">
        {isAtKeys && `${place} ${contentOf(level, at)}${faulty.has(at) ? ` ${t('levels.is_faulty')}` : ''}`}
      </p>
    </>
  )

  function contentOf(of: LevelContent, cell: number): string {
    const sign = signAt(of, cell)
    const food = foodAt(of, cell)
    if (food !== null) return t('levels.is_food', { food })
    if (sign === WALL) return t('levels.is_wall')
    return sign === START ? t('levels.is_start', { heading: t(`levels.heading_${of.heading}`) }) : t('levels.is_free')
  }
}

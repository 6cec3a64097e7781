import { HEADINGS } from '@kredka/contracts/games/engine/snake-1/board'
import { readMap } from '@kredka/contracts/games/snake/level'
import type { LevelContent } from '@kredka/contracts/levels/content'
import { memo } from 'react'
import classes from './board.module.css'

interface Props {
  readonly level: LevelContent
  readonly faulty: ReadonlySet<number>
  /** Where the keys are; null while they are elsewhere. */
  readonly cursor: number | null
}

/** A level as it is drawn: what is wrong is framed where it is. */
export const LevelBoard = memo(function LevelBoard({ level, faulty, cursor }: Props) {
  const board = readMap(level.map)
  if (board === null) return null
  const { columns, rows, walls, starts, food, strange } = board
  const at = (cell: number) => ({ x: cell % columns, y: Math.floor(cell / columns) })
  const squares = (cells: readonly number[]) => cells.map(at).map(({ x, y }) => `M${x} ${y}h1v1h-1z`)
  const lines = [
    ...Array.from({ length: columns - 1 }, (_, n) => `M${n + 1} 0v${rows}`),
    ...Array.from({ length: rows - 1 }, (_, n) => `M0 ${n + 1}h${columns}`),
  ]
  const edges = [`M0 0h${columns}`, `M${columns} 0v${rows}`, `M0 ${rows}h${columns}`, `M0 0v${rows}`]
  return (
    <svg className={classes.board} viewBox={`-0.15 -0.15 ${columns + 0.3} ${rows + 0.3}`} aria-hidden="true">
      <rect className={classes.paper} width={columns} height={rows} />
      <path className={classes.lines} d={lines.join('')} />
      <path className={classes.walls} d={squares(walls).join('')} />
      {starts.map((cell) => {
        const { x, y } = at(cell)
        const turn = HEADINGS.indexOf(level.heading) * 90
        return (
          <g key={cell} className={classes.start} transform={`translate(${x + 0.5} ${y + 0.5}) rotate(${turn})`}>
            <circle r="0.42" />
            <path d="M0 -0.32L0.24 0.18H-0.24z" />
          </g>
        )
      })}
      {food.flatMap((cells, n) =>
        cells.map((cell) => {
          const { x, y } = at(cell)
          return (
            <g key={cell} className={classes.food} transform={`translate(${x + 0.5} ${y + 0.5})`}>
              <circle r="0.42" />
              <text y="0.18">{n + 1}</text>
            </g>
          )
        }),
      )}
      {edges.map((d, n) => (
        <path key={d} className={classes.edge} data-open={((level.open_edges >> n) & 1) === 1 || undefined} d={d} />
      ))}
      <path className={classes.fault} d={squares([...faulty, ...strange]).join('')} />
      {cursor !== null && <path className={classes.cursor} d={squares([cursor]).join('')} />}
    </svg>
  )
})

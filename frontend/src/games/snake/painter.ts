import { GROWTH, NOWHERE } from '@kredka/contracts/games/engine/snake-1/limits'
import type { Snake, SnakeSetup } from '@kredka/contracts/games/engine/snake-1/snake'
import { scribble } from '../drawings/crayon.ts'
import { FOODS } from '../drawings/foods.ts'
import type { Shape } from '../drawings/shape.ts'
import { grainOf } from './grain.ts'
import type { Frame } from './useSnake.ts'
import { type Way, wayOf } from './way.ts'

/** Colours of the page, whichever palette it is drawn in. */
export interface Colours {
  readonly paper: string
  readonly line: string
  readonly wall: string
  readonly ink: string
  readonly snake: string
  readonly foods: readonly string[]
}

export interface Painter {
  readonly paint: (frame: Frame<Snake>) => void
}

const EATEN: readonly Shape[] = Object.values(FOODS)
/** Drawings stand on a grid of so many. */
const DRAWING_SIDE = 24
const SCRIBBLE_SIDE = 100

/** Reads the colours from where the canvas stands, so that every palette and the dark have their own. */
export function coloursAt(element: Element): Colours {
  const style = getComputedStyle(element)
  const read = (name: string) => style.getPropertyValue(`--${name}`).trim()
  return {
    paper: read('surface'),
    line: read('line'),
    wall: read('brand-crayon'),
    ink: read('ink'),
    snake: read('answer-4'),
    foods: EATEN.map(({ colour }) => read(`answer-${colour}`)),
  }
}

/**
 * Draws a board with its snake. All that stands still is drawn once, and copied beneath what moves.
 * @param cell pixels of the canvas along each side of a cell
 * @returns null where the browser draws nothing
 */
export function createPainter(
  canvas: HTMLCanvasElement,
  setup: SnakeSetup,
  colours: Colours,
  cell: number,
): Painter | null {
  canvas.width = setup.columns * cell
  canvas.height = setup.rows * cell
  const brush = canvas.getContext('2d', { alpha: false })
  const ground = groundOf(setup, colours, cell)
  const foods = EATEN.map((shape, n) => stampOf(shape, colours.foods[n] ?? colours.ink, cell))
  if (brush === null || ground === null) return null
  const crayon = grainOf(brush, colours.snake, colours.paper)
  brush.lineCap = 'round'
  brush.lineJoin = 'round'
  return {
    paint({ state, part, ghost }) {
      brush.drawImage(ground, 0, 0)
      const stamp = foods[state.eaten % foods.length]
      if (state.food !== NOWHERE && stamp != null) {
        brush.drawImage(stamp, (state.food % setup.columns) * cell, Math.floor(state.food / setup.columns) * cell)
      }
      if (ghost !== undefined) paintGhost(brush, ghost, colours, cell)
      const way = wayOf(state, part)
      trace(brush, way, cell)
      brush.strokeStyle = colours.snake
      brush.lineWidth = cell * 0.8
      brush.stroke()
      brush.strokeStyle = crayon
      brush.lineWidth = cell * 0.62
      brush.stroke()
      paintHead(brush, state, way, colours, cell)
      // it has just eaten, and there is more
      if (state.growing >= GROWTH && state.eaten > 0 && state.food !== NOWHERE)
        paintBite(brush, way, part, colours, cell)
    },
  }
}

/** An outline that the paper shows through: nobody takes it for a snake that one can run into. */
function paintGhost(
  brush: CanvasRenderingContext2D,
  { state, part }: Frame<Snake>,
  colours: Colours,
  cell: number,
): void {
  const way = wayOf(state, part)
  trace(brush, way, cell)
  brush.globalAlpha = 0.55
  brush.strokeStyle = colours.ink
  brush.lineWidth = cell * 0.6
  brush.stroke()
  brush.globalAlpha = 1
  brush.strokeStyle = colours.paper
  brush.lineWidth = cell * 0.6 - Math.max(2, cell * 0.12)
  brush.stroke()
  brush.fillStyle = colours.ink
  brush.globalAlpha = 0.55
  for (const side of [-1, 1]) {
    brush.beginPath()
    brush.arc((way.head.x + 0.5 + side * 0.13) * cell, (way.head.y + 0.46) * cell, cell * 0.07, 0, 2 * Math.PI)
    brush.fill()
  }
  brush.globalAlpha = 1
}

/** The middle of a snake as one line, with gaps where it goes through an edge. */
function trace(brush: CanvasRenderingContext2D, { points }: Way, cell: number): void {
  brush.beginPath()
  for (const { x, y, isNew } of points) {
    if (isNew) brush.moveTo((x + 0.5) * cell, (y + 0.5) * cell)
    // a point alone is a line of no length, which round ends make a dot
    brush.lineTo((x + 0.5) * cell, (y + 0.5) * cell)
  }
}

/** A ring that opens around the head until the next step. */
function paintBite(
  brush: CanvasRenderingContext2D,
  { head }: Way,
  part: number,
  { snake }: Colours,
  cell: number,
): void {
  brush.globalAlpha = 1 - part
  brush.strokeStyle = snake
  brush.lineWidth = cell * 0.12
  brush.beginPath()
  brush.arc((head.x + 0.5) * cell, (head.y + 0.5) * cell, cell * (0.5 + 0.7 * part), 0, 2 * Math.PI)
  brush.stroke()
  brush.globalAlpha = 1
}

/** Eyes look where the snake will go, as soon as somebody says so. */
function paintHead(
  brush: CanvasRenderingContext2D,
  { turns, heading, end }: Snake,
  { head }: Way,
  { ink, paper, snake }: Colours,
  cell: number,
): void {
  const to = turns[0] ?? heading
  const [ahead, aside] = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ].flatMap(([x = 0, y = 0], n) =>
    n === to
      ? [
          { x, y },
          { x: -y, y: x },
        ]
      : [],
  )
  if (ahead === undefined || aside === undefined) return
  const [x, y] = [(head.x + 0.5) * cell, (head.y + 0.5) * cell]
  brush.fillStyle = snake
  brush.beginPath()
  brush.arc(x, y, cell * 0.44, 0, 2 * Math.PI)
  brush.fill()
  for (const side of [-1, 1]) {
    const eyeX = x + (ahead.x * 0.14 + aside.x * 0.2 * side) * cell
    const eyeY = y + (ahead.y * 0.14 + aside.y * 0.2 * side) * cell
    brush.fillStyle = paper
    brush.beginPath()
    brush.arc(eyeX, eyeY, cell * 0.16, 0, 2 * Math.PI)
    brush.fill()
    brush.fillStyle = ink
    brush.strokeStyle = ink
    brush.lineWidth = Math.max(1, cell * 0.06)
    brush.beginPath()
    if (end === 'dead') {
      const arm = cell * 0.1
      brush.moveTo(eyeX - arm, eyeY - arm)
      brush.lineTo(eyeX + arm, eyeY + arm)
      brush.moveTo(eyeX - arm, eyeY + arm)
      brush.lineTo(eyeX + arm, eyeY - arm)
      brush.stroke()
    } else {
      brush.arc(eyeX + ahead.x * cell * 0.05, eyeY + ahead.y * cell * 0.05, cell * 0.08, 0, 2 * Math.PI)
      brush.fill()
    }
  }
}

/** Squared paper, walls that somebody coloured in, and the edges: closed ones are lines, open ones are dashed. */
function groundOf(setup: SnakeSetup, { paper, line, wall }: Colours, cell: number): HTMLCanvasElement | null {
  const { columns, rows, walls, open_edges } = setup
  const [width, height] = [columns * cell, rows * cell]
  const { canvas, brush } = sheetOf(width, height)
  if (brush === null) return null
  brush.fillStyle = paper
  brush.fillRect(0, 0, width, height)
  brush.strokeStyle = line
  brush.lineWidth = 1
  brush.beginPath()
  for (let x = 1; x < columns; x += 1) {
    brush.moveTo(x * cell + 0.5, 0)
    brush.lineTo(x * cell + 0.5, height)
  }
  for (let y = 1; y < rows; y += 1) {
    brush.moveTo(0, y * cell + 0.5)
    brush.lineTo(width, y * cell + 0.5)
  }
  brush.stroke()
  brush.lineCap = 'round'
  brush.strokeStyle = wall
  brush.fillStyle = wall
  for (const at of walls) {
    brush.save()
    brush.translate((at % columns) * cell, Math.floor(at / columns) * cell)
    brush.scale(cell / SCRIBBLE_SIDE, cell / SCRIBBLE_SIDE)
    // what is filled is one wall with its neighbours; the strokes are each cell's own
    brush.globalAlpha = 0.45
    brush.fillRect(0, 0, SCRIBBLE_SIDE, SCRIBBLE_SIDE)
    brush.globalAlpha = 1
    brush.lineWidth = 6
    brush.stroke(new Path2D(scribble(at)))
    brush.restore()
  }
  const edges: readonly (readonly [number, number, number, number])[] = [
    [0, 0, width, 0],
    [width, 0, width, height],
    [0, height, width, height],
    [0, 0, 0, height],
  ]
  brush.lineWidth = Math.max(3, cell * 0.3)
  for (const [heading, [x0, y0, x1, y1]] of edges.entries()) {
    brush.setLineDash(((open_edges >> heading) & 1) === 1 ? [cell * 0.3, cell * 0.7] : [])
    brush.beginPath()
    brush.moveTo(x0, y0)
    brush.lineTo(x1, y1)
    brush.stroke()
  }
  return canvas
}

/** A thing to eat, in three strokes that are never quite in the same place. */
function stampOf(shape: Shape, colour: string, cell: number): HTMLCanvasElement | null {
  const { canvas, brush } = sheetOf(cell, cell)
  if (brush === null) return null
  const path = new Path2D(shape.path)
  brush.scale(cell / DRAWING_SIDE, cell / DRAWING_SIDE)
  brush.strokeStyle = colour
  brush.fillStyle = colour
  brush.lineCap = 'round'
  brush.lineJoin = 'round'
  brush.lineWidth = 2
  brush.globalAlpha = 0.35
  brush.fill(path)
  for (const [alpha, shift] of [
    [1, 0],
    [0.5, 0.4],
    [0.4, -0.4],
  ] as const) {
    brush.globalAlpha = alpha
    brush.setTransform(cell / DRAWING_SIDE, 0, 0, cell / DRAWING_SIDE, shift, -shift)
    brush.stroke(path)
  }
  return canvas
}

function sheetOf(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return { canvas, brush: canvas.getContext('2d') }
}

import { type Graph, transitionsFrom } from '@kredka/contracts/kernel/graph'

/**
 * A life laid out from left to right: states in columns, between them the transitions that lead from one to another.
 */
export interface Layout {
  readonly width: number
  readonly height: number
  readonly states: readonly StateNode[]
  readonly transitions: readonly TransitionEdge[]
}
export interface StateNode extends Box {
  readonly name: string
  /** What can be done without leaving the state. */
  readonly stays: readonly string[]
  readonly isFirst: boolean
  readonly isLast: boolean
}
export interface TransitionEdge {
  readonly commands: readonly string[]
  /** From state to state; between them where the transition bends. */
  readonly points: readonly Point[]
}
export interface Point {
  readonly x: number
  readonly y: number
}
/** `x`, `y`: its middle. */
export interface Box extends Point {
  readonly width: number
  readonly height: number
}

interface Transition {
  readonly from: string
  readonly to: string
  readonly commands: readonly string[]
}
/** A state, or a place where a long transition passes a column. */
interface NodePosition {
  readonly key: string
  readonly column: number
  readonly width: number
  readonly height: number
}

const NODE_HEIGHT = 36
const LINE = 15
const LETTER = 7.2
/** Between two transitions at one side of a state. */
const PORT = 20
const COLUMN_GAP = 46
const ROW_GAP = 26
const MARGIN = 16
const SWEEPS = 12

export function textWidth(text: string): number {
  return text.length * LETTER
}

export function layout(graph: Graph): Layout {
  const names = Object.keys(graph)
  const all = transitionsOf(graph)
  const columns = columnsOf(names, all)
  const stays = (name: string) => all.find(({ from, to }) => from === name && to === name)?.commands ?? []
  const leaving = all.filter(({ from, to }) => from !== to)
  const columnOf = (name: string) => columns.get(name) ?? 0
  const sideOf = (name: string) => {
    const others = leaving.flatMap(({ from, to }) => (from === name ? [to] : to === name ? [from] : []))
    const right = others.filter((other) => columnOf(other) > columnOf(name)).length
    return Math.max(right, others.length - right)
  }
  const spots: NodePosition[] = names.map((name) => ({
    key: name,
    column: columnOf(name),
    width: Math.max(textWidth(name) + 28, ...stays(name).map((command) => textWidth(command) + 36)),
    height: Math.max(NODE_HEIGHT + stays(name).length * LINE, sideOf(name) * PORT + 14),
  }))
  const paths = leaving.map((transition) => ({ transition, keys: pathOf(transition, columns) }))
  for (const { keys } of paths) {
    for (const { key, column } of keys) {
      if (!spots.some((spot) => spot.key === key)) spots.push({ key, column, width: 0, height: LINE })
    }
  }
  const rows = ordered(
    spots,
    paths.map(({ keys }) => keys.map(({ key }) => key)),
  )
  const placed = place(rows, leaving, columns)
  const boxOf = (key: string) => placed.boxes.get(key) ?? { x: 0, y: 0, width: 0, height: 0 }
  return {
    width: placed.width,
    height: placed.height,
    states: names.map((name) => ({
      name,
      ...boxOf(name),
      stays: stays(name),
      isFirst: name === names[0],
      isLast: leaving.every(({ from }) => from !== name),
    })),
    transitions: portsOf(paths, columns, boxOf),
  }
}

/** One transition from state to state, whatever number of commands takes it. */
function transitionsOf(graph: Graph): readonly Transition[] {
  const found = new Map<string, { from: string; to: string; commands: string[] }>()
  for (const [from, commands] of Object.entries(graph)) {
    for (const command of Object.keys(commands)) {
      for (const to of transitionsFrom(graph, from, command)) {
        const transition = found.get(`${from} ${to}`) ?? { from, to, commands: [] }
        transition.commands.push(command)
        found.set(`${from} ${to}`, transition)
      }
    }
  }
  return [...found.values()]
}

/** The column of a state: behind all that lead to it, but for those that lead back to where one has been. */
function columnsOf(names: readonly string[], transitions: readonly Transition[]): ReadonlyMap<string, number> {
  const columns = new Map<string, number>()
  const visit = (name: string, column: number, before: readonly string[]) => {
    if (before.includes(name) || (columns.get(name) ?? -1) >= column) return
    columns.set(name, column)
    for (const { to } of transitions.filter(({ from }) => from === name)) visit(to, column + 1, [...before, name])
  }
  for (const name of names) if (!columns.has(name)) visit(name, 0, [])
  return columns
}

/** The states of a transition and the places between them, from left to right. */
function pathOf({ from, to }: Transition, columns: ReadonlyMap<string, number>) {
  const [a, b] = [columns.get(from) ?? 0, columns.get(to) ?? 0]
  const [left, right] = a <= b ? [from, to] : [to, from]
  const [first, last] = [Math.min(a, b), Math.max(a, b)]
  const between = Array.from({ length: Math.max(last - first - 1, 0) }, (_, n) => first + 1 + n)
  return [
    { key: left, column: first },
    ...between.map((column) => ({ key: `${from} ${to} ${column}`, column })),
    { key: right, column: last },
  ]
}

/**
 * Nodes of each column from top to bottom, so that few transitions cross: each goes to the middle of its neighbours.
 */
function ordered(
  spots: readonly NodePosition[],
  paths: readonly (readonly string[])[],
): readonly (readonly NodePosition[])[] {
  const count = Math.max(...spots.map(({ column }) => column)) + 1
  let rows = Array.from({ length: count }, (_, column) => spots.filter((spot) => spot.column === column))
  const neighbours = (key: string) =>
    paths.flatMap((path) => path.filter((_, n) => path[n - 1] === key || path[n + 1] === key))
  let best = { rows, crossings: crossingsOf(rows, paths) }
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    for (let n = 0; n < count; n += 1) {
      const column = sweep % 2 === 0 ? n : count - 1 - n
      const place = new Map(rows.flatMap((row) => row.map(({ key }, at) => [key, at - (row.length - 1) / 2] as const)))
      const weight = ({ key }: NodePosition) => {
        const near = neighbours(key).map((one) => place.get(one) ?? 0)
        return near.length === 0 ? (place.get(key) ?? 0) : near.reduce((a, b) => a + b, 0) / near.length
      }
      rows = rows.map((row, at) => (at === column ? row.toSorted((a, b) => weight(a) - weight(b)) : row))
    }
    const crossings = crossingsOf(rows, paths)
    if (crossings < best.crossings) best = { rows, crossings }
  }
  return best.rows
}

function crossingsOf(rows: readonly (readonly NodePosition[])[], paths: readonly (readonly string[])[]): number {
  const place = new Map(rows.flatMap((row, column) => row.map(({ key }, at) => [key, { column, at }] as const)))
  const lines = paths.flatMap((path) =>
    path.slice(1).map((key, n) => [place.get(path[n] ?? ''), place.get(key)] as const),
  )
  let crossings = 0
  for (const [a, b] of lines) {
    for (const [c, d] of lines) {
      if (!a || !b || !c || !d || a.column !== c.column || b.column !== d.column) continue
      if (a.at < c.at && b.at > d.at) crossings += 1
    }
  }
  return crossings
}

function place(
  rows: readonly (readonly NodePosition[])[],
  transitions: readonly Transition[],
  columns: ReadonlyMap<string, number>,
) {
  const heightOf = (row: readonly NodePosition[]) =>
    row.reduce((sum, { height }) => sum + height, 0) + Math.max(row.length - 1, 0) * ROW_GAP
  const height = Math.max(...rows.map(heightOf)) + 2 * MARGIN
  const boxes = new Map<string, Box>()
  let x = MARGIN
  rows.forEach((row, column) => {
    const width = Math.max(...row.map((spot) => spot.width))
    let y = (height - heightOf(row)) / 2
    for (const spot of row) {
      boxes.set(spot.key, { x: x + width / 2, y: y + spot.height / 2, width: spot.width, height: spot.height })
      y += spot.height + ROW_GAP
    }
    // what stands on the transitions to the next column has room between the two
    const said = transitions
      .filter(({ from, to }) => Math.min(columns.get(from) ?? 0, columns.get(to) ?? 0) === column)
      .flatMap(({ commands }) => commands.map(textWidth))
    x += width + (column === rows.length - 1 ? MARGIN : COLUMN_GAP + Math.max(0, ...said))
  })
  return { boxes, width: x, height }
}

/** Where transitions leave and reach the sides of states: spread over the side, in the order of where they go. */
function portsOf(
  paths: readonly { readonly transition: Transition; readonly keys: readonly { readonly key: string }[] }[],
  columns: ReadonlyMap<string, number>,
  boxOf: (key: string) => Box,
): readonly TransitionEdge[] {
  const port = (key: string, side: 'left' | 'right', own: number) => {
    const box = boxOf(key)
    const there = paths
      .map(({ keys }, n) => ({
        n,
        next: side === 'right' ? keys[1] : keys.at(-2),
        end: side === 'right' ? keys[0] : keys.at(-1),
      }))
      .filter(({ end }) => end?.key === key)
      .toSorted((a, b) => boxOf(a.next?.key ?? '').y - boxOf(b.next?.key ?? '').y)
    const at = there.findIndex(({ n }) => n === own)
    const room = box.height - 12
    return {
      x: box.x + (side === 'right' ? box.width / 2 : -box.width / 2),
      y: box.y - room / 2 + (room * (at + 1)) / (there.length + 1),
    }
  }
  return paths.map(({ transition, keys }, n) => {
    const inner = keys.slice(1, -1).map(({ key }) => ({ x: boxOf(key).x, y: boxOf(key).y }))
    const points = [port(keys[0]?.key ?? '', 'right', n), ...inner, port(keys.at(-1)?.key ?? '', 'left', n)]
    const back = (columns.get(transition.from) ?? 0) > (columns.get(transition.to) ?? 0)
    return { commands: transition.commands, points: back ? points.toReversed() : points }
  })
}

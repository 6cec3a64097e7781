import type { Graph } from '@kredka/contracts/kernel/graph'
import { type Box, layout, type Point, type StateNode, type TransitionEdge, textWidth } from './layout.ts'

const LINE = 15
/** Colours of the product, in the light and in the dark, for a drawing that stands alone. */
const STYLE = `
  text { font: 13px Inter, system-ui, sans-serif; fill: #23262f; text-anchor: middle; dominant-baseline: central }
  .state rect { fill: #fff; stroke: #3b4a6b; stroke-width: 1.5 }
  .state.first rect { stroke-dasharray: 4 4 }
  .state.last rect { fill: #eef1f7 }
  .state text { font-weight: 600 }
  .state .stays { font-weight: 400; font-size: 12px; fill: #55607a }
  .transition { fill: none; stroke: #6b7894; stroke-width: 1.5 }
  .tip { fill: #6b7894 }
  .said { font-size: 12px; fill: #2b4c9b; paint-order: stroke; stroke: #fff; stroke-width: 5px; stroke-linejoin: round }
  .ground { fill: #fff }
  @media (prefers-color-scheme: dark) {
    text { fill: #e8eaf0 }
    .state rect { fill: #1d212b; stroke: #93a4cc }
    .state.last rect { fill: #2a303d }
    .state .stays { fill: #aab3c8 }
    .transition { stroke: #8a96b3 }
    .tip { fill: #8a96b3 }
    .said { fill: #a9c1ff; stroke: #14171e }
    .ground { fill: #14171e }
  }`

/**
 * The drawing of a life as a file, the same for the same graph.
 * @param title what it shows, for those who do not see it
 */
export function draw(title: string, graph: Graph): string {
  return `${drawing({ title, tip: 'tip' }, graph, `<style>${STYLE}\n</style>`)}\n`
}

/**
 * @param names `tip`: the id of its arrow heads, one of its own for each drawing of a page.
 * @param style where the page around it has none for it
 */
export function drawing(
  { title, tip }: { readonly title: string; readonly tip: string },
  graph: Graph,
  style = '',
): string {
  const { width, height, states, transitions } = layout(graph)
  const taken: Box[] = [...states]
  const said = transitions.map((transition) => {
    const box = placeFor(transition, taken)
    taken.push(box)
    return words(transition.commands, box)
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(width)} ${round(height)}" width="${round(width)}" height="${round(height)}" role="img" aria-label="${title}">`,
    `<title>${title}</title>`,
    ...(style === '' ? [] : [style]),
    `<defs><marker id="${tip}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path class="tip" d="M0 0 8 4 0 8z"/></marker></defs>`,
    '<rect class="ground" width="100%" height="100%" rx="12"/>',
    ...transitions.map(({ points }) => `<path class="transition" d="${curve(points)}" marker-end="url(#${tip})"/>`),
    ...states.map(stateOf),
    ...said,
    '</svg>',
  ].join('\n')
}

function stateOf({ name, x, y, width, height, stays, isFirst, isLast }: StateNode): string {
  const top = y - (stays.length * LINE) / 2
  const classes = ['state', ...(isFirst ? ['first'] : []), ...(isLast ? ['last'] : [])].join(' ')
  const box = `<rect x="${round(x - width / 2)}" y="${round(y - height / 2)}" width="${round(width)}" height="${round(height)}" rx="10"/>`
  const own = `<text x="${round(x)}" y="${round(top)}">${shown(name)}</text>`
  const loops = stays.map((command, n) => {
    return `<text class="stays" x="${round(x)}" y="${round(top + (n + 1) * LINE)}">↻ ${shown(command)}</text>`
  })
  return `<g class="${classes}">${box}${own}${loops.join('')}</g>`
}

function words(commands: readonly string[], { x, y }: Point): string {
  const top = y - ((commands.length - 1) * LINE) / 2
  return commands
    .map((command, n) => `<text class="said" x="${round(x)}" y="${round(top + n * LINE)}">${shown(command)}</text>`)
    .join('')
}

/** The place on a transition where its words lie least upon others. */
function placeFor({ commands, points }: TransitionEdge, taken: readonly Box[]): Box {
  const width = Math.max(...commands.map(textWidth))
  const height = commands.length * LINE
  let best: { readonly box: Box; readonly cost: number } | undefined
  for (let n = 1; n < 20; n += 1) {
    const at = n / 20
    const box = { ...along(points, at), width, height }
    const cost = taken.reduce((sum, other) => sum + overlap(box, other), 0) + Math.abs(at - 0.5) * 40
    if (best === undefined || cost < best.cost) best = { box, cost }
  }
  return best?.box ?? { x: 0, y: 0, width, height }
}

function overlap(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width / 2, b.x + b.width / 2) - Math.max(a.x - a.width / 2, b.x - b.width / 2)
  const down = Math.min(a.y + a.height / 2, b.y + b.height / 2) - Math.max(a.y - a.height / 2, b.y - b.height / 2)
  return across > 0 && down > 0 ? across * down : 0
}

interface Piece {
  readonly from: Point
  readonly to: Point
  /** How far its handles reach, and whither. */
  readonly reach: number
}

function piecesOf(points: readonly Point[]): readonly Piece[] {
  return points.slice(1).map((to, n) => {
    const from = points[n] ?? to
    return { from, to, reach: (to.x - from.x) / 2 }
  })
}

function curve(points: readonly Point[]): string {
  const [first] = points
  const pieces = piecesOf(points).map(({ from, to, reach }) => {
    const [a, b] = [from.x + reach, to.x - reach]
    return `C${round(a)} ${round(from.y)} ${round(b)} ${round(to.y)} ${round(to.x)} ${round(to.y)}`
  })
  return `M${round(first?.x ?? 0)} ${round(first?.y ?? 0)}${pieces.join('')}`
}

/** A point of the curve; `at` from 0 to 1. */
function along(points: readonly Point[], at: number): Point {
  const pieces = piecesOf(points)
  const n = Math.min(Math.floor(at * pieces.length), pieces.length - 1)
  const piece = pieces[n]
  if (piece === undefined) return { x: 0, y: 0 }
  const t = at * pieces.length - n
  const { from, to, reach } = piece
  const [a, b, c, d] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3]
  return {
    x: a * from.x + b * (from.x + reach) + c * (to.x - reach) + d * to.x,
    y: (a + b) * from.y + (c + d) * to.y,
  }
}

function shown(name: string): string {
  return name.replaceAll('_', ' ')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

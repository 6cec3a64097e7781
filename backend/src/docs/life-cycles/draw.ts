import type { Graph } from '@kredka/contracts/kernel/graph'
import { layout, type Point, type StateNode, type TransitionEdge } from './layout.ts'

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
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(width)} ${round(height)}" width="${round(width)}" height="${round(height)}" role="img" aria-label="${title}">`,
    `<title>${title}</title>`,
    ...(style === '' ? [] : [style]),
    `<defs><marker id="${tip}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path class="tip" d="M0 0 8 4 0 8z"/></marker></defs>`,
    '<rect class="ground" width="100%" height="100%" rx="12"/>',
    ...transitions.map(({ points }) => `<path class="transition" d="${curve(points)}" marker-end="url(#${tip})"/>`),
    ...states.map(stateOf),
    ...transitions.map(words),
    '</svg>',
  ].join('\n')
}

function stateOf({ name, x, y, width, height, stays, isFirst, isLast }: StateNode): string {
  const top = y - (stays.length * LINE) / 2
  const classes = ['state', ...(isFirst ? ['first'] : []), ...(isLast ? ['last'] : [])].join(' ')
  const box = `<rect x="${round(x - width / 2)}" y="${round(y - height / 2)}" width="${round(width)}" height="${round(height)}" rx="10"/>`
  const own = `<text x="${round(x)}" y="${round(top)}">${toLabel(name)}</text>`
  const loops = stays.map((command, n) => {
    return `<text class="stays" x="${round(x)}" y="${round(top + (n + 1) * LINE)}">↻ ${toLabel(command)}</text>`
  })
  return `<g class="${classes}">${box}${own}${loops.join('')}</g>`
}

function words({ commands, words: { x, y } }: TransitionEdge): string {
  const top = y - ((commands.length - 1) * LINE) / 2
  return commands
    .map((command, n) => `<text class="said" x="${round(x)}" y="${round(top + n * LINE)}">${toLabel(command)}</text>`)
    .join('')
}

/** Leaves and reaches states, and passes between them, from side to side. */
function curve(points: readonly Point[]): string {
  const [first] = points
  const pieces = points.slice(1).map((to, n) => {
    const from = points[n] ?? to
    const middle = round((from.x + to.x) / 2)
    return `C${middle} ${round(from.y)} ${middle} ${round(to.y)} ${round(to.x)} ${round(to.y)}`
  })
  return `M${round(first?.x ?? 0)} ${round(first?.y ?? 0)}${pieces.join('')}`
}

function toLabel(name: string): string {
  return name.replaceAll('_', ' ')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

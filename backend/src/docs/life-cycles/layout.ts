import * as dagre from '@dagrejs/dagre'
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
  /** Where the names of its commands stand. */
  readonly words: Point
}
export interface Point {
  readonly x: number
  readonly y: number
}
/** `x`, `y`: its middle. */
interface Box extends Point {
  readonly width: number
  readonly height: number
}

interface Transition {
  readonly from: string
  readonly to: string
  readonly commands: readonly string[]
}

const NODE_HEIGHT = 36
const LINE = 15
const LETTER = 7.2
/** Between two transitions at one side of a state. */
const PORT = 20
const SPACES = { rankdir: 'LR', ranksep: 46, nodesep: 22, edgesep: 14, marginx: 16, marginy: 16 }

type Places = dagre.Graph<dagre.GraphLabel, dagre.NodeLabel, dagre.EdgeLabel>

export function layout(graph: Graph): Layout {
  const names = Object.keys(graph)
  const all = transitionsOf(graph)
  const stays = (name: string) => all.find(({ from, to }) => from === name && to === name)?.commands ?? []
  const leaving = all.filter(({ from, to }) => from !== to)
  const places: Places = new dagre.Graph()
  places.setGraph({ ...SPACES })
  for (const [n, name] of names.entries()) {
    const others = leaving.flatMap(({ from, to }) => (from === name ? [to] : to === name ? [from] : []))
    const later = others.filter((other) => names.indexOf(other) > n).length
    places.setNode(name, {
      width: Math.max(textWidth(name) + 28, ...stays(name).map((command) => textWidth(command) + 36)),
      height: Math.max(NODE_HEIGHT + stays(name).length * LINE, Math.max(later, others.length - later) * PORT + 14),
    })
  }
  for (const { from, to, commands } of leaving) {
    const words = { width: Math.max(...commands.map(textWidth)), height: commands.length * LINE }
    places.setEdge(from, to, { ...words, labelpos: 'c' })
  }
  dagre.layout(places)
  const { width = 0, height = 0 } = places.graph()
  return {
    width,
    height,
    states: names.map((name) => ({
      name,
      ...boxOf(places.node(name)),
      stays: stays(name),
      isFirst: name === names[0],
      isLast: leaving.every(({ from }) => from !== name),
    })),
    transitions: joinEdges(leaving, places),
  }
}

/** Transitions with their ends spread over the sides of their states, in the order of where they lead. */
function joinEdges(leaving: readonly Transition[], places: Places): readonly TransitionEdge[] {
  const lines = leaving.map(({ from, to, commands }) => {
    const edge = places.edge(from, to)
    const words = boxOf(edge)
    const back = (places.node(from).x ?? 0) > (places.node(to).x ?? 0)
    const bends = (edge.points ?? []).slice(1, -1).flatMap((bend: Point) => spread(bend, words, back))
    return { from, to, commands, words, bends }
  })
  const ends = lines.flatMap(({ from, to, bends }) => [endAt(from, bends[0], places), endAt(to, bends.at(-1), places)])
  const ports = ends.map((own) => {
    const { name, state, side } = own
    const beside = ends.filter((one) => one.name === name && one.side === side).toSorted((a, b) => a.slope - b.slope)
    const at = (beside.indexOf(own) + 1) / (beside.length + 1)
    return { x: state.x + (side * state.width) / 2, y: state.y + (at - 0.5) * (state.height - 12) }
  })
  return lines.map(({ commands, words, bends }, n) => {
    return {
      commands,
      words,
      points: [...ports.slice(2 * n, 2 * n + 1), ...bends, ...ports.slice(2 * n + 1, 2 * n + 2)],
    }
  })
}
/** A side of a state, by whether it lies to the left or to the right of what comes next, and how steeply one leaves it. */
function endAt(name: string, next: Point | undefined, places: Places) {
  const state = boxOf(places.node(name))
  const { x, y } = next ?? state
  return { name, state, side: Math.sign(x - state.x), slope: (y - state.y) / Math.abs(x - state.x) }
}

/** A transition passes its words levelly. */
function spread(bend: Point, words: Box, back: boolean): readonly Point[] {
  if (bend.x !== words.x || bend.y !== words.y) return [bend]
  const half = (back ? -1 : 1) * (words.width / 2)
  return [
    { x: bend.x - half, y: bend.y },
    { x: bend.x + half, y: bend.y },
  ]
}

function textWidth(text: string): number {
  return text.length * LETTER
}

function boxOf({ x = 0, y = 0, width = 0, height = 0 }: dagre.NodeLabel | dagre.EdgeLabel): Box {
  return { x, y, width, height }
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

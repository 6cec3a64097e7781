import type { Engine } from '../engine.ts'
import { hashOf } from '../integers.ts'
import { randomOf, type Seed, shuffle } from '../random.ts'

/** Pairs of a set; a small board has some of them, by lot. */
export const SET_PAIRS = 18
/** What lies on a tile that nobody has turned over yet. */
export const UNKNOWN = -1

export interface MemorySetup {
  /** Tiles on the board, an even number. */
  readonly tiles: number
}

export interface Memory {
  /** Tile → its face, once it was told. Faces `2 n` and `2 n + 1` are the pair `n`. */
  readonly faces: readonly number[]
  /** Tiles whose pair was found. */
  readonly found: readonly boolean[]
  /** Tiles that lie open without being found, at most two. */
  readonly open: readonly number[]
  /** Times that a second tile was turned over. */
  readonly moves: number
}

/**
 * Memory: an input is a tile that is turned over. A second one that does not fit the first stays open with it until
 * the next input turns both back.
 */
export const memory: Engine<MemorySetup, Memory> = {
  begin: ({ tiles }) => ({
    faces: Array.from({ length: tiles }, () => UNKNOWN),
    found: Array.from({ length: tiles }, () => false),
    open: [],
    moves: 0,
  }),
  tell(state, tile, { seedOf }) {
    const face = canTurn(state, tile) ? deal(state.faces.length, seedOf(0))[tile] : undefined
    return face === undefined ? null : [face]
  },
  step(state, tile, told) {
    const [face] = told
    if (face === undefined || told.length !== 1 || !canTurn(state, tile) || !canLie(state, tile, face)) return null
    const faces = state.faces.with(tile, face)
    const [first] = waiting(state)
    if (first === undefined) return { ...state, faces, open: [tile] }
    const isPair = pairOf(state.faces[first] ?? UNKNOWN) === pairOf(face)
    return {
      faces,
      found: isPair ? state.found.with(first, true).with(tile, true) : state.found,
      open: isPair ? [] : [first, tile],
      moves: state.moves + 1,
    }
  },
  isOver: ({ found }) => found.every(Boolean),
  score: ({ moves }) => moves,
  hash: ({ faces, found, open, moves }) => hashOf([...faces, ...found.map(Number), ...open, moves]),
}

/** Which face lies on which tile. */
export function deal(tiles: number, seed: Seed): readonly number[] {
  const random = randomOf(seed)
  const all = Array.from({ length: SET_PAIRS }, (_, pair) => pair)
  const pairs = shuffle(all, random).slice(0, tiles >> 1)
  const faces = pairs.flatMap((pair) => [2 * pair, 2 * pair + 1])
  return shuffle(faces, random)
}

export function pairOf(face: number): number {
  return face >> 1
}

/** The tile that waits for its second one. */
function waiting({ open }: Memory): readonly number[] {
  return open.length === 1 ? open : []
}

function canTurn(state: Memory, tile: number): boolean {
  return state.found[tile] === false && !waiting(state).includes(tile)
}

/** Each face lies on one tile, and stays there. */
function canLie({ faces }: Memory, tile: number, face: number): boolean {
  if (!Number.isInteger(face) || face < 0 || face >= 2 * SET_PAIRS) return false
  const known = faces.indexOf(face)
  return known === tile || (known < 0 && faces[tile] === UNKNOWN)
}

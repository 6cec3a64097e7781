import { HEADINGS } from '../engine/snake-1/board.ts'
import { type SnakeSetup as Board, snake } from '../engine/snake-1/snake.ts'
import { definePlay, positionOf } from '../game.ts'
import type { RunSetup } from '../setup.ts'
import { readDrawnLevel } from './drawn.ts'
import { faultsOf } from './faults.ts'
import { type Level, readMap } from './level.ts'
import { CLASSIC_EDGES, CLASSIC_SIDE, type ClassicEdges, PACES, type Pace, SPEEDS_MAX, stepTicksOf } from './rules.ts'

/** The endless game with food by lot: the faster, the more it is worth. */
export interface ClassicSetup {
  readonly mode: 'classic'
  readonly pace: Pace
  readonly speed: number
  readonly edges: ClassicEdges
}

/** A level as it is when it is played: what becomes of it later changes no run. */
export interface LevelSetup extends Level {
  readonly mode: 'level'
  readonly pace: Pace
  /** Its id. */
  readonly level: string
}
export type SnakeSetup = ClassicSetup | LevelSetup

export const snakePlay = definePlay<SnakeSetup, 'snake-1'>({
  engine: 'snake-1',
  read,
  variantOf,
  engines: { 'snake-1': (setup) => positionOf(snake, snake.begin(boardOf(setup))) },
})

function read(setup: RunSetup): SnakeSetup | null {
  const pace = PACES.find((one) => one === setup['pace'])
  const speed = numberUpTo(SPEEDS_MAX, setup['speed'])
  if (pace === undefined || speed === null || speed === 0) return null
  if (setup['mode'] === 'classic') {
    const edges = CLASSIC_EDGES.find((one) => one === setup['edges'])
    return edges === undefined ? null : { mode: 'classic', pace, speed, edges }
  }
  const { level, map } = setup
  const heading = HEADINGS.find((one) => one === setup['heading'])
  const open_edges = numberUpTo(15, setup['open_edges'])
  if (setup['mode'] !== 'level' || typeof level !== 'string' || typeof map !== 'string') return null
  if (heading === undefined || open_edges === null) return null
  const read = { map, heading, speed, open_edges }
  return faultsOf(read).length > 0 ? null : { mode: 'level', pace, level, ...read }
}

function variantOf(setup: SnakeSetup): string {
  const board = setup.mode === 'classic' ? `classic-${setup.edges}` : boardOfLevelName(setup.level)
  return setup.pace === 'steps' ? `${board}-steps` : board
}

/** Levels that people drew have boards of their own, whatever built-in ones are called. */
function boardOfLevelName(level: string): string {
  return readDrawnLevel(level) === null ? `level-${level}` : `own-${level}`
}

/** What the engine plays. */
export function boardOf(setup: SnakeSetup): Board {
  const step_ticks = setup.pace === 'steps' ? 0 : stepTicksOf(setup.speed)
  if (setup.mode === 'level') return { ...boardOfLevel(setup), step_ticks }
  const side = CLASSIC_SIDE
  return {
    columns: side,
    rows: side,
    walls: [],
    start: side * (side / 2) + side / 4,
    heading: HEADINGS.indexOf('right'),
    open_edges: setup.edges === 'open' ? 15 : 0,
    food: null,
    step_ticks,
    worth: setup.speed,
  }
}

/** @param level without faults */
function boardOfLevel({ map, heading, speed, open_edges }: Level): Board {
  const board = readMap(map)
  return {
    columns: board?.columns ?? 0,
    rows: board?.rows ?? 0,
    walls: board?.walls ?? [],
    start: board?.starts[0] ?? 0,
    heading: HEADINGS.indexOf(heading),
    open_edges,
    food: board?.food.flat() ?? [],
    step_ticks: stepTicksOf(speed),
    worth: 1,
  }
}

function numberUpTo(most: number, value: RunSetup[string] | undefined): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most ? value : null
}

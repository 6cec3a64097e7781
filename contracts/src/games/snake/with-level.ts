import { HEADINGS } from '../engine/snake-1/board.ts'
import { codeOf, inputOf, ticksOf } from '../engine/snake-1/input.ts'
import type { RunSetup } from '../setup.ts'
import { turnRows, turnWay } from '../turning.ts'
import { levelOf } from './levels/levels.ts'

/** A choice of a level with what the level is today. */
export function withLevel(choice: RunSetup): RunSetup {
  const level = typeof choice['level'] === 'string' ? levelOf(choice['level']) : undefined
  if (level === undefined) return choice
  const { map, heading, speed, open_edges } = level
  return { ...choice, map, heading, speed, open_edges }
}

/** The level as somebody sees it who has it turned: what was open and where the snake heads turn with it. */
export function turnLevel(setup: RunSetup, turn: number): RunSetup {
  const { map, heading, open_edges } = setup
  const headings: readonly unknown[] = HEADINGS
  const way = headings.indexOf(heading)
  if (typeof map !== 'string' || typeof open_edges !== 'number' || way < 0) return setup
  const turned = HEADINGS.map((_, way) => turnWay(way, turn))
  return {
    ...setup,
    map: turnRows(map.split('\n'), turn).join('\n'),
    heading: HEADINGS[turnWay(way, turn)] ?? 'up',
    open_edges: turned.reduce<number>((edges, to, way) => edges | (((open_edges >> way) & 1) << to), 0),
  }
}

/** The input that does on a turned level what another one does on the plain one. */
export function turnHeading(input: number, turn: number): number {
  const code = codeOf(input)
  return code === 0 ? input : inputOf(ticksOf(input), turnWay(code - 1, turn))
}

import type { RunSetup } from '../setup.ts'
import { levelOf } from './levels/levels.ts'

/** A choice of a level with what the level is today. */
export function withLevel(choice: RunSetup): RunSetup {
  const level = typeof choice['level'] === 'string' ? levelOf(choice['level']) : undefined
  if (level === undefined) return choice
  const { map, heading, speed, open_edges } = level
  return { ...choice, map, heading, speed, open_edges }
}

import type { BuiltInLevel } from './built-in.ts'
import { MASTERS_1 } from './masters-1.ts'
import { MASTERS_2 } from './masters-2.ts'
import { MEADOW } from './meadow.ts'
import { PICTURES } from './pictures.ts'
import { SCHOOL } from './school.ts'
import { TRICKS_1 } from './tricks-1.ts'
import { TRICKS_2 } from './tricks-2.ts'
import { WALKS_1 } from './walks-1.ts'
import { WALKS_2 } from './walks-2.ts'

/** The levels of the product, from easy to hard (GAM-03). `clears.json` has inputs that clear each of them. */
export const LEVELS: readonly BuiltInLevel[] = [
  ...MEADOW,
  ...PICTURES,
  ...SCHOOL,
  ...WALKS_1,
  ...WALKS_2,
  ...TRICKS_1,
  ...TRICKS_2,
  ...MASTERS_1,
  ...MASTERS_2,
].map((level) => ({ ...level, map: level.map.trim() }))

export function levelOf(id: string): BuiltInLevel | undefined {
  return LEVELS.find((level) => level.id === id)
}

import { Obj, OneOf, type Static, Type } from '../kernel/schema.ts'
import { MEMORY_SIZES } from './rules.ts'
import { SET_IDS } from './sets/sets.ts'

const memory = { game: OneOf(['memory']), size: OneOf(MEMORY_SIZES) }

/** What is played, as it was chosen: known to all. A set that is named here may have gone since. */
export const RunSetup = Obj({ ...memory, set: Type.String({ minLength: 1, maxLength: 40 }) })
export type RunSetup = Static<typeof RunSetup>

/** What can be chosen today. */
export const RunChoice = Obj({ ...memory, set: OneOf(SET_IDS) })
export type RunChoice = Static<typeof RunChoice>

/** The board of the game where a run is placed. */
export function variantOf({ size }: RunSetup): string {
  return size
}

import { Obj, OneOf, type Static } from '../../kernel/schema.ts'
import { MEMORY_SIZES } from './rules.ts'
import { SET_IDS } from './sets/sets.ts'

export const MemoryChoice = Obj({ game: OneOf(['memory']), size: OneOf(MEMORY_SIZES), set: OneOf(SET_IDS) })
export type MemoryChoice = Static<typeof MemoryChoice>

import { HEADINGS } from '../games/engine/snake-1/board.ts'
import { FOOD_SIGNS, LEVEL_SIDE_MAX, LEVEL_SIDE_MIN } from '../games/snake/level.ts'
import { SPEEDS_MAX } from '../games/snake/rules.ts'
import { Obj, OneOf, type Static, Type } from '../kernel/schema.ts'
import { LEVEL_OPS_MAX } from './rules.ts'

const CELLS_MAX = LEVEL_SIDE_MAX * LEVEL_SIDE_MAX
const SIGN = `[#.@${FOOD_SIGNS}]`
const Side = Type.Integer({ minimum: LEVEL_SIDE_MIN, maximum: LEVEL_SIDE_MAX })
const settings = {
  heading: OneOf(HEADINGS),
  speed: Type.Integer({ minimum: 1, maximum: SPEEDS_MAX }),
  open_edges: Type.Integer({ minimum: 0, maximum: 15 }),
}

/** A level as it is drawn; what is wrong with it is told beside it (`faultsOf`). */
export const LevelContent = Obj({
  map: Type.String({ maxLength: CELLS_MAX + LEVEL_SIDE_MAX - 1, pattern: `^${SIGN}+(\\n${SIGN}+)*$` }),
  ...settings,
})
export type LevelContent = Static<typeof LevelContent>

/** One step of a gesture. Each says how things are from now on, so that taking it back is a step as well. */
export const LevelOp = Type.Union([
  Obj({
    op: OneOf(['put']),
    sign: Type.String({ pattern: `^${SIGN}$`, minLength: 1, maxLength: 1 }),
    cells: Type.Array(Type.Integer({ minimum: 0, maximum: CELLS_MAX - 1 }), { minItems: 1, maxItems: CELLS_MAX }),
  }),
  Obj({ op: OneOf(['size']), columns: Side, rows: Side }),
  Obj({ op: OneOf(['heading']), heading: settings.heading }),
  Obj({ op: OneOf(['speed']), speed: settings.speed }),
  Obj({ op: OneOf(['edges']), open_edges: settings.open_edges }),
])
export type LevelOp = Static<typeof LevelOp>
export const LevelOps = Type.Array(LevelOp, { minItems: 1, maxItems: LEVEL_OPS_MAX })

import { Obj, OneOf, type Static, Type } from '../../kernel/schema.ts'
import { DRAWN_LEVEL_PATTERN } from './drawn.ts'
import { LEVELS } from './levels/levels.ts'
import { CLASSIC_EDGES, PACES, SPEEDS_MAX } from './rules.ts'

const of = { game: OneOf(['snake2024']), pace: OneOf(PACES) }

export const SnakeChoice = Type.Union([
  Obj({
    ...of,
    mode: OneOf(['classic']),
    speed: Type.Integer({ minimum: 1, maximum: SPEEDS_MAX }),
    edges: OneOf(CLASSIC_EDGES),
  }),
  Obj({ ...of, mode: OneOf(['level']), level: OneOf(LEVELS.map(({ id }) => id)) }),
  // what somebody drew is looked up when the run begins
  Obj({ ...of, mode: OneOf(['level']), level: Type.String({ pattern: DRAWN_LEVEL_PATTERN }) }),
])
export type SnakeChoice = Static<typeof SnakeChoice>

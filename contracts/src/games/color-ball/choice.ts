import { Obj, OneOf } from '../../kernel/schema.ts'
import { COLOR_BALL_BOARDS } from './rules.ts'

export const ColorBallChoice = Obj({ game: OneOf(['color-ball']), board: OneOf(COLOR_BALL_BOARDS) })

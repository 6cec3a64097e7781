import { Obj, OneOf } from '../../kernel/schema.ts'
import { BOARDS } from './boards/boards.ts'

export const CatsBoardChoice = Obj({ game: OneOf(['cats-board']), board: OneOf(BOARDS.map(({ id }) => id)) })

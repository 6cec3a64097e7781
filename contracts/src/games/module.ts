import { declareModule } from '../kernel/declaration.ts'
import { gamesPages } from './pages.ts'

export const games = declareModule({
  pages: gamesPages,
  errors: {},
  things: [],
})

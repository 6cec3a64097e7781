import { declareModule } from '../kernel/declaration.ts'
import { gamesErrors } from './errors.ts'
import { gamesPages } from './pages.ts'

export const games = declareModule({
  pages: gamesPages,
  errors: gamesErrors,
  things: ['run'],
  staffReads: { run: ['observe'] },
})

import { declareModule } from '../kernel/declaration.ts'
import { attemptsPages } from './pages.ts'

export const attempts = declareModule({
  pages: attemptsPages,
  errors: {},
  things: [],
})

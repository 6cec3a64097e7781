import { declareModule } from '../kernel/declaration.ts'
import { attemptsErrors } from './errors.ts'
import { attemptsPages } from './pages.ts'

export const attempts = declareModule({
  pages: attemptsPages,
  errors: attemptsErrors,
  things: ['attempt'],
})

import { declareModule } from '../kernel/declaration.ts'
import { auditErrors } from './errors.ts'
import { auditPages } from './pages.ts'

export const audit = declareModule({
  pages: auditPages,
  errors: auditErrors,
  things: [],
})

import { declareModule } from '../kernel/declaration.ts'
import { chatErrors } from './errors.ts'
import { chatPages } from './pages.ts'

export const chat = declareModule({
  pages: chatPages,
  errors: chatErrors,
  things: ['chat', 'message_report'],
})

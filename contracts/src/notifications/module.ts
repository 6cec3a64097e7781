import { declareModule } from '../kernel/declaration.ts'
import { notificationsErrors } from './errors.ts'
import { notificationsPages } from './pages.ts'

export const notifications = declareModule({
  pages: notificationsPages,
  errors: notificationsErrors,
  things: ['notification'],
})

import { declareModule } from '../kernel/declaration.ts'
import { newsletterErrors } from './errors.ts'
import { newsletterMails } from './mails.ts'
import { newsletterPages } from './pages.ts'

export const newsletter = declareModule({
  pages: newsletterPages,
  errors: newsletterErrors,
  things: ['issue', 'subscriber'],
  staffReads: { issue: ['publish'], subscriber: ['observe'] },
  mails: newsletterMails,
})

import { declareModule } from '../kernel/declaration.ts'
import { helpErrors } from './errors.ts'
import { helpMails } from './mails.ts'
import { helpPages } from './pages.ts'

export const help = declareModule({
  pages: helpPages,
  errors: helpErrors,
  things: ['contact_message', 'faq'],
  staffReads: { contact_message: ['support'], faq: ['support'] },
  mails: helpMails,
})

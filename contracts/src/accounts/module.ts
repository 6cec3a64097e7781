import { declareModule } from '../kernel/declaration.ts'
import { accountsErrors } from './errors.ts'
import { accountsMails } from './mails.ts'
import { accountsPages } from './pages.ts'

export const accounts = declareModule({
  pages: accountsPages,
  errors: accountsErrors,
  things: ['account', 'session'],
  staffReads: { account: ['support'] },
  mails: accountsMails,
})

import { declareModule } from '../kernel/declaration.ts'
import { usersErrors } from './errors.ts'
import { usersMails } from './mails.ts'
import { usersPages } from './pages.ts'

export const users = declareModule({
  pages: usersPages,
  errors: usersErrors,
  things: ['invitation'],
  staffReads: { invitation: ['support'] },
  mails: usersMails,
})

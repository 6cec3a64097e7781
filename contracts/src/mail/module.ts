import { declareModule, NO_PAGES } from '../kernel/declaration.ts'
import { mailErrors } from './errors.ts'

export const mail = declareModule({
  pages: NO_PAGES,
  errors: mailErrors,
  things: ['mail'],
  staffReads: { mail: ['support'] },
})

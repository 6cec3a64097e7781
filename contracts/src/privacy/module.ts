import { declareModule, NO_PAGES } from '../kernel/declaration.ts'
import { privacyErrors } from './errors.ts'

export const privacy = declareModule({
  pages: NO_PAGES,
  errors: privacyErrors,
  things: ['acceptance'],
})

import { declareModule } from '../kernel/declaration.ts'
import { profilesErrors } from './errors.ts'
import { profilesPages } from './pages.ts'

export const profiles = declareModule({
  pages: profilesPages,
  errors: profilesErrors,
  things: ['profile'],
})

import { declareModule } from '../kernel/declaration.ts'
import { rewardsErrors } from './errors.ts'
import { rewardsPages } from './pages.ts'

export const rewards = declareModule({
  pages: rewardsPages,
  errors: rewardsErrors,
  things: ['rewards'],
})

import { nothingThere } from '../app/pages/nothing-there.ts'
import type { AppModule } from '../app/routing/page.ts'

export const attempts: AppModule = {
  pages: {
    'attempts.play': nothingThere,
  },
}

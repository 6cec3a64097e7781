import { nothingThere } from '../app/pages/nothing-there.ts'
import type { AppModule } from '../app/routing/page.ts'

export const topics: AppModule = {
  pages: {
    'topics.own': () => import('./pages/TopicsPage.tsx'),
    'topics.topic': nothingThere,
  },
}

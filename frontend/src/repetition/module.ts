import type { AppModule } from '../app/routing/page.ts'
import { useDueCount } from './useDueCount.ts'

export const repetition: AppModule = {
  pages: {
    repetition: () => import('./pages/RepetitionPage.tsx'),
  },
  gates: {
    repetition: 'repetition',
  },
  menu: {
    student: [
      {
        text: 'menu.repetition',
        icon: 'refresh',
        page: 'repetition',
        count: { use: useDueCount, words: 'menu.repetition_due' },
      },
    ],
  },
}

import type { AppModule } from '../app/routing/page.ts'

export const topics: AppModule = {
  pages: {
    'topics.own': () => import('./pages/TopicsPage.tsx'),
    'topics.topic': () => import('./pages/TopicPage.tsx'),
    'admin.exercises': () => import('./admin/pages/ExercisesPage.tsx'),
  },
  gates: {
    'topics.own': 'gate.topics',
    'topics.topic': 'gate.topics',
  },
}

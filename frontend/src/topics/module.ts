import { countOf } from '../app/layouts/waiting.ts'
import type { AppModule } from '../app/routing/page.ts'
import { topicNotices } from './notices.ts'

export const topics: AppModule = {
  pages: {
    'topics.own': () => import('./pages/TopicsPage.tsx'),
    'topics.topic': () => import('./pages/TopicPage.tsx'),
    'admin.exercises': () => import('./admin/pages/ExercisesPage.tsx'),
    'admin.exercise': () => import('./admin/pages/ExercisePage.tsx'),
  },
  gates: {
    'topics.own': 'topics',
    'topics.topic': 'topics',
  },
  menu: {
    teacher: [{ text: 'menu.my_topics', icon: 'topic', page: 'topics.own' }],
  },
  sections: {
    learning: [{ name: 'exercises', icon: 'topic', page: 'admin.exercises', count: countOf('exercise') }],
  },
  notices: topicNotices,
}

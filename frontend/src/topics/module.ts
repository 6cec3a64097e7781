import { countOf } from '../app/layouts/waiting.ts'
import { laterPages } from '../app/routing/later-pages.ts'
import type { AppModule } from '../app/routing/page.ts'
import { topicNotices } from './notices.ts'

export const topics: AppModule = {
  pages: {
    'topics.own': () => import('./pages/TopicsPage.tsx'),
    'topics.topic': () => import('./pages/TopicPage.tsx'),
    ...laterPages(['admin.exercises', 'admin.exercise'], () => import('./page-files.ts')),
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

import { countOf } from '../app/layouts/waiting.ts'
import { laterPages } from '../app/routing/later-pages.ts'
import type { AppModule } from '../app/routing/page.ts'
import { communityNotices } from './notices.ts'

export const community: AppModule = {
  pages: {
    'community.board': () => import('./pages/BoardPage.tsx'),
    'community.dream': () => import('./pages/DreamPage.tsx'),
    ...laterPages(
      [
        'admin.announcements',
        'admin.dev-tasks',
        'admin.community-ideas',
        'admin.community-idea',
        'admin.community-opinions',
        'admin.community-opinion',
      ],
      () => import('./page-files.ts'),
    ),
  },
  gates: {
    'community.board': 'dev_board',
    'community.dream': 'dream',
  },
  sections: {
    community: [
      { name: 'announcements', icon: 'bell', page: 'admin.announcements' },
      { name: 'dev_tasks', icon: 'check', page: 'admin.dev-tasks' },
      { name: 'community_ideas', icon: 'active', page: 'admin.community-ideas', count: countOf('idea') },
      { name: 'community_opinions', icon: 'chat', page: 'admin.community-opinions', count: countOf('opinion') },
    ],
  },
  notices: communityNotices,
}

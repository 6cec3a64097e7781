import { countOf } from '../app/layouts/waiting.ts'
import type { AppModule } from '../app/routing/page.ts'
import { communityNotices } from './notices.ts'

export const community: AppModule = {
  pages: {
    'community.board': () => import('./pages/BoardPage.tsx'),
    'community.dream': () => import('./pages/DreamPage.tsx'),
    'admin.announcements': () => import('./admin/pages/AnnouncementsPage.tsx'),
    'admin.dev-tasks': () => import('./admin/pages/DevTasksPage.tsx'),
    'admin.community-ideas': () => import('./admin/pages/IdeasPage.tsx'),
    'admin.community-idea': () => import('./admin/pages/IdeaPage.tsx'),
    'admin.community-opinions': () => import('./admin/pages/OpinionsPage.tsx'),
    'admin.community-opinion': () => import('./admin/pages/OpinionPage.tsx'),
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

import type { AppModule } from '../app/routing/page.ts'
import { communityNotices } from './notices.ts'

export const community: AppModule = {
  pages: {
    'community.board': () => import('./pages/BoardPage.tsx'),
    'community.dream': () => import('./pages/DreamPage.tsx'),
    'admin.announcements': () => import('./admin/pages/AnnouncementsPage.tsx'),
    'admin.dev-tasks': () => import('./admin/pages/DevTasksPage.tsx'),
    'admin.community-ideas': () => import('./admin/pages/IdeasPage.tsx'),
    'admin.community-opinions': () => import('./admin/pages/OpinionsPage.tsx'),
  },
  gates: {
    'community.board': 'gate.dev_board',
    'community.dream': 'gate.dream',
  },
  sections: {
    community: [
      { text: 'admin_nav.announcements', icon: 'bell', page: 'admin.announcements' },
      { text: 'admin_nav.dev_tasks', icon: 'check', page: 'admin.dev-tasks' },
      { text: 'admin_nav.community_ideas', icon: 'active', page: 'admin.community-ideas' },
      { text: 'admin_nav.community_opinions', icon: 'chat', page: 'admin.community-opinions' },
    ],
  },
  notices: communityNotices,
}

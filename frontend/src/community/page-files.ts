import type { AppModule } from '../app/routing/page.ts'

export const pages = {
  'admin.announcements': () => import('./admin/pages/AnnouncementsPage.tsx'),
  'admin.dev-tasks': () => import('./admin/pages/DevTasksPage.tsx'),
  'admin.community-ideas': () => import('./admin/pages/IdeasPage.tsx'),
  'admin.community-idea': () => import('./admin/pages/IdeaPage.tsx'),
  'admin.community-opinions': () => import('./admin/pages/OpinionsPage.tsx'),
  'admin.community-opinion': () => import('./admin/pages/OpinionPage.tsx'),
} satisfies AppModule['pages']

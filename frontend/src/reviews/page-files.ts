import type { AppModule } from '../app/routing/page.ts'

export const pages = {
  'admin.comments': () => import('./admin/CommentsPage.tsx'),
  'admin.comment': () => import('./admin/CommentPage.tsx'),
} satisfies AppModule['pages']

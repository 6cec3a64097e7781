import type { AppModule } from '../app/routing/page.ts'

export const pages = {
  'admin.qualification': () => import('./admin/QualificationPage.tsx'),
} satisfies AppModule['pages']

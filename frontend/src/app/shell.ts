import type { AppModule } from './routing/page.ts'

/** Pages that belong to no module. */
export const shell: AppModule = {
  pages: {
    widgets: () => import('./pages/WidgetsPage.tsx'),
    translations: () => import('./pages/TranslationsPage.tsx'),
  },
}

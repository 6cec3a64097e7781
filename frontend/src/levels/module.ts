import { countOf } from '../app/layouts/waiting.ts'
import type { AppModule } from '../app/routing/page.ts'
import { levelNotices } from './notices.ts'

export const levels: AppModule = {
  pages: {
    'levels.browse': () => import('./pages/LevelsPage.tsx'),
    'levels.own': () => import('./pages/MyLevelsPage.tsx'),
    'levels.edit': () => import('./pages/LevelEditorPage.tsx'),
    'admin.levels': () => import('./admin/pages/LevelsPanelPage.tsx'),
    'admin.level': () => import('./admin/pages/ReviewedLevelPage.tsx'),
  },
  gates: {
    'levels.own': 'levels',
    'levels.edit': 'levels',
  },
  sections: {
    community: [{ name: 'levels', icon: 'star', page: 'admin.levels', count: countOf('level') }],
  },
  notices: levelNotices,
}

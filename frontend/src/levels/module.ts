import { countOf } from '../app/layouts/waiting.ts'
import { laterPages } from '../app/routing/later-pages.ts'
import type { AppModule } from '../app/routing/page.ts'
import { levelNotices } from './notices.ts'

export const levels: AppModule = {
  pages: {
    'levels.browse': () => import('./pages/LevelsPage.tsx'),
    'levels.own': () => import('./pages/MyLevelsPage.tsx'),
    'levels.edit': () => import('./pages/LevelEditorPage.tsx'),
    ...laterPages(['admin.levels', 'admin.level'], () => import('./page-files.ts')),
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

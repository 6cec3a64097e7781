import type { AppModule } from '../app/routing/page.ts'

export const levels: AppModule = {
  pages: {
    'levels.browse': () => import('./pages/LevelsPage.tsx'),
    'levels.own': () => import('./pages/MyLevelsPage.tsx'),
    'levels.edit': () => import('./pages/LevelEditorPage.tsx'),
  },
  gates: {
    'levels.own': 'gate.levels',
    'levels.edit': 'gate.levels',
  },
}

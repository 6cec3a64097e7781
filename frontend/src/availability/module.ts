import type { AppModule } from '../app/routing/page.ts'

export const availability: AppModule = {
  pages: {
    'availability.groups': () => import('./pages/GroupsPage.tsx'),
    'availability.group': () => import('./pages/GroupPage.tsx'),
  },
  gates: {
    'availability.groups': 'availability',
    'availability.group': 'availability',
  },
  menu: {
    teacher: [{ text: 'menu.availability', icon: 'clock', page: 'availability.groups' }],
  },
}

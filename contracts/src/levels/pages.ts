import { definePages, page, staff, titlesOf, user } from '../kernel/page.ts'

export const levelsPages = definePages({
  titles: {
    levels: {
      pl: {
        title: 'Poziomy graczy',
        description: 'Plansze do gry Snake, które narysowali i przeszli inni gracze. Zagraj albo narysuj własną.',
      },
      en: {
        title: 'Levels people drew',
        description: 'Boards for Snake that other players drew and cleared. Play them, or draw your own.',
      },
    },
    my_levels: titlesOf('Moje poziomy', 'My levels'),
    level_editor: titlesOf('Edytor poziomu', 'Level editor'),
    admin_levels: titlesOf('Zaplecze: poziomy graczy', 'Back office: drawn levels'),
  },
  routes: [
    page('levels.browse', '/games/levels', 'levels'),
    page('levels.own', '/my-levels', 'my_levels', user),
    page('levels.edit', '/my-levels/:id', 'level_editor', user),
    page('admin.levels', '/adminero/levels', 'admin_levels', staff('moderate')),
    page('admin.level', '/adminero/levels/:id', 'admin_levels', staff('moderate')),
  ],
})

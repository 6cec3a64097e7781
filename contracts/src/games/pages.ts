import { definePages, page, staff, titlesOf } from '../kernel/page.ts'

export const gamesPages = definePages({
  titles: {
    games: {
      pl: { title: 'Gry', description: 'Krótkie gry, które ćwiczą pamięć, refleks i wiedzę.' },
      en: {
        title: 'Games',
        description: 'Short games that train memory, reflexes and knowledge.',
      },
    },
    game: titlesOf('Gra', 'Game'),
    admin_runs: titlesOf('Zaplecze: rozgrywki', 'Back office: game runs'),
    daily: {
      pl: { title: 'Wyzwanie dnia', description: 'Jedna gra dziennie, dla wszystkich ta sama, i ranking dnia.' },
      en: {
        title: 'Daily challenge',
        description: 'One game a day, the same for everybody, and a ranking of the day.',
      },
    },
  },
  routes: [
    page('games.menu', '/games', 'games'),
    page('games.daily', '/games/daily', 'daily'),
    page('games.game', '/games/:id', 'game'),
    page('admin.runs', '/adminero/runs', 'admin_runs', staff('observe')),
    page('admin.run', '/adminero/runs/:id', 'admin_runs', staff('observe')),
  ],
})

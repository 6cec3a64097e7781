import { definePages, page, titlesOf } from '../kernel/page.ts'

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
  },
  routes: [page('games.menu', '/games', 'games'), page('games.game', '/games/:id', 'game')],
})

import { type Game, gameOf } from '@kredka/contracts/games/rules'
import { type Head, notFoundHead, type PageLanguage } from '@kredka/contracts/kernel/head'
import { pathOf } from '@kredka/contracts/kernel/routes'
import type { PageHead } from '../kernel/page.ts'

interface Words {
  readonly title: string
  readonly description: string
}
const WORDS: Readonly<Record<Game, Readonly<Record<PageLanguage, Words>>>> = {
  'color-ball': {
    pl: {
      title: 'Kolorowe kule',
      description:
        'Układaj po pięć kul jednego koloru w rzędzie, zanim plansza się zapełni. Zagraj bez konta albo w rankingu.',
    },
    en: {
      title: 'Colour balls',
      description: 'Line up five balls of a colour before the board is full. Play without an account, or ranked.',
    },
  },
  memory: {
    pl: {
      title: 'Memory',
      description: 'Gra w pary z rysunkami, słówkami, stolicami, wzorami i datami. Zagraj bez konta albo w rankingu.',
    },
    en: {
      title: 'Memory',
      description: 'Find the pairs: drawings, words, capitals, formulas and dates. Play without an account, or ranked.',
    },
  },
  'cats-board': {
    pl: {
      title: 'Koty i pudełka',
      description:
        'Koty ślizgają się po planszy, aż coś je zatrzyma. 120 łamigłówek od łatwych po trudne. Zagraj bez konta.',
    },
    en: {
      title: 'Cats and boxes',
      description:
        'Cats slide across the board until something stops them. 120 puzzles, easy to hard. Play without an account.',
    },
  },
  'snake-quiz': {
    pl: {
      title: 'Wąż z pytaniami',
      description:
        'Zjedz kafelek z dobrą odpowiedzią. Pytania z quizów według przedmiotu i poziomu, trzy serca i ranking.',
    },
    en: {
      title: 'Quiz snake',
      description: 'Eat the tile with the right answer. Quiz questions by subject and level, three hearts, a ranking.',
    },
  },
  snake2024: {
    pl: {
      title: 'Snake 2024',
      description:
        'Wąż rysowany kredką: gra bez końca i 72 poziomy od łatwych po trudne. Zagraj bez konta albo w rankingu.',
    },
    en: {
      title: 'Snake 2024',
      description:
        'A snake drawn in crayon: an endless game and 72 levels, easy to hard. Play without an account, or ranked.',
    },
  },
}

/** A game for search engines (NAV-05); its runs are for those who have the link. */
export const gameHead: PageHead = {
  route: 'games.game',
  async load({ params, query, language }): Promise<Head> {
    const game = gameOf(params.id)
    if (game === null) return notFoundHead(language)
    const { title, description } = WORDS[game][language]
    const address = (of: PageLanguage) => pathOf('games.game', of, { id: game })
    return {
      status: 200,
      title,
      description,
      canonical: address(language),
      alternates: { pl: address('pl'), en: address('en') },
      opening: { heading: title, paragraphs: [description] },
      indexed: !query.has('run'),
    }
  },
}

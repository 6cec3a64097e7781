import { lifeCycle } from '../kernel/life-cycle.ts'
import { RUN_GRAPH } from './rules.ts'

export const gamesLifeCycles = [
  lifeCycle('run', RUN_GRAPH, {
    en: {
      title: 'A run of a game',
      states: {
        absent: 'Nobody has begun it.',
        running: 'Being played; its clock runs.',
        paused: 'The board is covered and the clock stands.',
        ended: 'Over. The secret behind its luck is shown, and anybody can watch it.',
      },
      commands: {
        start: 'The player begins.',
        move: 'The player moves; the last move ends the run.',
        pause: 'The player takes a break.',
        resume: 'The player is back.',
        give_up: 'The player gives up.',
        expire: 'Nothing happened for too long.',
      },
    },
    pl: {
      title: 'Rozgrywka',
      states: {
        absent: 'Nikt jej nie zaczął.',
        running: 'Trwa; zegar biegnie.',
        paused: 'Plansza jest zakryta, zegar stoi.',
        ended: 'Skończona. Tajny klucz losowania jest odkryty, a rozgrywkę może obejrzeć każdy.',
      },
      commands: {
        start: 'Gracz zaczyna.',
        move: 'Gracz wykonuje ruch; ostatni ruch kończy rozgrywkę.',
        pause: 'Gracz robi przerwę.',
        resume: 'Gracz wraca do gry.',
        give_up: 'Gracz się poddaje.',
        expire: 'Zbyt długo nic się nie działo.',
      },
    },
  }),
]

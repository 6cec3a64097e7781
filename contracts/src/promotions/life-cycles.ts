import { lifeCycle } from '../kernel/life-cycle.ts'
import { PROMOTION_GRAPH } from './rules.ts'

export const promotionsLifeCycles = [
  lifeCycle('promotion', PROMOTION_GRAPH, {
    en: {
      title: 'A promotion',
      states: {
        absent: 'Nothing was announced yet.',
        'new': 'Its first day is still to come.',
        active: 'It makes a first lesson cheaper.',
        finished: 'Its last day is over, or it was ended.',
      },
      commands: {
        create: 'The teacher sets the discount, the offers and the days.',
        end: 'The teacher ends it before its last day.',
      },
    },
    pl: {
      title: 'Promocja',
      states: {
        absent: 'Niczego jeszcze nie ogłoszono.',
        'new': 'Jej pierwszy dzień dopiero nadejdzie.',
        active: 'Pierwsza lekcja jest tańsza.',
        finished: 'Minął jej ostatni dzień albo ją zakończono.',
      },
      commands: {
        create: 'Korepetytor ustala zniżkę, oferty i dni.',
        end: 'Korepetytor kończy ją przed ostatnim dniem.',
      },
    },
  }),
]

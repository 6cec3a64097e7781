import { lifeCycle } from '../kernel/life-cycle.ts'
import { QUALIFICATION_GRAPH } from './rules.ts'

export const qualificationsLifeCycles = [
  lifeCycle('qualification', QUALIFICATION_GRAPH, {
    en: {
      title: 'A qualification of a teacher',
      states: {
        absent: 'It is not there, or not any more.',
        stated: 'The teacher says so; nobody looked at a paper.',
        waiting: 'Its paper waits for staff.',
        checked: 'Staff saw the paper, which is deleted; others see the mark.',
        refused: 'Staff refused the paper, or took the mark back; the paper is deleted.',
      },
      commands: {
        state: 'The teacher states it.',
        prove: 'The teacher sends a paper, or another one.',
        check: 'Staff say that the paper proves it.',
        refuse: 'Staff refuse it or take the mark back, with a reason.',
        remove: 'The teacher takes it away.',
      },
    },
    pl: {
      title: 'Kwalifikacja korepetytora',
      states: {
        absent: 'Nie ma jej albo już jej nie ma.',
        stated: 'Podaje ją korepetytor, nikt nie widział dokumentu.',
        waiting: 'Dokument czeka na zespół.',
        checked: 'Zespół widział dokument, który jest usunięty; inni widzą znak.',
        refused: 'Zespół odrzucił dokument albo cofnął znak; dokument jest usunięty.',
      },
      commands: {
        state: 'Korepetytor podaje kwalifikację.',
        prove: 'Korepetytor wysyła dokument albo inny dokument.',
        check: 'Zespół potwierdza, że dokument ją potwierdza.',
        refuse: 'Zespół odrzuca ją albo cofa znak i podaje powód.',
        remove: 'Korepetytor usuwa kwalifikację.',
      },
    },
  }),
]

import { lifeCycle } from '../kernel/life-cycle.ts'
import { EXERCISE_GRAPH } from './rules.ts'

export const topicsLifeCycles = [
  lifeCycle('exercise', EXERCISE_GRAPH, {
    en: {
      title: 'An exercise of a topic',
      states: {
        absent: 'It is not there, or not any more.',
        'new': 'Kept by the teacher for themselves.',
        waiting: 'Waits for staff; a version approved before stays visible.',
        approved: 'Students of the topic see it.',
        rejected: 'Refused with a reason, or taken down.',
      },
      commands: {
        write: 'The teacher writes it, for themselves or to be reviewed.',
        approve: 'Staff approve the newest version.',
        reject: 'Staff refuse the newest version or take it down, with a reason.',
        reopen: 'Staff take back that they refused it or took it down, with a reason.',
        remove: 'The teacher removes it.',
      },
    },
    pl: {
      title: 'Zadanie w temacie',
      states: {
        absent: 'Nie ma go albo już go nie ma.',
        'new': 'Korepetytor ma je tylko dla siebie.',
        waiting: 'Czeka na zespół, wersja zatwierdzona wcześniej zostaje widoczna.',
        approved: 'Widzą je uczniowie, którzy mają ten temat.',
        rejected: 'Odrzucone z podaniem powodu albo wycofane.',
      },
      commands: {
        write: 'Korepetytor zapisuje je dla siebie albo wysyła do sprawdzenia.',
        approve: 'Zespół zatwierdza najnowszą wersję.',
        reject: 'Zespół odrzuca najnowszą wersję albo ją wycofuje i podaje powód.',
        reopen: 'Zespół cofa odrzucenie albo wycofanie i podaje powód.',
        remove: 'Korepetytor usuwa zadanie.',
      },
    },
  }),
]

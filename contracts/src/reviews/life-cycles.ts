import { lifeCycle } from '../kernel/life-cycle.ts'
import { REVIEW_GRAPH } from './rules.ts'

export const reviewsLifeCycles = [
  lifeCycle('review', REVIEW_GRAPH, {
    en: {
      title: 'A review of a teacher',
      states: {
        absent: 'The student has written nothing yet.',
        visible: 'Everybody reads it, and it counts in the average.',
        hidden: 'Staff hide it: only its author and its teacher see it, and it counts nowhere.',
      },
      commands: {
        write: 'The student writes it, or writes it anew; what it said before is kept.',
        answer: 'The teacher answers, or changes the answer.',
        remove_answer: 'The teacher takes the answer away.',
        report: 'The teacher reports it to staff.',
        dismiss_report: 'Staff see nothing wrong with it.',
        reopen_report: 'Staff take back that they dismissed a report, with a reason.',
        hide: 'Staff hide it, with a reason.',
        show: 'Staff show it again, with a reason.',
      },
    },
    pl: {
      title: 'Opinia o korepetytorze',
      states: {
        absent: 'Uczeń jeszcze nic nie napisał.',
        visible: 'Wszyscy ją czytają i liczy się do średniej.',
        hidden: 'Zespół ją ukrył: widzą ją autor i korepetytor, nigdzie się nie liczy.',
      },
      commands: {
        write: 'Uczeń pisze ją albo zmienia, a to, co mówiła przedtem, zostaje w historii.',
        answer: 'Korepetytor odpowiada albo zmienia odpowiedź.',
        remove_answer: 'Korepetytor usuwa odpowiedź.',
        report: 'Korepetytor zgłasza ją zespołowi.',
        dismiss_report: 'Zespół nie widzi w niej nic złego.',
        reopen_report: 'Zespół cofa odrzucenie zgłoszenia i podaje powód.',
        hide: 'Zespół ukrywa ją i podaje powód.',
        show: 'Zespół znów ją pokazuje i podaje powód.',
      },
    },
  }),
]

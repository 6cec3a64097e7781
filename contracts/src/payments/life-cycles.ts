import { lifeCycle } from '../kernel/life-cycle.ts'
import { PAYMENT_GRAPH } from './rules.ts'

export const paymentsLifeCycles = [
  lifeCycle('payment', PAYMENT_GRAPH, {
    en: {
      title: 'A payment',
      states: {
        absent: 'There is no lesson yet.',
        unpaid: 'The student owes it.',
        paid: 'The teacher says that it was paid.',
        confirmed: 'The student says the same.',
        disputed: 'The student says that it is not so.',
        to_return: 'Paid, and not due any more: the teacher owes it back.',
        returned: 'The teacher says that it was given back.',
        void: 'Nothing is due any more.',
        waived: 'The teacher let go of it, although it was due.',
      },
      commands: {
        open: 'By itself: a lesson was booked.',
        move: 'By itself: the lesson was moved, and the day it is due with it.',
        mark_paid: 'The teacher says how and when it was paid.',
        confirm: 'The student confirms the mark.',
        dispute: 'The student disputes the mark, with a reason.',
        withdraw_dispute: 'The student takes the dispute back.',
        reverse: 'The teacher takes the newest mark back, with a reason.',
        close: 'By itself: cancelled free of charge or by the teacher, or the teacher was absent.',
        keep_due: 'By itself: the student cancelled late or was absent, so it stays due.',
        waive: 'The teacher lets go of what stayed due, with a reason.',
        mark_returned: 'The teacher says that the money was given back.',
      },
    },
    pl: {
      title: 'Płatność',
      states: {
        absent: 'Nie ma jeszcze lekcji.',
        unpaid: 'Uczeń ma ją do zapłaty.',
        paid: 'Korepetytor mówi, że jest zapłacona.',
        confirmed: 'Uczeń mówi to samo.',
        disputed: 'Uczeń mówi, że jest inaczej.',
        to_return: 'Zapłacona i już nienależna: korepetytor ma ją oddać.',
        returned: 'Korepetytor mówi, że pieniądze wróciły.',
        void: 'Nie ma nic do zapłaty.',
        waived: 'Korepetytor z niej zrezygnował, choć była należna.',
      },
      commands: {
        open: 'Samo: umówiono lekcję.',
        move: 'Samo: lekcję przełożono, a z nią dzień płatności.',
        mark_paid: 'Korepetytor mówi, jak i kiedy zapłacono.',
        confirm: 'Uczeń potwierdza oznaczenie.',
        dispute: 'Uczeń kwestionuje oznaczenie i podaje powód.',
        withdraw_dispute: 'Uczeń wycofuje zastrzeżenie.',
        reverse: 'Korepetytor cofa najnowsze oznaczenie i podaje powód.',
        close: 'Samo: odwołana bez opłaty albo przez korepetytora lub korepetytora nie było.',
        keep_due: 'Samo: uczeń odwołał późno albo go nie było, więc zostaje do zapłaty.',
        waive: 'Korepetytor rezygnuje z tego, co zostało do zapłaty, i podaje powód.',
        mark_returned: 'Korepetytor mówi, że oddał pieniądze.',
      },
    },
  }),
]

import { lifeCycle } from '../kernel/life-cycle.ts'
import { LESSON_LIFE, PROBLEM_GRAPH } from './rules.ts'

export const lessonsLifeCycles = [
  lifeCycle('lesson', LESSON_LIFE, {
    en: {
      title: 'A lesson',
      states: {
        absent: 'The order is not accepted yet.',
        booked: 'Agreed on; also after a move, and while nobody has said yet how it went.',
        done: 'It took place.',
        cancelled: 'It does not take place, or one of the two was absent.',
      },
      commands: {
        book: 'By itself: the teacher accepted the date of an order.',
        mark_done: 'The teacher says, after the end, that it took place.',
        auto_done: 'By itself: 72 hours after the end, where nobody reported a problem.',
        cancel: 'Either side cancels before the start; late by the student, it stays due.',
        propose_move: 'Either side proposes another time, which is held meanwhile.',
        accept_move: 'The other side agrees to the new time.',
        decline_move: 'The other side keeps the old time.',
        withdraw_move: 'Who proposed the new time takes it back.',
        lapse_move: 'By itself: the proposal was not answered in time.',
        remind: 'By itself: both are reminded 24 hours and one hour before.',
        note: 'The teacher writes a note, homework or what was covered.',
        report: 'Either side reports a problem, within 72 hours of the end.',
        decide_report: 'Staff decide on the report, or both sides agree: held, or somebody absent.',
        take_back: 'The teacher takes the mark back within 72 hours, with a reason.',
      },
    },
    pl: {
      title: 'Lekcja',
      states: {
        absent: 'Zamówienia jeszcze nie przyjęto.',
        booked: 'Umówiona, także po przełożeniu i dopóki nikt nie powiedział, jak poszło.',
        done: 'Odbyła się.',
        cancelled: 'Nie odbędzie się albo jednej ze stron nie było.',
      },
      commands: {
        book: 'Samo: korepetytor przyjął termin z zamówienia.',
        mark_done: 'Korepetytor mówi po jej końcu, że się odbyła.',
        auto_done: 'Samo: 72 godziny po końcu, jeśli nikt nie zgłosił problemu.',
        cancel: 'Jedna ze stron odwołuje przed początkiem. Odwołana późno przez ucznia jest nadal do zapłaty.',
        propose_move: 'Jedna ze stron proponuje inny termin, który jest w tym czasie zajęty.',
        accept_move: 'Druga strona zgadza się na nowy termin.',
        decline_move: 'Druga strona zostaje przy starym terminie.',
        withdraw_move: 'Kto zaproponował nowy termin, wycofuje go.',
        lapse_move: 'Samo: na propozycję nie było odpowiedzi na czas.',
        remind: 'Samo: przypomnienie dla obu stron 24 godziny i godzinę przed.',
        note: 'Korepetytor zapisuje notatkę, zadanie domowe albo przerobione tematy.',
        report: 'Jedna ze stron zgłasza problem, do 72 godzin po końcu.',
        decide_report: 'Zespół rozstrzyga zgłoszenie albo obie strony są zgodne: odbyta albo ktoś nieobecny.',
        take_back: 'Korepetytor cofa oznaczenie w ciągu 72 godzin i podaje powód.',
      },
    },
  }),
  lifeCycle('problem-report', PROBLEM_GRAPH, {
    en: {
      title: 'A report of a problem with a lesson',
      states: {
        absent: 'Nobody reported a problem.',
        open: 'The other side has 7 days to answer.',
        answered: 'The other side sees it differently; staff decide.',
        unanswered: 'The other side said nothing for 7 days; staff decide.',
        withdrawn: 'Who reported it took it back.',
        decided: 'The outcome is settled, and lesson and payment follow it.',
      },
      commands: {
        report: 'One side says what went wrong.',
        answer: 'The other side says how they see it.',
        agree: 'The other side agrees, which decides it.',
        lapse: 'By itself: 7 days have passed without an answer.',
        withdraw: 'Who reported it takes it back.',
        decide: 'Staff decide, with a reason.',
        reopen: 'Staff take back that they dismissed it, with a reason.',
      },
    },
    pl: {
      title: 'Zgłoszenie problemu z lekcją',
      states: {
        absent: 'Nikt nie zgłosił problemu.',
        open: 'Druga strona ma 7 dni na odpowiedź.',
        answered: 'Druga strona widzi to inaczej, rozstrzyga zespół.',
        unanswered: 'Druga strona milczała przez 7 dni, rozstrzyga zespół.',
        withdrawn: 'Kto zgłosił, wycofał zgłoszenie.',
        decided: 'Rozstrzygnięte, a lekcja i płatność idą za tym.',
      },
      commands: {
        report: 'Jedna ze stron mówi, co poszło nie tak.',
        answer: 'Druga strona mówi, jak to widzi.',
        agree: 'Druga strona się zgadza, co rozstrzyga sprawę.',
        lapse: 'Samo: minęło 7 dni bez odpowiedzi.',
        withdraw: 'Kto zgłosił, wycofuje zgłoszenie.',
        decide: 'Zespół rozstrzyga i podaje powód.',
        reopen: 'Zespół cofa decyzję o zamknięciu zgłoszenia i podaje powód.',
      },
    },
  }),
]

import { lifeCycle } from '../kernel/life-cycle.ts'
import { ORDER_GRAPH } from './rules.ts'

export const ordersLifeCycles = [
  lifeCycle('order', ORDER_GRAPH, {
    en: {
      title: 'An order',
      states: {
        absent: 'Nothing was ordered yet.',
        'new': 'The teacher is asked; the times are held.',
        partly_accepted: 'Some dates became lessons, others are not answered yet. It shows as new.',
        proposed: 'The teacher would take it at other times, and the student is asked. It shows as new.',
        partly_proposed: 'Some dates became lessons, and other times are proposed for the rest. It shows as new.',
        accepted: 'Every date is answered, and at least one became a lesson.',
        rejected: 'Every date was refused.',
        cancelled: 'Nothing came of it: taken back, not answered in time, or one of the two left.',
      },
      commands: {
        place: 'The student orders one date or several.',
        accept: 'The teacher takes some dates or all; lessons are booked.',
        reject: 'The teacher refuses some dates or all, with a reason.',
        cancel: 'The student takes back the dates that are not answered.',
        expire: 'By itself: the time to answer is over.',
        close: 'By itself: an account is closing, or the teacher does not teach any more.',
        nudge: 'By itself: the teacher is reminded at half and at 90 % of the time.',
        propose: 'The teacher proposes other times for some dates or all; an earlier proposal is replaced.',
        take: 'The student takes the times; every open date becomes a lesson, at the same price.',
        decline: 'The student declines the times; the order awaits the teacher as before.',
        withdraw: 'The teacher takes the proposal back.',
        lapse: 'By itself: the first of the proposed times has come.',
        nudge_times: 'By itself: the student is reminded a day before the proposal lapses.',
        remove: 'Either side hides the closed order from their own list.',
      },
    },
    pl: {
      title: 'Zamówienie',
      states: {
        absent: 'Nic jeszcze nie zamówiono.',
        'new': 'Czeka na odpowiedź korepetytora, terminy są zajęte.',
        partly_accepted: 'Część terminów to już lekcje, reszta czeka na odpowiedź. Widać je jako nowe.',
        proposed: 'Korepetytor proponuje inne terminy i czeka na ucznia. Widać je jako nowe.',
        partly_proposed: 'Część terminów to już lekcje, dla reszty zaproponowano inne. Widać je jako nowe.',
        accepted: 'Każdy termin ma odpowiedź i co najmniej jeden stał się lekcją.',
        rejected: 'Odrzucono każdy termin.',
        cancelled: 'Nic z niego nie wyszło: wycofane, bez odpowiedzi na czas albo jedna ze stron odeszła.',
      },
      commands: {
        place: 'Uczeń zamawia jeden termin albo kilka.',
        accept: 'Korepetytor przyjmuje część terminów albo wszystkie, powstają lekcje.',
        reject: 'Korepetytor odrzuca część terminów albo wszystkie i podaje powód.',
        cancel: 'Uczeń wycofuje terminy bez odpowiedzi.',
        expire: 'Samo: minął czas na odpowiedź.',
        close: 'Samo: konto jest zamykane albo korepetytor już nie uczy.',
        nudge: 'Samo: przypomnienie po połowie i po 90 % czasu.',
        propose:
          'Korepetytor proponuje inne terminy w miejsce części albo wszystkich; nowa propozycja zastępuje starą.',
        take: 'Uczeń przyjmuje propozycję: każdy otwarty termin staje się lekcją, w tej samej cenie.',
        decline: 'Uczeń nie przyjmuje propozycji, zamówienie czeka na korepetytora jak przedtem.',
        withdraw: 'Korepetytor wycofuje propozycję.',
        lapse: 'Samo: nadszedł pierwszy z zaproponowanych terminów.',
        nudge_times: 'Samo: przypomnienie uczniowi na dzień przed wygaśnięciem propozycji.',
        remove: 'Jedna ze stron ukrywa zamknięte zamówienie na swojej liście.',
      },
    },
  }),
]

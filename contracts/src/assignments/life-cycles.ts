import { lifeCycle } from '../kernel/life-cycle.ts'
import { ASSIGNMENT_GRAPH } from './rules.ts'

export const assignmentsLifeCycles = [
  lifeCycle('assignment', ASSIGNMENT_GRAPH, {
    en: {
      title: 'An assigned quiz',
      states: {
        absent: 'Nothing was assigned.',
        waiting: 'The student has not begun yet.',
        begun: 'The student has begun or got more time, and has handed nothing in yet.',
        overdue: 'The due date is over, and nothing was handed in. It can still be, late.',
        done: 'Handed in by the due date. The rule says which try counts.',
        late: 'Handed in after the due date.',
        withdrawn: 'The teacher took it back, or one of the two has left.',
      },
      commands: {
        assign: 'The teacher assigns a frozen version of a quiz with a due date.',
        begin: 'The student begins a try, or goes on with the open one.',
        finish: 'The student hands a try in, or its time is over.',
        lose: 'A try was given up, or ran out without an answer. It counts as one.',
        rescore: 'The author corrected a key; the score of a try has changed.',
        remind: 'The due date is 24 hours away.',
        pass_due: 'The due date has come; a hidden review opens.',
        change_due: 'The teacher moves the due date.',
        withdraw: 'The teacher takes the assignment back.',
      },
    },
    pl: {
      title: 'Zadany quiz',
      states: {
        absent: 'Nic nie zostało zadane.',
        waiting: 'Uczeń jeszcze nie zaczął.',
        begun: 'Uczeń zaczął albo dostał więcej czasu, ale niczego jeszcze nie oddał.',
        overdue: 'Termin minął, a nic nie zostało oddane. Nadal można to zrobić, z opóźnieniem.',
        done: 'Oddany w terminie. Reguła mówi, które podejście się liczy.',
        late: 'Oddany po terminie.',
        withdrawn: 'Wycofany przez nauczyciela albo ktoś z tej dwójki odszedł.',
      },
      commands: {
        assign: 'Nauczyciel zadaje zamrożoną wersję quizu z terminem.',
        begin: 'Uczeń zaczyna podejście albo wraca do otwartego.',
        finish: 'Uczeń oddaje podejście albo skończył się jego czas.',
        lose: 'Podejście zostało przerwane albo wygasło bez odpowiedzi. Liczy się jako podejście.',
        rescore: 'Autor poprawił klucz i wynik podejścia się zmienił.',
        remind: 'Do terminu zostały 24 godziny.',
        pass_due: 'Termin minął; ukryte odpowiedzi są już widoczne.',
        change_due: 'Nauczyciel przesuwa termin.',
        withdraw: 'Nauczyciel wycofuje zadany quiz.',
      },
    },
  }),
]

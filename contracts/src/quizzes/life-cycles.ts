import { lifeCycle } from '../kernel/life-cycle.ts'
import { QUIZ_GRAPH } from './states.ts'

export const quizzesLifeCycles = [
  lifeCycle('quiz', QUIZ_GRAPH, {
    en: {
      title: 'A quiz',
      states: {
        absent: 'Nothing was written yet.',
        draft: 'Its author’s alone, and of those to whom a frozen version was given.',
        waiting: 'A frozen version waits for its first review; it is not listed.',
        rejected: 'Refused with a reason before it was ever listed.',
        listed: 'Everybody finds it and can play it.',
        listed_waiting: 'The version approved last is listed, a newer one waits for review.',
        listed_rejected: 'The version approved last is listed, the newer one was refused with a reason.',
        removed: 'Taken away by its author, for good.',
      },
      commands: {
        begin: 'The author begins a draft.',
        submit: 'The author asks for a frozen version to be listed.',
        withdraw: 'The author takes back the version that waits.',
        approve: 'Staff approve the version that waits; it becomes the listed one.',
        reject: 'Staff refuse the version that waits, with a reason.',
        reopen: 'Staff take back that they refused it, with a reason.',
        unlist: 'The author, or staff with a reason, take the quiz off the list.',
        restore: 'Staff take back, with a reason, that they took the quiz off the list.',
        remove: 'The author takes the quiz away.',
      },
    },
    pl: {
      title: 'Quiz',
      states: {
        absent: 'Nic jeszcze nie napisano.',
        draft: 'Widzi go tylko autor i ci, którym dał zamrożoną wersję.',
        waiting: 'Zamrożona wersja czeka na pierwsze sprawdzenie, nie ma jej na liście.',
        rejected: 'Odrzucony z podaniem powodu, zanim trafił na listę.',
        listed: 'Wszyscy go znajdą i mogą rozwiązać.',
        listed_waiting: 'Na liście jest wersja zatwierdzona ostatnio, nowsza czeka na sprawdzenie.',
        listed_rejected: 'Na liście jest wersja zatwierdzona ostatnio, nowszą odrzucono z podaniem powodu.',
        removed: 'Usunięty przez autora na stałe.',
      },
      commands: {
        begin: 'Autor zaczyna szkic.',
        submit: 'Autor prosi o umieszczenie zamrożonej wersji na liście.',
        withdraw: 'Autor wycofuje wersję, która czeka.',
        approve: 'Zespół zatwierdza czekającą wersję i to ona jest odtąd na liście.',
        reject: 'Zespół odrzuca czekającą wersję i podaje powód.',
        reopen: 'Zespół cofa odrzucenie i podaje powód.',
        unlist: 'Autor, albo zespół z podaniem powodu, zdejmuje quiz z listy.',
        restore: 'Zespół cofa zdjęcie z listy i podaje powód.',
        remove: 'Autor usuwa quiz.',
      },
    },
  }),
]

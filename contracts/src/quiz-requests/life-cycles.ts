import { lifeCycle } from '../kernel/life-cycle.ts'
import { ASKED_QUIZ_GRAPH } from './rules.ts'

export const quizRequestsLifeCycles = [
  lifeCycle('quiz-request', ASKED_QUIZ_GRAPH, {
    en: {
      title: 'A request for a quiz',
      states: {
        absent: 'Nobody has asked.',
        open: 'The teacher has not answered yet.',
        assigned: 'The teacher assigned a quiz for it.',
        declined: 'The teacher will not assign a quiz, and said why.',
        withdrawn: 'The student took it back, or one of the two has left.',
      },
      commands: {
        ask: 'A student asks one of their teachers for a quiz.',
        assign: 'The teacher assigns a quiz for it, with a due date.',
        decline: 'The teacher says why there will be none.',
        withdraw: 'The student needs it no longer.',
      },
    },
    pl: {
      title: 'Prośba o quiz',
      states: {
        absent: 'Nikt nie poprosił.',
        open: 'Nauczyciel jeszcze nie odpowiedział.',
        assigned: 'Nauczyciel zadał quiz w odpowiedzi na prośbę.',
        declined: 'Nauczyciel nie zada quizu i napisał dlaczego.',
        withdrawn: 'Wycofana przez ucznia albo ktoś z tej dwójki odszedł.',
      },
      commands: {
        ask: 'Uczeń prosi jednego ze swoich nauczycieli o quiz.',
        assign: 'Nauczyciel zadaje quiz z terminem w odpowiedzi na prośbę.',
        decline: 'Nauczyciel pisze, dlaczego quizu nie będzie.',
        withdraw: 'Uczeń już go nie potrzebuje.',
      },
    },
  }),
]

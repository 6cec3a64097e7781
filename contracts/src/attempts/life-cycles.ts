import { lifeCycle } from '../kernel/life-cycle.ts'
import { ATTEMPT_GRAPH } from './rules.ts'

export const attemptsLifeCycles = [
  lifeCycle('attempt', ATTEMPT_GRAPH, {
    en: {
      title: 'An attempt at a quiz',
      states: {
        absent: 'Nobody has begun it.',
        created: 'Ready; the player has not seen a question yet.',
        started: 'Questions are answered; the clock of an exam is running.',
        finished: 'Judged. It counts, and can be looked at for ever.',
        cancelled: 'Given up by the player; it counts nowhere.',
        expired: 'Its time was over before anything was answered.',
      },
      commands: {
        create: 'The player chooses a quiz and how to take it.',
        record: 'The player has taken the quiz in a room.',
        start: 'The player sees the first question.',
        answer: 'The player answers a question.',
        finish: 'The player has finished.',
        cancel: 'The player gives up.',
        time: 'The clock of the exam has run out, or nothing happened for seven days.',
        rescore: 'The author corrected a key; the answers are judged anew.',
      },
    },
    pl: {
      title: 'Podejście do quizu',
      states: {
        absent: 'Nikt go jeszcze nie zaczął.',
        created: 'Gotowe; gracz nie widział jeszcze żadnego pytania.',
        started: 'Trwa odpowiadanie; w egzaminie biegnie czas.',
        finished: 'Ocenione. Liczy się i można do niego zawsze wrócić.',
        cancelled: 'Przerwane przez gracza; nigdzie się nie liczy.',
        expired: 'Czas minął, zanim padła odpowiedź.',
      },
      commands: {
        create: 'Gracz wybiera quiz i sposób rozwiązywania.',
        record: 'Gracz rozwiązał quiz w pokoju.',
        start: 'Gracz widzi pierwsze pytanie.',
        answer: 'Gracz odpowiada na pytanie.',
        finish: 'Gracz kończy.',
        cancel: 'Gracz rezygnuje.',
        time: 'Skończył się czas egzaminu albo przez siedem dni nic się nie działo.',
        rescore: 'Autor poprawił klucz, odpowiedzi są oceniane od nowa.',
      },
    },
  }),
]

import { make } from '@kredka/contracts/kernel/events'
import { type AskedQuizEvent, askedQuizEvents as e } from '@kredka/contracts/quiz-requests/events'
import { ASKED_QUIZ_GRAPH, type AskedQuizState } from '@kredka/contracts/quiz-requests/rules'
import { graphStory } from '../kernel/testing/graph-story.ts'
import { story } from '../kernel/testing/story.ts'
import { type AskedQuizCommand, askedQuizDecider } from './asked-quiz.ts'

const idOf = (n: number) => `01jd${String(n).padStart(22, '0')}`
const pair = { request_id: idOf(1), student_id: idOf(2), teacher_id: idOf(3) }
const about = { subject_id: 'maths', level: 'basic', words: 'Ułamki przed kartkówką' } as const
const given = { assignment_id: idOf(4), quiz_id: idOf(5) }
const asked = make(e.QuizAskedFor, { ...pair, ...about })
const assigned = make(e.AskedQuizAssigned, { ...pair, ...given })
const declined = make(e.AskedQuizDeclined, { ...pair, reason: 'Zrobimy to na lekcji' })
const withdrawn = make(e.AskedQuizWithdrawn, { ...pair, why: 'student' })

const ask: AskedQuizCommand = { do: 'ask', ...pair, ...about }
const assign = (teacher_id = pair.teacher_id): AskedQuizCommand => ({ do: 'assign', teacher_id, ...given })
const decline = (teacher_id = pair.teacher_id): AskedQuizCommand => {
  return { do: 'decline', teacher_id, reason: '  Zrobimy to na lekcji ' }
}
const withdraw = (student_id: string | null = pair.student_id): AskedQuizCommand => ({ do: 'withdraw', student_id })
const tale = story(askedQuizDecider, e)

test('QUI-10 every command on a request in every state leads where the graph says', () => {
  const states: Readonly<Record<AskedQuizState | 'absent', readonly AskedQuizEvent[]>> = {
    absent: [],
    open: [asked],
    assigned: [asked, assigned],
    declined: [asked, declined],
    withdrawn: [asked, withdrawn],
  }
  graphStory(askedQuizDecider, e).follows({
    graph: ASKED_QUIZ_GRAPH,
    stateOf: (request) => request?.state ?? 'absent',
    given: states,
    when: { ask: () => ask, assign: () => assign(), decline: () => decline(), withdraw: () => withdraw() },
    // a request is made once
    granted: { open: ['ask'], assigned: ['ask'], declined: ['ask'], withdrawn: ['ask'] },
  })
})

test('QUI-10 only the teacher who was asked answers, only the student who asked takes it back', () => {
  tale.given(asked).when(decline()).gives(declined)
  tale
    .given(asked)
    .when(assign(idOf(9)))
    .rejects('QUIZ_REQUEST_NOT_FOUND')
  tale.given(asked).when(decline(pair.student_id)).rejects('QUIZ_REQUEST_NOT_FOUND')
  tale.given(asked).when(withdraw(pair.teacher_id)).rejects('QUIZ_REQUEST_NOT_FOUND')
  // whose it is comes first: nobody learns of somebody else’s that it is over
  tale
    .given(asked, declined)
    .when(assign(idOf(9)))
    .rejects('QUIZ_REQUEST_NOT_FOUND')
})

test('QUI-10 what waits ends when one of the two has left; what was answered stays answered', () => {
  tale
    .given(asked)
    .when(withdraw(null))
    .gives(make(e.AskedQuizWithdrawn, { ...pair, why: 'person_gone' }))
  tale.given(asked, assigned).when(withdraw(null)).rejects('QUIZ_REQUEST_OVER')
})

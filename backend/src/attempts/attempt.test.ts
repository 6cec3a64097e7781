import { type AttemptEvent, attemptEvents as e } from '@kredka/contracts/attempts/events'
import { ATTEMPT_GRAPH, type AttemptMode, GRACE_MS } from '@kredka/contracts/attempts/rules'
import { MINUTE } from '@kredka/contracts/kernel/durations'
import { make } from '@kredka/contracts/kernel/events'
import { graphStory } from '../kernel/testing/graph-story.ts'
import { story } from '../kernel/testing/story.ts'
import { type AttemptCommand, attemptDecider } from './attempt.ts'

const idOf = (n: number) => `01jd${String(n).padStart(22, '0')}`
const now = Date.parse('2026-11-24T12:00:00Z')
const attempt_id = idOf(1)
const player_id = idOf(2)
const quiz = { quiz_id: idOf(3), version: 1, author_id: idOf(4) }
const questions = [1, 2, 3].map((n) => ({
  quiz_id: quiz.quiz_id,
  version: 1,
  question_id: idOf(10 + n),
  revision: 1,
  weight: n,
}))
const first = idOf(11)
const second = idOf(12)
const ids = (mode: AttemptMode) => ({ attempt_id, player_id, mode })
const of = { attempt_id, player_id, now }
const tale = story(attemptDecider, e)

const content = (mode: AttemptMode, exam_minutes: number | null = null) => ({
  mode,
  player_kind: 'user' as const,
  source: 'quiz' as const,
  assignment_id: null,
  ...quiz,
  subject_id: 'maths',
  difficulty: 2 as const,
  exam_minutes,
  questions,
  seed: 'ziarno',
})
const created = (mode: AttemptMode, minutes: number | null = null) =>
  make(e.AttemptCreated, { attempt_id, player_id, ...content(mode, minutes) })
const started = (mode: AttemptMode, ends_at: number | null = null) =>
  make(e.AttemptStarted, { ...ids(mode), ends_at: ends_at === null ? null : new Date(ends_at).toISOString() })
const given = (mode: AttemptMode, question_id = first, bp: number | null = null) =>
  make(e.AnswerGiven, { ...ids(mode), question_id, choices: [1], words: null, bp })
const scores = [10_000, 5_000, 0].map((bp, n) => ({ question_id: idOf(11 + n), bp, is_answered: n < 2 }))
const finished = (mode: AttemptMode, by: 'person' | 'time' = 'person') =>
  make(e.AttemptFinished, { ...ids(mode), ...quiz, by, bp: 3_333, scores })
const expired = (mode: AttemptMode) => make(e.AttemptExpired, { ...ids(mode), ...quiz })
const answer = (question_id = first, at = now, bp: number | null = null): AttemptCommand => ({
  do: 'answer',
  ...of,
  now: at,
  question_id,
  given: { choices: [1] },
  bp,
})

test('QUI-03 an attempt is created once: whoever comes again goes on with it', () => {
  tale
    .given()
    .when({ do: 'create', ...of, created: content('exam') })
    .gives(created('exam'))
  tale
    .given(created('exam'), started('exam'))
    .when({ do: 'create', ...of, created: content('exam') })
    .gives()
})

test('QUI-03 the clock of an exam begins with its first question; learning has none', () => {
  tale
    .given(created('exam', 20))
    .when({ do: 'start', ...of })
    .gives(started('exam', now + 20 * MINUTE))
  tale
    .given(created('exam'))
    .when({ do: 'start', ...of })
    .gives(started('exam'))
  tale
    .given(created('learning', 20))
    .when({ do: 'start', ...of })
    .gives(started('learning'))
})

test('QUI-03 in an exam an answer may change until the end; in learning mode it stays', () => {
  tale.given(created('exam'), started('exam'), given('exam')).when(answer()).gives(given('exam'))
  tale
    .given(created('learning'), started('learning'))
    .when(answer(first, now, 10_000))
    .gives(given('learning', first, 10_000))
  tale
    .given(created('learning'), started('learning'), given('learning', first, 0))
    .when(answer(first, now, 10_000))
    .rejects('ANSWER_STAYS')
})

test('QUI-03 an answer counts up to three seconds after the end, by when the server got it', () => {
  const exam = [created('exam', 20), started('exam', now)]
  tale
    .given(...exam)
    .when(answer(first, now + GRACE_MS))
    .gives(given('exam'))
  tale
    .given(...exam)
    .when(answer(first, now + GRACE_MS + 1))
    .rejects('ATTEMPT_OVER')
})

test('QUI-03 a question that was not asked cannot be answered, nor one before the start', () => {
  tale
    .given(created('exam'), started('exam'))
    .when(answer(idOf(99)))
    .rejects('QUESTION_NOT_FOUND')
  tale.given(created('exam')).when(answer()).rejects('ATTEMPT_NOT_STARTED')
})

test('QUI-03 a score weighs the questions, and rests on the last answers or on none', () => {
  const exam = [created('exam'), started('exam'), given('exam'), given('exam', second)]
  tale
    .given(...exam)
    .when({ do: 'finish', ...of, scores, answers: 2 })
    .gives(finished('exam'))
  tale
    .given(...exam)
    .when({ do: 'finish', ...of, scores, answers: 1 })
    .rejects('CONFLICT')
})

test('QUI-03 time finishes an exam with an answer, and expires what has none or was learning', () => {
  const time = (answers: number): AttemptCommand => ({ do: 'time', attempt_id, now, scores, answers })
  tale.given(created('exam'), started('exam'), given('exam')).when(time(1)).gives(finished('exam', 'time'))
  tale.given(created('exam'), started('exam')).when(time(0)).gives(expired('exam'))
  tale.given(created('learning'), started('learning'), given('learning')).when(time(1)).gives(expired('learning'))
  tale.given(created('exam'), started('exam'), finished('exam')).when(time(0)).gives()
})

test('QUI-03 nobody goes on with the attempt of somebody else', () => {
  for (const command of [
    { do: 'start', ...of },
    answer(),
    { do: 'finish', ...of, scores, answers: 0 },
    { do: 'cancel', ...of },
  ]) {
    tale
      .given(created('exam'), started('exam'))
      .when({ ...command, player_id: idOf(77) } as AttemptCommand)
      .rejects('ATTEMPT_NOT_FOUND')
  }
})

const corrected = scores.with(1, { question_id: second, bp: 10_000, is_answered: true })
const change = { corrected_quiz_id: quiz.quiz_id, key_revision: 2 }
const rescore = (anew: typeof scores, answers = 1): AttemptCommand => ({
  do: 'rescore',
  attempt_id,
  ...change,
  scores: anew,
  answers,
})
const rescored = (before_bp: number, after_bp: number, anew: typeof scores) =>
  make(e.AttemptRescored, { ...ids('exam'), ...quiz, ...change, before_bp, after_bp, scores: anew })
const done = [created('exam'), started('exam'), given('exam'), finished('exam')]

test('QUI-11 a finished attempt is scored anew with what it was before; an unchanged one says nothing', () => {
  tale
    .given(...done)
    .when(rescore(corrected))
    .gives(rescored(3_333, 5_000, corrected))
  tale
    .given(...done)
    .when(rescore(scores))
    .gives()
  tale
    .given(...done, rescored(3_333, 5_000, corrected))
    .when(rescore(corrected))
    .gives()
  tale
    .given(...done, rescored(3_333, 5_000, corrected))
    .when(rescore(scores))
    .gives(rescored(5_000, 3_333, scores))
})

test('QUI-11 a voided question leaves the sum; where none is left the score stays', () => {
  const rest = scores.slice(0, 2)
  tale
    .given(...done)
    .when(rescore(rest))
    .gives(rescored(3_333, 6_666, rest))
  tale
    .given(...done)
    .when(rescore([]))
    .gives()
})

test('QUI-11 answers that were not looked at are looked at first', () => {
  tale
    .given(...done)
    .when(rescore(corrected, 2))
    .rejects('CONFLICT')
})

test('QUI-05 only what a visitor made becomes a user’s, once; from then the user goes on with it', () => {
  const visitor_id = player_id
  const user_id = idOf(5)
  const claim: AttemptCommand = { do: 'claim', attempt_id, visitor_id, player_id: user_id }
  const claimed = make(e.AttemptClaimed, { attempt_id, visitor_id, player_id: user_id })
  const byVisitor = make(e.AttemptCreated, {
    attempt_id,
    player_id: visitor_id,
    ...content('exam'),
    player_kind: 'visitor',
  })
  const begun = [byVisitor, started('exam')]
  tale.given(byVisitor).when(claim).gives(claimed)
  tale
    .given(...begun, given('exam'), finished('exam'))
    .when(claim)
    .gives(claimed)
  tale
    .given(...begun, claimed)
    .when(claim)
    .gives()
  tale
    .given(...begun, claimed)
    .when({ ...claim, player_id: idOf(6) })
    .rejects('ATTEMPT_NOT_FOUND')
  tale
    .given(...begun)
    .when({ ...claim, visitor_id: idOf(7) })
    .rejects('ATTEMPT_NOT_FOUND')
  tale.given(created('exam'), started('exam')).when(claim).rejects('ATTEMPT_NOT_FOUND')
  tale.given().when(claim).rejects('ATTEMPT_NOT_FOUND')
  tale
    .given(...begun, claimed)
    .when(answer())
    .rejects('ATTEMPT_NOT_FOUND')
  tale
    .given(...begun, claimed)
    .when({ ...answer(), player_id: user_id } as AttemptCommand)
    .gives(make(e.AnswerGiven, { ...given('exam').data, player_id: user_id }))
})

test('QUI-03 an attempt lives as its graph says', () => {
  const begun = [created('exam'), started('exam')]
  const lives: Readonly<Record<keyof typeof ATTEMPT_GRAPH, readonly AttemptEvent[]>> = {
    absent: [],
    created: [created('exam')],
    started: [...begun, given('exam')],
    finished: [...begun, finished('exam')],
    cancelled: [...begun, make(e.AttemptCancelled, { ...ids('exam'), ...quiz })],
    expired: [...begun, expired('exam')],
  }
  graphStory(attemptDecider, e).follows({
    graph: { ...ATTEMPT_GRAPH, started: { ...ATTEMPT_GRAPH.started, time: 'finished' } },
    stateOf: ({ state }) => state,
    given: lives,
    when: {
      create: () => ({ do: 'create', ...of, created: content('exam') }),
      record: () => ({
        do: 'record',
        ...of,
        created: content('exam'),
        scores: scores.map((one) => ({ ...one, given: null })),
      }),
      start: () => ({ do: 'start', ...of }),
      answer: () => answer(),
      finish: ({ answers }) => ({ do: 'finish', ...of, scores, answers }),
      cancel: () => ({ do: 'cancel', ...of }),
      time: ({ answers }) => ({ do: 'time', attempt_id, now, scores, answers }),
      rescore: ({ answers }) => rescore(corrected, answers),
    },
    granted: {
      created: ['create', 'record', 'rescore'],
      started: ['create', 'record', 'start', 'rescore'],
      finished: ['create', 'record', 'finish', 'time'],
      cancelled: ['create', 'record', 'cancel', 'time', 'rescore'],
      expired: ['create', 'record', 'time', 'rescore'],
    },
  })
})

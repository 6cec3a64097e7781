import type { AttemptView } from '@kredka/contracts/attempts/views'
import { MINUTE } from '@kredka/contracts/kernel/durations'
import { streamOf } from '@kredka/contracts/kernel/events'
import type { QuestionContent } from '@kredka/contracts/quizzes/question'
import { DEFAULT_MATCHING } from '@kredka/contracts/quizzes/question-rules'
import { WORDS_MAX } from '@kredka/contracts/quizzes/rules'
import type { OwnQuizView } from '@kredka/contracts/quizzes/views'
import { attemptDecider } from '../attempts/attempt.ts'
import { until } from '../kernel/reactions/testing/until.ts'
import { quizDecider } from '../quizzes/quiz.ts'
import { choice, TERMS, WORDS } from '../quizzes/testing/written.ts'
import { type Caller, callsOf } from './testing/calls.ts'
import { type MovingSite, movingSite } from './testing/moving-site.ts'
import { logIn, type TestPerson, testAdmin, testPerson } from './testing/people.ts'
import { listQuiz, writeQuiz } from './testing/quizzes.ts'

const EXAM_MINUTES = 20
const several: QuestionContent = {
  ...choice('Które są parzyste?'),
  task: { kind: 'several', options: ['2', '3', '4'].map((text, n) => ({ text, is_right: n !== 1, stays_put: false })) },
}
const gaps: QuestionContent = {
  ...choice('Nad [[1]] leży [[2]].'),
  task: {
    kind: 'gaps',
    gaps: [{ accepted: ['Wisłą'] }, { accepted: ['Kraków'] }],
    has_bank: false,
    distractors: [],
    matching: DEFAULT_MATCHING,
  },
}
const NOBODYS = `01jd${'0'.repeat(22)}`

let site: MovingSite
let author: TestPerson
let player: TestPerson
let quiz_id: string
/** Listed too, by the same author, with questions of its own. */
let other_quiz_id: string
const calls = callsOf(() => site)
const { get, make, post } = calls
beforeAll(async () => {
  site = await movingSite()
  author = await testPerson(site)
  const staff = await testAdmin(site)
  quiz_id = await writeQuiz(calls, author, [choice(), several, gaps])
  other_quiz_id = await writeQuiz(
    calls,
    author,
    [1, 2, 3].map((n) => choice(`Ile to jest 2 + ${n}?`)),
  )
  // the clock of an exam comes with a new version
  await post(`/my-quizzes/${quiz_id}`, { ...WORDS, ...TERMS, exam_minutes: EXAM_MINUTES }, author)
  await post(`/my-quizzes/${quiz_id}/freeze`, {}, author)
  await post(`/my-quizzes/${quiz_id}/submit`, { version: 2 }, author)
  await post(`/admin/quizzes/${quiz_id}/approve`, { version: 2 }, staff)
  await listQuiz(calls, other_quiz_id, author, staff)
})
beforeEach(async () => {
  player = await testPerson(site)
})
afterAll(() => site.stop())

interface Begun {
  readonly id: string
  readonly questions: AttemptView['questions']
  /** Answers as its player, or as somebody else. */
  answer(question: string | undefined, given: object, who?: Caller): Promise<unknown>
  /** What was written of it so far. */
  written(): Promise<readonly string[]>
}

async function begin(mode: 'learning' | 'exam', of = quiz_id, isStarted = true): Promise<Begun> {
  const id = await make('/attempts', { quiz_id: of, mode }, player)
  if (isStarted) await post(`/attempts/${id}/start`, {}, player)
  const { questions } = await get<AttemptView>(`/attempts/${id}`, player)
  const stream = streamOf(attemptDecider.category, id)
  return {
    id,
    questions,
    answer: (question_id, given, who = player) => post(`/attempts/${id}/answer`, { question_id, given }, who),
    written: async () => (await site.store.read(stream)).map(({ type }) => type),
  }
}

test('QUI-03 nobody else plays, ends or reads an attempt, and nothing of their tries is written', async () => {
  const attempt = await begin('learning')
  const before = await attempt.written()
  const stranger = await testPerson(site)
  for (const who of [stranger, author, { headers: {} }]) {
    expect(await attempt.answer(attempt.questions[0]?.id, { choices: [0] }, who)).toBe('ATTEMPT_NOT_FOUND')
    for (const step of ['start', 'finish', 'cancel']) {
      expect(await post(`/attempts/${attempt.id}/${step}`, {}, who)).toBe('ATTEMPT_NOT_FOUND')
    }
    for (const read of ['', '/replay']) {
      expect(await get(`/attempts/${attempt.id}${read}`, who)).toBe('ATTEMPT_NOT_FOUND')
    }
  }
  expect(await post(`/attempts/${attempt.id}/copy`, {}, stranger)).toBe('ATTEMPT_NOT_FOUND')
  expect(await attempt.written()).toEqual(before)
  // and there is no more to learn from an id that names nothing, or no attempt
  for (const id of [NOBODYS, quiz_id, author.id]) {
    for (const step of ['start', 'finish', 'cancel']) {
      expect(await post(`/attempts/${id}/${step}`, {}, player)).toBe('ATTEMPT_NOT_FOUND')
    }
  }
  for (const id of ['1', '..', `${attempt.id}0`, attempt.id.toUpperCase()]) {
    expect(await post(`/attempts/${encodeURIComponent(id)}/finish`, {}, player)).toMatch(/^(INVALID_INPUT|NOT_FOUND)$/)
  }
})

test('QUI-03 what was not asked is not answered: questions of others, of other kinds, places and gaps that are none', async () => {
  const attempt = await begin('learning')
  const elsewhere = await begin('learning', other_quiz_id)
  const [single, many, filled] = attempt.questions.map(({ id }) => id)
  const before = await attempt.written()
  const refused = async (question: string | undefined, ...given: readonly object[]) => {
    const codes: unknown[] = []
    for (const each of given) codes.push(await attempt.answer(question, each))
    return codes
  }
  for (const { id } of elsewhere.questions) expect(await refused(id, { choices: [0] })).toEqual(['QUESTION_NOT_FOUND'])
  expect(await refused(NOBODYS, { choices: [0] })).toEqual(['QUESTION_NOT_FOUND'])
  expect(await refused(single, { choices: [0, 1] }, { choices: [3] }, { words: ['4'] }, { words: [] })).toEqual(
    Array(4).fill('ANSWER_UNFIT'),
  )
  expect(await refused(many, { choices: [0, 0] }, { choices: [0, 7] }, { words: ['2'] })).toEqual(
    Array(3).fill('ANSWER_UNFIT'),
  )
  expect(await refused(filled, { words: ['Wisłą', 'Kraków', 'Gdańsk'] }, { choices: [0] })).toEqual(
    Array(2).fill('ANSWER_UNFIT'),
  )
  const wrong = [
    { choices: [-1] },
    { choices: [0.5] },
    { choices: ['0'] },
    { choices: [8] },
    { choices: 0 },
    { choices: Array(9).fill(0) },
    { words: ['x'.repeat(WORDS_MAX + 1)] },
    { words: ['a\u0000b'] },
    { words: [null] },
    { words: Array(13).fill('a') },
    { choices: [0], words: ['4'] },
    { choices: [0], bp: 10_000 },
    {},
    [],
  ]
  expect(await refused(single, ...wrong)).toEqual(wrong.map(() => 'INVALID_INPUT'))
  const scored = { question_id: single, given: { choices: [0] }, bp: 10_000 }
  expect(await post(`/attempts/${attempt.id}/answer`, scored, player)).toBe('INVALID_INPUT')
  expect(await post(`/attempts/${attempt.id}/finish`, { bp: 10_000 }, player)).toBe('INVALID_INPUT')
  expect(await attempt.written()).toEqual(before)
})

test('QUI-03 an answer before the start, behind the end, or where the attempt was given up comes to nothing', async () => {
  const early = await begin('exam', quiz_id, false)
  const [asked] = (await get<OwnQuizView>(`/my-quizzes/${quiz_id}`, author)).questions
  expect(await early.answer(asked?.id, { choices: [0] })).toBe('ATTEMPT_NOT_STARTED')
  expect(await post(`/attempts/${early.id}/finish`, {}, player)).toBe('ATTEMPT_NOT_STARTED')
  expect(await early.written()).toEqual(['AttemptCreated'])
  await post(`/attempts/${early.id}/start`, {}, player)
  const { questions } = await get<AttemptView>(`/attempts/${early.id}`, player)
  expect(await early.answer(questions[0]?.id, { choices: [0] })).toEqual({ judged: null })
  const bp = await post<{ bp: number }>(`/attempts/${early.id}/finish`, {}, player)
  const ended = await early.written()
  expect(await early.answer(questions[1]?.id, { choices: [0] })).toBe('ATTEMPT_OVER')
  expect(await early.answer(questions[0]?.id, { choices: [1] })).toBe('ATTEMPT_OVER')
  expect(await post(`/attempts/${early.id}/cancel`, {}, player)).toBe('ATTEMPT_OVER')
  expect(await post(`/attempts/${early.id}/start`, {}, player)).toBe('ATTEMPT_OVER')
  // whoever ends twice, as with two taps, hears the same
  expect(await post(`/attempts/${early.id}/finish`, {}, player)).toEqual(bp)
  expect(await early.written()).toEqual(ended)

  const given_up = await begin('learning')
  expect(await post(`/attempts/${given_up.id}/cancel`, {}, player)).toBeNull()
  const left = await given_up.written()
  expect(await given_up.answer(given_up.questions[0]?.id, { choices: [0] })).toBe('ATTEMPT_OVER')
  expect(await post(`/attempts/${given_up.id}/finish`, {}, player)).toBe('ATTEMPT_OVER')
  expect(await given_up.written()).toEqual(left)
})

test('QUI-03 a late answer comes to nothing by the clock of the server, whatever its sender says', async () => {
  const attempt = await begin('exam')
  const [, , filled] = attempt.questions
  site.pass(EXAM_MINUTES * MINUTE + 10_000)
  player = { ...player, headers: await logIn(site, player.id) }
  const given = { words: ['Wisłą', 'Kraków'] }
  expect(await attempt.answer(filled?.id, given)).toBe('ATTEMPT_OVER')
  const dated = { question_id: filled?.id, given, at: '2027-03-01T09:00:00.000Z' }
  expect(await post(`/attempts/${attempt.id}/answer`, dated, player)).toBe('INVALID_INPUT')
  // nobody answered anything in time
  await until(async () => (await get<AttemptView>(`/attempts/${attempt.id}`, player)).state === 'expired')
  expect(await attempt.written()).toEqual(['AttemptCreated', 'AttemptStarted', 'AttemptExpired'])
})

test('QUI-03 API-10 doubled answers are one: sent again, sent twice at once, and from two devices at once', async () => {
  const attempt = await begin('learning')
  const [single, many, filled] = attempt.questions.map(({ id }) => id)
  const answer = (question_id: string | undefined, given: object, key: string) =>
    post(`/attempts/${attempt.id}/answer`, { question_id, given }, player, key)
  const first = await answer(single, { choices: [0] }, 'odpowiedz-pierwsza')
  expect(await answer(single, { choices: [0] }, 'odpowiedz-pierwsza')).toEqual(first)
  const [one, again] = await Promise.all([0, 1].map(() => answer(many, { choices: [0] }, 'odpowiedz-druga-dwa-razy')))
  expect(again).toEqual(one)
  // two devices say different things: one is judged, the other hears that the answer stays
  const both = await Promise.all(
    ['Wisłą', 'Odrą'].map((word, n) => answer(filled, { words: [word, 'Kraków'] }, `odpowiedz-z-urzadzenia-${n}`)),
  )
  expect(both.filter((each) => each === 'ANSWER_STAYS')).toHaveLength(1)
  const ends = await Promise.all([0, 1, 2].map(() => post(`/attempts/${attempt.id}/finish`, {}, player)))
  expect(ends).toEqual(Array(3).fill(ends[0]))
  expect(await attempt.written()).toEqual([
    'AttemptCreated',
    'AttemptStarted',
    ...Array(3).fill('AnswerGiven'),
    'AttemptFinished',
  ])
})

test('QUI-02 what names no question of the draft, a revision of long ago or another draft’s question changes nothing', async () => {
  author = { ...author, headers: await logIn(site, author.id) }
  const questions = async (id: string) => (await get<OwnQuizView>(`/my-quizzes/${id}`, author)).questions
  const [first] = await questions(quiz_id)
  const [foreign] = await questions(other_quiz_id)
  const { formulas, ...content } = choice('Ile to jest 3 + 3?')
  const written = { level: null, weight: 1, picture_id: null, content, revision: first?.revision ?? 0 }
  const before = (await site.store.read(streamOf(quizDecider.category, quiz_id))).length
  const on = (question: string | undefined, act: string, body: object) =>
    post(`/my-quizzes/${quiz_id}/questions/${question}${act}`, body, author)
  for (const id of [foreign?.id, NOBODYS]) {
    expect(await on(id, '', written)).toBe('QUESTION_NOT_FOUND')
    expect(await on(id, '/move', { after: null })).toBe('QUESTION_NOT_FOUND')
    expect(await on(id, '/remove', {})).toBe('QUESTION_NOT_FOUND')
    expect(await on(first?.id, '/move', { after: id })).toBe('QUESTION_NOT_FOUND')
  }
  expect(await on(first?.id, '', { ...written, revision: written.revision + 1 })).toBe('QUESTION_CHANGED')
  expect(await on(first?.id, '', { ...written, revision: 0 })).toBe('INVALID_INPUT')
  expect((await site.store.read(streamOf(quizDecider.category, quiz_id))).length).toBe(before)
})

import { PersonForgotten } from '@kredka/contracts/accounts/events'
import type { AttemptView } from '@kredka/contracts/attempts/views'
import type { TimelineEntryView } from '@kredka/contracts/audit/views'
import { CONTEST_ANSWER_MS, CONTESTS_A_DAY } from '@kredka/contracts/contests/rules'
import type {
  AttemptContestsView,
  ContestedQuestionView,
  OverdueContestsView,
  OwnContestView,
} from '@kredka/contracts/contests/views'
import { make } from '@kredka/contracts/kernel/events'
import type { NotificationView } from '@kredka/contracts/notifications/views'
import { until } from '../kernel/reactions/testing/until.ts'
import { choice, TERMS, WORDS } from '../quizzes/testing/written.ts'
import { tell } from './testing/marked-life.ts'
import { type MovingSite, movingSite } from './testing/moving-site.ts'
import { logIn, type TestPerson, testAdmin, testPerson } from './testing/people.ts'
import { upToNow } from './testing/up-to-now.ts'

let site: MovingSite
let author: TestPerson
beforeAll(async () => {
  site = await movingSite()
  author = await testPerson(site)
})
afterAll(() => site.stop())

type Who = Pick<TestPerson, 'headers'>
interface Answered<T> {
  readonly data: T
  readonly code: string | null
}

async function post<T = { id: string }>(path: string, body: object, who: Who): Promise<Answered<T>> {
  const headers = { 'content-type': 'application/json', ...who.headers }
  return answeredBy(await fetch(`${site.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) }))
}
async function get<T>(path: string, who: Who): Promise<Answered<T>> {
  return answeredBy(await fetch(`${site.url}/api${path}`, { headers: await upToNow(site, who.headers) }))
}
async function answeredBy<T>(response: Response): Promise<Answered<T>> {
  const { data, error } = (await response.json()) as { data: T; error?: { code: string } }
  return { data, code: error?.code ?? null }
}

interface Written {
  readonly quiz_id: string
  /** In their order. */
  readonly question_ids: readonly string[]
}

/** Three questions with three options each, of which the author takes the second for right. */
async function listedQuiz(): Promise<Written> {
  const { data } = await post('/my-quizzes', { ...WORDS, ...TERMS }, author)
  const question_ids: string[] = []
  for (const n of [1, 2, 3]) {
    const { formulas, ...content } = choice(`Pytanie ${n}`)
    const question = { level: null, weight: 1, picture_id: null, content, after: question_ids.at(-1) ?? null }
    question_ids.push((await post(`/my-quizzes/${data.id}/questions`, question, author)).data.id)
  }
  await post(`/my-quizzes/${data.id}/freeze`, {}, author)
  await post(`/my-quizzes/${data.id}/submit`, { version: 1 }, author)
  expect((await post(`/admin/quizzes/${data.id}/approve`, { version: 1 }, await staff())).code).toBeNull()
  return { quiz_id: data.id, question_ids }
}

const staff = async (): Promise<Who> => ({ headers: (await testAdmin(site)).headers })

/** Answers the first question, with '3' unless told otherwise, which the author takes for wrong, and ends. */
async function play({ quiz_id }: Written, who: Who, mode = 'exam', ends = true, option = '3'): Promise<string> {
  const { id } = (await post('/attempts', { quiz_id, mode }, who)).data
  await post(`/attempts/${id}/start`, {}, who)
  const { questions } = (await get<AttemptView>(`/attempts/${id}`, who)).data
  const first = questions[0]
  const given = { choices: [first?.options.indexOf(option)] }
  expect((await post(`/attempts/${id}/answer`, { question_id: first?.id, given }, who)).code).toBeNull()
  if (ends) expect((await post(`/attempts/${id}/finish`, {}, who)).code).toBeNull()
  return id
}

const contest = async (attempt: string, question: string | undefined, who: Who, reason = 'Trójka też pasuje.') =>
  (await post(`/attempts/${attempt}/questions/${question}/contest`, { reason }, who)).code
const ownContests = async (attempt: string, who: Who) =>
  (await get<AttemptContestsView>(`/attempts/${attempt}/contests`, who)).data
const contested = async ({ quiz_id }: Written, who: Who = author) =>
  get<readonly ContestedQuestionView[]>(`/my-quizzes/${quiz_id}/contests`, who)
const defend = async ({ quiz_id }: Written, question: string | undefined, who: Who, prefix = '/my-quizzes') =>
  (
    await post(
      `${prefix}/${quiz_id}/questions/${question}/defend-key`,
      { version: 1, answer: 'Pytanie jest o parzyste.' },
      who,
    )
  ).code
const notices = async (who: Who, type: string) =>
  (await get<readonly NotificationView[]>('/notifications', who)).data.filter((notice) => notice.type === type)
/** Once there are so many. */
const told = (who: Who, type: string, count = 1) =>
  until(async () => {
    const found = await notices(who, type)
    return found.length >= count ? found : null
  })

test('QUI-13 whoever was judged contests a key; the author reads why, by whom under a player name, and answers all at once', async () => {
  const quiz = await listedQuiz()
  const [first, second] = quiz.question_ids
  const [maja, ola] = [await testPerson(site), await testPerson(site)]
  await post('/rewards/player', { player_name: 'Sowa', is_ranked: true }, maja)
  const [hers, olas] = [await play(quiz, maja), await play(quiz, ola)]
  expect(await contest(hers, first, maja)).toBeNull()
  expect(await contest(hers, first, maja, 'Jeszcze raz.')).toBe('CONTEST_OPEN')
  expect(await contest(olas, first, ola, ' Bo 3 to też liczba. ')).toBeNull()
  expect(await contest(olas, second, ola)).toBeNull()

  const { data: questions } = await contested(quiz)
  expect(questions.map(({ question_id, number, count }) => [question_id, number, count])).toEqual([
    [first, 1, 2],
    [second, 2, 1],
  ])
  expect(questions[0]).toMatchObject({ version: 1, prompt: 'Pytanie 1', right: ['4'], is_overdue: false })
  expect(questions[0]?.contests).toEqual([
    expect.objectContaining({ player_name: 'Sowa', answered: ['3'], reason: 'Trójka też pasuje.' }),
    expect.objectContaining({
      player_name: `Osoba ${ola.id.slice(-4).charAt(0).toUpperCase()}.`,
      answered: ['3'],
    }),
  ])
  expect(questions[1]?.contests[0]).toMatchObject({ answered: [], reason: 'Trójka też pasuje.' })
  expect(await told(author, 'key_contested', 2)).toHaveLength(2)

  expect(await defend(quiz, first, author)).toBeNull()
  expect(await defend(quiz, first, author)).toBe('CONTEST_ANSWERED')
  expect((await contested(quiz)).data.map(({ question_id }) => question_id)).toEqual([second])
  for (const [who, attempt_id] of [
    [maja, hers],
    [ola, olas],
  ] as const) {
    const [notice, ...more] = await told(who, 'contest_answered')
    expect(more).toEqual([])
    expect(notice?.data).toEqual({ quiz_id: quiz.quiz_id, attempt_id, outcome: 'defended' })
    const { contests } = await ownContests(attempt_id, who)
    expect(contests.find(({ question_id }) => question_id === first)).toMatchObject({
      outcome: 'defended',
      answer: 'Pytanie jest o parzyste.',
      by_staff: false,
    } satisfies Partial<OwnContestView>)
  }
  // what was answered may be contested anew, and stands in a later attempt too
  const again = await play(quiz, maja)
  expect(await contest(again, first, maja, 'A jednak.')).toBeNull()
  expect((await ownContests(hers, maja)).contests).toMatchObject([{ outcome: null, reason: 'A jednak.' }])
})

test('QUI-13 a corrected key answers who contested it, in learning mode too, and the review says why', async () => {
  const quiz = await listedQuiz()
  const [first, second] = quiz.question_ids
  const jan = await testPerson(site)
  const attempt = await play(quiz, jan, 'learning', false)
  expect(await contest(attempt, second, jan)).toBe('CONTEST_TOO_EARLY')
  expect(await contest(attempt, first, jan)).toBeNull()
  await post(`/attempts/${attempt}/finish`, {}, jan)
  const body = { version: 1, is_void: false, key: { kind: 'single', right: [0, 1] }, reason: 'Trójka też jest dobra' }
  expect((await post(`/my-quizzes/${quiz.quiz_id}/questions/${first}/correct-key`, body, author)).code).toBeNull()
  expect((await contested(quiz)).data).toEqual([])
  expect((await ownContests(attempt, jan)).contests).toMatchObject([{ outcome: 'corrected', answer: null }])
  const { questions } = (await get<AttemptView>(`/attempts/${attempt}`, jan)).data
  expect(questions[0]?.judged).toMatchObject({ key_revision: 1, reason: 'Trójka też jest dobra', bp: 10_000 })
})

test('QUI-13 QUI-11 who contested a key and was right hears so once, with before and after where it changed their result; who did not hears of the result', async () => {
  const quiz = await listedQuiz()
  const [first] = quiz.question_ids
  const [jan, ola, leon] = [await testPerson(site), await testPerson(site), await testPerson(site)]
  const [jans, olas, leons] = [await play(quiz, jan), await play(quiz, ola, 'exam', true, '4'), await play(quiz, leon)]
  // two attempts of his change by it
  await play(quiz, jan)
  expect(await contest(jans, first, jan)).toBeNull()
  expect(await contest(olas, first, ola)).toBeNull()
  const body = { version: 1, is_void: false, key: { kind: 'single', right: [0, 1] }, reason: 'Trójka też jest dobra' }
  expect((await post(`/my-quizzes/${quiz.quiz_id}/questions/${first}/correct-key`, body, author)).code).toBeNull()
  const { quiz_id } = quiz
  // she is told behind him, by the policy that tells both of their contests
  const corrected = { quiz_id, attempt_id: olas, outcome: 'corrected' }
  expect((await told(ola, 'contest_answered')).map(({ data }) => data)).toEqual([corrected])
  const change = { before_bp: 0, after_bp: 3_333 }
  expect((await told(jan, 'contest_answered')).map(({ data }) => data)).toEqual([
    { quiz_id, attempt_id: expect.any(String), outcome: 'corrected', ...change },
  ])
  expect((await told(leon, 'quiz_rescored')).map(({ data }) => data)).toEqual([
    { quiz_id, attempt_id: leons, ...change },
  ])
  for (const contester of [jan, ola]) expect(await notices(contester, 'quiz_rescored')).toEqual([])
  expect(await notices(leon, 'contest_answered')).toEqual([])
  expect((await ownContests(jans, jan)).contests).toMatchObject([{ outcome: 'corrected' }])
})

test('QUI-13 nobody contests what is not theirs or was not judged, nor more than so much a day', async () => {
  const quiz = await listedQuiz()
  const [first] = quiz.question_ids
  const [ewa, stranger] = [await testPerson(site), await testPerson(site)]
  const open = await play(quiz, ewa, 'exam', false)
  expect(await contest(open, first, ewa)).toBe('CONTEST_TOO_EARLY')
  await post(`/attempts/${open}/finish`, {}, ewa)
  expect(await contest(open, first, stranger)).toBe('ATTEMPT_NOT_FOUND')
  expect((await get(`/attempts/${open}/contests`, stranger)).code).toBe('ATTEMPT_NOT_FOUND')
  expect(await contest(open, first, { headers: {} })).toBe('NOT_LOGGED_IN')
  expect(await contest(open, site.tools.ids.entity(), ewa)).toBe('QUESTION_NOT_FOUND')
  const own = await play(quiz, author)
  expect(await contest(own, first, author)).toBe('CONTEST_OWN_KEY')
  expect((await ownContests(own, author)).own_questions).toEqual(quiz.question_ids)

  expect(await contest(open, first, ewa)).toBeNull()
  expect((await contested(quiz, stranger)).code).toBe('QUIZ_NOT_FOUND')
  expect(await defend(quiz, first, stranger)).toBe('QUIZ_NOT_FOUND')
  expect(await defend(quiz, first, author, '/admin/quizzes')).not.toBeNull()

  // one was used above
  for (let n = 1; n < CONTESTS_A_DAY; n += 1) {
    expect(await defend(quiz, first, author)).toBeNull()
    expect(await contest(open, first, ewa)).toBeNull()
  }
  expect(await defend(quiz, first, author)).toBeNull()
  expect(await contest(open, first, ewa)).toBe('DAILY_CONTEST_LIMIT')
})

test('QUI-13 EVT-11 where the author does not answer for 14 days staff do, and correct the key if need be', async () => {
  const quiz = await listedQuiz()
  const [first, second] = quiz.question_ids
  let ala = await testPerson(site)
  const attempt = await play(quiz, ala)
  for (const question of [first, second]) expect(await contest(attempt, question, ala)).toBeNull()
  const overdue = async () =>
    (await get<readonly OverdueContestsView[]>('/admin/quiz-contests', await staff())).data.filter(
      (one) => one.quiz.id === quiz.quiz_id,
    )
  expect(await overdue()).toEqual([])
  site.pass(CONTEST_ANSWER_MS + 60_000)
  const waiting = await until(async () => ((await overdue()).length === 2 ? overdue() : null))
  expect(waiting[0]).toMatchObject({ question_id: first, is_overdue: true, quiz: { title: WORDS.title } })
  expect(waiting[0]?.author).toMatchObject({ id: author.id })
  const counted = async () => (await get<{ contest: number }>('/admin/work-queue/counts', await staff())).data.contest
  expect(await counted()).toBeGreaterThanOrEqual(2)

  expect(await defend(quiz, first, await staff(), '/admin/quizzes')).toBeNull()
  const keys = await get<{ questions: readonly { id: string }[] }>(`/admin/quizzes/${quiz.quiz_id}/keys`, await staff())
  expect(keys.data.questions.map(({ id }) => id)).toEqual(quiz.question_ids)
  const path = `/questions/${second}/correct-key`
  const body = { version: 1, is_void: true, key: null, reason: 'Pytanie bez odpowiedzi' }
  expect((await post(`/admin/quizzes/${quiz.quiz_id}${path}`, body, ala)).code).not.toBeNull()
  expect((await post(`/admin/quizzes/${quiz.quiz_id}${path}`, body, await staff())).code).toBeNull()
  expect(await overdue()).toEqual([])

  ala = { ...ala, headers: await logIn(site, ala.id) }
  author = { ...author, headers: await logIn(site, author.id) }
  const { contests } = await ownContests(attempt, ala)
  const byQuestion = new Map(contests.map((one) => [one.question_id, one]))
  expect(byQuestion.get(first ?? '')).toMatchObject({ outcome: 'defended', by_staff: true })
  expect(byQuestion.get(second ?? '')).toMatchObject({ outcome: 'corrected' })

  const { data: steps } = await get<readonly TimelineEntryView[]>(`/timelines/quiz/${quiz.quiz_id}`, author)
  const tale = steps.map(({ what, by }) => `${what} ${by}`)
  expect(tale.slice(-6)).toEqual([
    'KeyContested learner',
    'KeyContested learner',
    'ContestsOverdue system',
    'ContestsOverdue system',
    'KeyDefendedByStaff staff',
    'KeyCorrected staff',
  ])
  expect(steps.every(({ by, by_id }) => by !== 'learner' || by_id === null)).toBe(true)
})

test('QUI-13 EVT-10 what waits is closed with its quiz; words go with whoever wrote them', async () => {
  const quiz = await listedQuiz()
  const [first] = quiz.question_ids
  const [iga, leo] = [await testPerson(site), await testPerson(site)]
  const [igas, leos] = [await play(quiz, iga), await play(quiz, leo)]
  for (const [attempt, who] of [
    [igas, iga],
    [leos, leo],
  ] as const)
    expect(await contest(attempt, first, who)).toBeNull()
  await forget(iga.id)
  expect((await contested(quiz)).data[0]).toMatchObject({ count: 1, contests: [{ answered: ['3'] }] })
  expect((await post(`/my-quizzes/${quiz.quiz_id}/remove`, {}, author)).code).toBeNull()
  expect((await told(leo, 'contest_answered'))[0]?.data).toMatchObject({ outcome: 'closed' })
  expect((await ownContests(leos, leo)).contests).toMatchObject([{ outcome: 'closed' }])
  expect(await contest(leos, first, leo)).toBe('QUIZ_NOT_FOUND')
})

/** The key goes before the event that says so, as with everybody. */
async function forget(user_id: string): Promise<void> {
  await site.tools.vault.forgetPerson(user_id)
  await tell(site, [make(PersonForgotten, { subject_id: user_id })])
}

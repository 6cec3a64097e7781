import type { AttemptRowView, AttemptView, JudgedView } from '@kredka/contracts/attempts/views'
import { DAY, MINUTE } from '@kredka/contracts/kernel/durations'
import type { QuestionDraft } from '@kredka/contracts/quizzes/question'
import type {
  OwnQuizView,
  QuizCardView,
  QuizRequestRowView,
  QuizRequestView,
  QuizView,
} from '@kredka/contracts/quizzes/views'
import { testBrowser } from '../accounts/testing/browser.ts'
import { until } from '../kernel/reactions/testing/until.ts'
import { choice, TERMS, WORDS } from '../quizzes/testing/written.ts'
import { type MovingSite, movingSite } from './testing/moving-site.ts'
import { forgetPerson, logIn, type TestPerson, testAdmin, testPerson } from './testing/people.ts'
import { upToNow } from './testing/up-to-now.ts'

let site: MovingSite
let author: TestPerson
let quiz_id: string
beforeAll(async () => {
  site = await movingSite()
  author = await testPerson(site)
})
afterAll(() => site.stop())

interface Answered<T> {
  readonly data: T
  readonly code: string | null
  /** The whole answer. */
  readonly text: string
}

async function post<T = { id: string }>(path: string, body: object, who: Pick<TestPerson, 'headers'>) {
  const response = await fetch(`${site.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...who.headers },
    body: JSON.stringify(body),
  })
  return answeredBy<T>(response)
}
async function get<T>(path: string, who: Pick<TestPerson, 'headers'> = { headers: {} }) {
  return answeredBy<T>(await fetch(`${site.url}/api${path}`, { headers: await upToNow(site, who.headers) }))
}
async function answeredBy<T>(response: Response): Promise<Answered<T>> {
  const text = await response.text()
  const { data, error } = JSON.parse(text) as { data: T; error?: { code: string } }
  return { data, code: error?.code ?? null, text }
}

const gaps: QuestionDraft = {
  prompt: 'Stolicą Polski jest [[1]], a Francji [[2]].',
  explanation: 'KANAREK wyjaśnienie',
  picture_alt: '',
  task: {
    kind: 'gaps',
    gaps: [{ accepted: ['KANAREKWarszawa'] }, { accepted: ['KANAREKParyż'] }],
    has_bank: false,
    distractors: [],
    matching: {
      ignores_case: true,
      ignores_accents: true,
      ignores_spacing: true,
      ignores_ending: true,
      allows_typo: false,
    },
  },
}
const typed: QuestionDraft = {
  prompt: 'Ile to pół?',
  explanation: '',
  picture_alt: '',
  task: { kind: 'number', number: { value: '0,5', tolerance: '0', tolerance_kind: 'absolute', units: [] } },
}

/** A quiz of three questions: one to choose, one with gaps, one number. */
async function written(person: TestPerson, terms = TERMS): Promise<string> {
  const { data } = await post('/my-quizzes', { ...WORDS, ...terms }, person)
  const { formulas, ...single } = choice()
  let after: string | null = null
  for (const content of [single, gaps, typed]) {
    const question: object = { level: null, weight: 1, picture_id: null, content, after }
    const added = await post(`/my-quizzes/${data.id}/questions`, question, person)
    after = added.data.id
  }
  return data.id
}

async function listed(person: TestPerson, id: string): Promise<void> {
  const staff = { headers: (await testAdmin(site)).headers }
  await post(`/my-quizzes/${id}/freeze`, {}, person)
  await post(`/my-quizzes/${id}/submit`, { version: 1 }, person)
  expect((await post(`/admin/quizzes/${id}/approve`, { version: 1 }, staff)).code).toBeNull()
}

test('QUI-02 an author writes a quiz of several kinds, freezes it and asks for its place in the list', async () => {
  quiz_id = await written(author)
  const draft = (await get<OwnQuizView>(`/my-quizzes/${quiz_id}`, author)).data
  expect(draft.questions.map(({ type, faults }) => [type, faults])).toEqual([
    ['choose-single-answer', []],
    ['fill-gaps', []],
    ['type-answer', []],
  ])
  expect((await post<{ version: number }>(`/my-quizzes/${quiz_id}/freeze`, {}, author)).data).toEqual({ version: 1 })
  expect((await get<QuizView>(`/quizzes/${quiz_id}`)).code).toBe('QUIZ_NOT_FOUND')
  expect((await get<QuizView>(`/quizzes/${quiz_id}`, author)).data).toMatchObject({ version: 1, is_own: true })
  expect((await post(`/my-quizzes/${quiz_id}/submit`, { version: 1 }, author)).code).toBeNull()
})

test('QUI-02 ADM-02 staff see what waits, reject it with a reason, and list it at its next try', async () => {
  const staff = { headers: (await testAdmin(site)).headers }
  const rows = async (query: string) =>
    (await get<readonly QuizRequestRowView[]>(`/admin/quizzes${query}`, staff)).data.map(({ id }) => id)
  const counted = async () => (await get<{ readonly waiting: number }>('/admin/quizzes/count', staff)).data.waiting
  expect([await rows('?state=waiting&q=UŁAMKI'), await rows('?q=nothing'), await counted()]).toEqual([[quiz_id], [], 1])
  const waiting = (await get<QuizRequestView>(`/admin/quizzes/${quiz_id}`, staff)).data
  expect(waiting).toMatchObject({ state: 'waiting', version: 1 })
  expect(waiting.content).toHaveLength(3)
  const reason = 'W drugim pytaniu brakuje kropki.'
  expect((await post(`/admin/quizzes/${quiz_id}/reject`, { version: 1, reason }, staff)).code).toBeNull()
  expect((await get<OwnQuizView>(`/my-quizzes/${quiz_id}`, author)).data).toMatchObject({ state: 'rejected', reason })
  expect([await rows('?state=waiting'), await rows('?state=rejected'), await counted()]).toEqual([[], [quiz_id], 0])
  expect((await post(`/my-quizzes/${quiz_id}/submit`, { version: 1 }, author)).code).toBeNull()
  expect((await post(`/admin/quizzes/${quiz_id}/approve`, { version: 1 }, staff)).code).toBeNull()
  const [card] = (await get<readonly QuizCardView[]>('/quizzes?q=ulamki')).data
  expect(card).toMatchObject({ id: quiz_id, questions: 3, subject_id: 'maths' })
})

test('QUI-02 ADM-02 what staff took off the list is found as such, with their reason, until they put it back', async () => {
  const staff = { headers: (await testAdmin(site)).headers }
  const takenDown = async () =>
    (await get<readonly QuizRequestRowView[]>('/admin/quizzes?state=taken_down', staff)).data.map(({ id }) => id)
  const reason = 'Z cudzego podręcznika.'
  expect((await post(`/admin/quizzes/${quiz_id}/unlist`, { reason }, staff)).code).toBeNull()
  expect(await takenDown()).toEqual([quiz_id])
  expect((await get<OwnQuizView>(`/my-quizzes/${quiz_id}`, author)).data).toMatchObject({ state: 'draft', reason })
  expect((await post(`/admin/quizzes/${quiz_id}/restore`, { version: 1, reason: 'Pomyłka.' }, staff)).code).toBeNull()
  expect(await takenDown()).toEqual([])
  expect((await post(`/my-quizzes/${quiz_id}/unlist`, {}, author)).code).toBeNull()
  expect(await takenDown()).toEqual([])
  expect((await post(`/my-quizzes/${quiz_id}/submit`, { version: 1 }, author)).code).toBeNull()
  expect((await post(`/admin/quizzes/${quiz_id}/approve`, { version: 1 }, staff)).code).toBeNull()
})

test('QUI-03 learning mode judges at once and says why; nothing before that tells what is right', async () => {
  const maja = await testPerson(site)
  const { data } = await post('/attempts', { quiz_id, mode: 'learning' }, maja)
  expect((await post(`/attempts/${data.id}/start`, {}, maja)).code).toBeNull()
  const before = await get<AttemptView>(`/attempts/${data.id}`, maja)
  expect(before.text).not.toContain('KANAREK')
  const [first, second, third] = before.data.questions
  const place = first?.options.indexOf('4') ?? -1
  const answer = (question_id: string | undefined, given: object) =>
    post<{ judged: JudgedView | null }>(`/attempts/${data.id}/answer`, { question_id, given }, maja)
  expect((await answer(first?.id, { choices: [place] })).data.judged).toMatchObject({ bp: 10_000 })
  expect((await answer(first?.id, { choices: [place] })).code).toBe('ANSWER_STAYS')
  const filled = await answer(second?.id, { words: ['kanarekwarszawa', 'Londyn'] })
  expect(filled.data.judged).toMatchObject({ bp: 5_000, accepted: [['KANAREKWarszawa'], ['KANAREKParyż']] })
  expect((await answer(second?.id, { choices: [0] })).code).toBe('ANSWER_UNFIT')
  expect((await answer(third?.id, { words: ['1/2'] })).data.judged).toMatchObject({ bp: 10_000 })
  const finished = await post<{ bp: number }>(`/attempts/${data.id}/finish`, {}, maja)
  expect(finished.data).toEqual({ bp: 8_333 })
  const [row] = (await get<readonly AttemptRowView[]>('/attempts/history', maja)).data
  expect(row).toMatchObject({ id: data.id, bp: 8_333, quiz: { id: quiz_id } })
})

test('QUI-03 an exam goes on with any device, keeps the last answers, and ends with its clock', async () => {
  const own = await written(author, { ...TERMS, exam_minutes: 20 })
  await listed(author, own)
  let ola = await testPerson(site)
  const { data } = await post('/attempts', { quiz_id: own, mode: 'exam' }, ola)
  expect((await post('/attempts', { quiz_id: own, mode: 'exam' }, ola)).data).toEqual(data)
  await post(`/attempts/${data.id}/start`, {}, ola)
  const { questions } = (await get<AttemptView>(`/attempts/${data.id}`, ola)).data
  const answer = (words: string) =>
    post(`/attempts/${data.id}/answer`, { question_id: questions[2]?.id, given: { words: [words] } }, ola)
  expect((await answer('3')).data).toEqual({ judged: null })
  expect((await answer('0,5')).code).toBeNull()
  const open = await get<AttemptView>(`/attempts/${data.id}`, ola)
  expect(open.text).not.toContain('KANAREK')
  expect(open.data.questions[2]).toMatchObject({ given: { words: ['0,5'] }, judged: null })
  site.pass(20 * MINUTE + 4_000)
  ola = { ...ola, headers: await logIn(site, ola.id) }
  expect((await answer('7')).code).toBe('ATTEMPT_OVER')
  await until(async () => (await get<AttemptView>(`/attempts/${data.id}`, ola)).data.state === 'finished')
  expect((await get<AttemptView>(`/attempts/${data.id}`, ola)).data.bp).toBe(3_333)
})

test('QUI-06 a visitor plays five quizzes a day and finds them again; a stranger finds none of them', async () => {
  const browser = testBrowser(site)
  const play = async () => {
    const { data, code } = await browser.post('/attempts', { quiz_id, mode: 'exam' })
    if (code !== null) return code
    for (const step of ['start', 'finish']) await browser.post(`/attempts/${data['id']}/${step}`, {})
    return String(data['id'])
  }
  const played: string[] = []
  for (let n = 0; n < 5; n += 1) played.push(await play())
  expect(new Set(played).size).toBe(5)
  expect(await play()).toBe('DAILY_QUIZ_LIMIT')
  expect((await get(`/attempts/${played[0]}`)).code).toBe('ATTEMPT_NOT_FOUND')
  expect((await get(`/attempts/${played[0]}`, await testPerson(site))).code).toBe('ATTEMPT_NOT_FOUND')
  site.pass(DAY)
  expect(await play()).not.toBe('DAILY_QUIZ_LIMIT')
})

test('QUI-05 what a visitor played is theirs once they log in, words and all; nobody else can claim it', async () => {
  const [ania, bea] = [await testPerson(site), await testPerson(site)]
  const browser = testBrowser(site)
  const other = testBrowser(site)
  const { data } = await browser.post('/attempts', { quiz_id, mode: 'learning' })
  const attempt_id = String(data['id'])
  await browser.post(`/attempts/${attempt_id}/start`, {})
  const asked = await until(async () => {
    const found = await browser.get(`/attempts/${attempt_id}`)
    return found.code === null ? (found.data as unknown as AttemptView) : null
  })
  await browser.post(`/attempts/${attempt_id}/answer`, {
    question_id: asked.questions[1]?.id,
    given: { words: ['zqvisitor', 'Londyn'] },
  })
  await other.post('/attempts', { quiz_id, mode: 'exam' })

  // the cookie alone says whose: another browser's claims nothing of this one
  expect((await other.post('/attempts/claim', {}, bea.headers)).data).toEqual({ claimed: 1 })
  expect((await get(`/attempts/${attempt_id}`, bea)).code).toBe('ATTEMPT_NOT_FOUND')
  expect((await post('/attempts/claim', {}, bea)).data).toEqual({ claimed: 0 })
  expect((await browser.post('/attempts/claim', {})).code).toBe('NOT_LOGGED_IN')

  const cookies = new Map(browser.cookies)
  expect((await browser.post('/attempts/claim', {}, ania.headers)).data).toEqual({ claimed: 1 })
  expect(browser.cookies.size).toBe(0)
  // somebody who kept the cookie claims nothing more, and reads nothing
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  await until(async () => (await browser.get(`/attempts/${attempt_id}`)).code === 'ATTEMPT_NOT_FOUND')
  expect((await browser.post('/attempts/claim', {}, bea.headers)).data).toEqual({ claimed: 0 })
  expect((await get(`/attempts/${attempt_id}`, bea)).code).toBe('ATTEMPT_NOT_FOUND')

  const claimed = (await get<AttemptView>(`/attempts/${attempt_id}`, ania)).data
  expect(claimed.questions[1]?.given?.words).toEqual(['zqvisitor', 'Londyn'])
  expect((await post<{ bp: number }>(`/attempts/${attempt_id}/finish`, {}, ania)).code).toBeNull()
  expect((await get<readonly AttemptRowView[]>('/attempts/history', ania)).data.map(({ id }) => id)).toEqual([
    attempt_id,
  ])

  // the visitor's words go with the account
  const words = async () => JSON.stringify(await site.tools.streams.read(`attempt-${attempt_id}`))
  expect(await words()).toContain('zqvisitor')
  await forgetPerson(site, ania.id)
  await until(async () => !(await words()).includes('zqvisitor'))
  const rows = 'select 1 from attempts.answers where words is not null and attempt_id = $1'
  await until(async () => (await site.database.pool.query(rows, [attempt_id])).rowCount === 0)
})

test('QUI-06 a random quiz asks questions of several listed quizzes, and says of which once they are answered', async () => {
  const choice = { subject_ids: ['maths'], levels: [], language: TERMS.language, questions: 5, mode: 'learning' }
  const ewa = await testPerson(site)
  const { data } = await post('/attempts/random', choice, ewa)
  // the same choice goes on with what is open
  expect((await post('/attempts/random', choice, ewa)).data).toEqual(data)
  await post(`/attempts/${data.id}/start`, {}, ewa)
  const before = await get<AttemptView>(`/attempts/${data.id}`, ewa)
  expect(before.data).toMatchObject({ source: 'random', quiz: null })
  expect(before.text).not.toContain('KANAREK')
  expect(before.data.questions).toHaveLength(5)
  expect(before.data.questions.every(({ from }) => from === null)).toBe(true)
  const [first] = before.data.questions
  const given = first?.options.length === 0 ? { words: Array(first.gaps || 1).fill('1/2') } : { choices: [0] }
  expect((await post(`/attempts/${data.id}/answer`, { question_id: first?.id, given }, ewa)).code).toBeNull()
  const after = (await get<AttemptView>(`/attempts/${data.id}`, ewa)).data
  expect(after.questions.map(({ from }) => from?.title ?? null)).toEqual([WORDS.title, null, null, null, null])
  expect((await post<{ bp: number }>(`/attempts/${data.id}/finish`, {}, ewa)).code).toBeNull()
  expect((await post('/attempts/random', { ...choice, subject_ids: ['japanese'] }, ewa)).code).toBe('NOTHING_TO_DRAW')
})

test('QUI-06 a visitor has three random quizzes drawn a day, which count as plays too', async () => {
  const browser = testBrowser(site)
  const draw = async (questions: number, mode: string) =>
    (await browser.post('/attempts/random', { subject_ids: [], levels: [], language: TERMS.language, questions, mode }))
      .code
  expect([await draw(5, 'exam'), await draw(10, 'exam'), await draw(5, 'learning')]).toEqual([null, null, null])
  expect(await draw(20, 'exam')).toBe('DAILY_RANDOM_LIMIT')
  const play = async (mode: string) => (await browser.post('/attempts', { quiz_id, mode })).code
  expect([await play('exam'), await play('learning')]).toEqual([null, null])
  site.pass(DAY)
  expect(await draw(20, 'exam')).toBeNull()
})

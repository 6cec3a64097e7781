import type { AttemptRowView } from '@kredka/contracts/attempts/views'
import type { OwnQuizRowView, QuizCardView, QuizTerms, QuizView } from '@kredka/contracts/quizzes/views'
import { choice } from '../quizzes/testing/written.ts'
import { callsOf } from './testing/calls.ts'
import { type TestPerson, testAdmin, testPerson } from './testing/people.ts'
import { listQuiz, writeQuiz } from './testing/quizzes.ts'
import { type TestSite, testSite } from './testing/test-site.ts'

let site: TestSite
const calls = callsOf(() => site)
const { get, make, post } = calls
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.stop())

async function play(quiz_id: string | undefined, who: TestPerson): Promise<string> {
  const id = await make('/attempts', { quiz_id, mode: 'exam' }, who)
  await post(`/attempts/${id}/start`, {}, who)
  await post(`/attempts/${id}/finish`, {}, who)
  return id
}

test('QUI-01 a quiz says how often others solved it, and the list can begin with those solved most', async () => {
  const [author, staff] = [await testPerson(site), await testAdmin(site)]
  const three = [1, 2, 3].map((n) => choice(`Pytanie ${n}`))
  const quizzes: string[] = []
  for (let n = 0; n < 3; n += 1) {
    const quiz_id = await writeQuiz(calls, author, three)
    await listQuiz(calls, quiz_id, author, staff)
    quizzes.push(quiz_id)
  }
  const [rare, popular, unsolved] = quizzes
  for (const quiz_id of [popular, popular, rare]) await play(quiz_id, await testPerson(site))
  // what authors play of their own makes nothing popular
  for (let n = 0; n < 3; n += 1) await play(unsolved, author)

  const listed = await get<readonly QuizCardView[]>('/quizzes?sort=popular', author)
  expect(listed.map(({ id, plays }) => [id, plays])).toEqual([
    [popular, 2],
    [rare, 1],
    [unsolved, 0],
  ])
  expect((await get<QuizView>(`/quizzes/${popular}`)).plays).toBe(2)
  const own = await get<readonly OwnQuizRowView[]>('/my-quizzes', author)
  expect(new Map(own.map(({ id, plays }) => [id, plays])).get(popular ?? '')).toBe(2)

  // it is the quiz that is popular, whichever version is listed
  await post(`/my-quizzes/${popular}/unlist`, {}, author)
  await post(`/my-quizzes/${popular}/submit`, { version: 1 }, author)
  await post(`/admin/quizzes/${popular}/approve`, { version: 1 }, staff)
  const [first] = await get<readonly QuizCardView[]>('/quizzes?sort=popular', author)
  expect(first).toMatchObject({ id: popular, plays: 2 })
})

test('QUI-01 the list is narrowed by subject, level, difficulty, language and length, and put in order', async () => {
  const [author, staff] = [await testPerson(site), await testAdmin(site)]
  const list = async (terms: Partial<QuizTerms>, questions = 3) => {
    const contents = Array.from({ length: questions }, (_, n) => choice(`Zadanie ${n}`))
    const quiz_id = await writeQuiz(calls, author, contents, { subject_id: 'physics', ...terms })
    await listQuiz(calls, quiz_id, author, staff)
    return quiz_id
  }
  const easy = await list({ difficulty: 1 })
  const hard = await list({ difficulty: 5, level: 'advanced' })
  const english = await list({ language: 'en', level: 'any' })
  const longer = await list({ difficulty: 3 }, 10)
  const found = async (more: string) => {
    const rows = await get<readonly QuizCardView[]>(`/quizzes?subject_id=physics${more}`, author)
    return rows.map(({ id }) => id)
  }
  expect(await found('&sort=hardest')).toEqual([hard, longer, english, easy])
  expect(await found('&sort=easiest')).toEqual([easy, english, longer, hard])
  // what is for any level is for this one too
  expect(await found('&sort=easiest&level=basic')).toEqual([easy, english, longer])
  expect(await found('&level=advanced&sort=hardest')).toEqual([hard, english])
  expect(await found('&difficulty=5')).toEqual([hard])
  expect(await found('&language=en')).toEqual([english])
  expect(await found('&length=medium')).toEqual([longer])
  expect(await found('&length=short&language=pl&sort=easiest')).toEqual([easy, hard])
  expect(await found('&length=long')).toEqual([])
})

test('QUI-05 the history lists the last ten that were solved, the newest first; older ones are still there', async () => {
  const [author, player] = [await testPerson(site), await testPerson(site)]
  const quiz_id = await writeQuiz(calls, author, [choice(), choice(), choice()])
  await listQuiz(calls, quiz_id, author, await testAdmin(site))
  const played: string[] = []
  for (let n = 0; n < 11; n += 1) played.unshift(await play(quiz_id, player))
  const listed = await get<readonly AttemptRowView[]>('/attempts/history', player)
  expect(listed.map(({ id }) => id)).toEqual(played.slice(0, 10))
  expect(await get(`/attempts/${played.at(-1)}`, player)).toMatchObject({ state: 'finished' })
})

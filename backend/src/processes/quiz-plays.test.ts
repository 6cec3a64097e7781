import type { OwnQuizRowView, QuizCardView, QuizView } from '@kredka/contracts/quizzes/views'
import { choice } from '../quizzes/testing/written.ts'
import { callsOf } from './testing/calls.ts'
import { testAdmin, testPerson } from './testing/people.ts'
import { listQuiz, writeQuiz } from './testing/quizzes.ts'
import { type TestSite, testSite } from './testing/test-site.ts'

let site: TestSite
const calls = callsOf(() => site)
const { get, make, post } = calls
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.stop())

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
  const play = async (quiz_id: string | undefined, who = author) => {
    const id = await make('/attempts', { quiz_id, mode: 'exam' }, who)
    await post(`/attempts/${id}/start`, {}, who)
    await post(`/attempts/${id}/finish`, {}, who)
  }
  for (const quiz_id of [popular, popular, rare]) await play(quiz_id, await testPerson(site))
  // what authors play of their own makes nothing popular
  for (let n = 0; n < 3; n += 1) await play(unsolved)

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

import type { AttemptView } from '@kredka/contracts/attempts/views'
import { DAY } from '@kredka/contracts/kernel/durations'
import type { QuizTerms } from '@kredka/contracts/quizzes/views'
import { LEECH_LAPSES, NEW_A_DAY } from '@kredka/contracts/repetition/rules'
import type { MissesView, RepetitionView } from '@kredka/contracts/repetition/views'
import { makeStudentOf } from '../assignments/testing/owned.ts'
import { until } from '../kernel/reactions/testing/until.ts'
import { choice } from '../quizzes/testing/written.ts'
import { callsOf } from './testing/calls.ts'
import { type MovingSite, movingSite } from './testing/moving-site.ts'
import { forgetPerson, logIn, type TestPerson, testPerson } from './testing/people.ts'
import { writeQuiz } from './testing/quizzes.ts'

let site: MovingSite
beforeAll(async () => {
  site = await movingSite()
})
afterAll(() => site.stop())

const calls = callsOf(() => site)
const { send, post, make, get } = calls
/** Three questions of the person's own, frozen. */
const writeThree = (person: TestPerson, terms: Partial<QuizTerms> = {}) =>
  writeQuiz(calls, person, ['Ile to jest 2 + 2?', 'A 1 + 3?', 'A 5 − 1?'].map(choice), terms)

/** Answers every question of an attempt; `right`: by its prompt. */
async function answerAll(attempt_id: string, right: (prompt: string) => boolean, who: TestPerson) {
  await post(`/attempts/${attempt_id}/start`, {}, who)
  const { questions } = await get<AttemptView>(`/attempts/${attempt_id}`, who)
  for (const { id: question_id, prompt, options } of questions) {
    const choices = [options.indexOf(right(prompt) ? '4' : '5')]
    await post(`/attempts/${attempt_id}/answer`, { question_id, given: { choices } }, who)
  }
  await post(`/attempts/${attempt_id}/finish`, {}, who)
  return questions.map(({ prompt }) => prompt)
}

test('QUI-08 what was missed comes back the next day, is drawn on the server, and moves on when it is known', async () => {
  let maja = await testPerson(site)
  const quiz_id = await writeThree(maja)
  const attempt_id = await make('/attempts', { quiz_id, mode: 'learning' }, maja)
  await answerAll(attempt_id, (prompt) => prompt === 'A 1 + 3?', maja)
  const today = await get<RepetitionView>('/repetition/due', maja)
  expect(today).toMatchObject({ questions: 2, due: 0, list: [] })
  expect(today.week.map(({ due }) => due)).toEqual([0, 2, 0, 0, 0, 0, 0])
  expect((await send('/repetition/begin', {}, maja)).error?.code).toBe('NOTHING_DUE')

  site.pass(DAY)
  maja = { ...maja, headers: await logIn(site, maja.id) }
  const tomorrow = await get<RepetitionView>('/repetition/due', maja)
  expect(tomorrow).toMatchObject({ questions: 2, due: 2, due_new: 2, held_back: 0 })
  // the words of a question that waits tell nothing of what is right
  expect(JSON.stringify(tomorrow.list)).not.toContain('Dwa i dwa')
  expect(await get('/repetition/count', maja)).toEqual({ due: 2 })
  // whose author took the quiz away still has it to repeat
  await post(`/my-quizzes/${quiz_id}/remove`, {}, maja)
  const review_id = await make('/repetition/begin', {}, maja)
  expect(await make('/repetition/begin', {}, maja)).toBe(review_id)
  const asked = await answerAll(review_id, (prompt) => prompt === 'Ile to jest 2 + 2?', maja)
  expect(asked.toSorted()).toEqual(['A 5 − 1?', 'Ile to jest 2 + 2?'])
  expect(await get<AttemptView>(`/attempts/${review_id}`, maja)).toMatchObject({
    source: 'review',
    quiz: null,
    bp: 5_000,
  })
  const after = await get<RepetitionView>('/repetition/due', maja)
  expect(after).toMatchObject({ questions: 2, due: 0 })
  // what was missed again comes first, what was known later
  expect(after.week.filter(({ due }) => due > 0).map(({ due }) => due)).toEqual([1, 1])
  expect((await send('/repetition/begin', {}, maja)).error?.code).toBe('NOTHING_DUE')

  await forgetPerson(site, maja.id)
  const left = `select player_id from repetition.cards where player_id = $1
                union all select player_id from repetition.reviews where player_id = $1`
  await until(async () => (await site.database.pool.query(left, [maja.id])).rowCount === 0)
})

test('QUI-08 twenty new questions begin on one day, the others wait; what was forgotten eight times comes with its explanation', async () => {
  let iza = await testPerson(site)
  const prompts = Array.from({ length: NEW_A_DAY + 2 }, (_, n) => `Zadanie ${n}`)
  const quiz_id = await writeQuiz(calls, iza, prompts.map(choice))
  await answerAll(await make('/attempts', { quiz_id, mode: 'learning' }, iza), () => false, iza)
  site.pass(DAY)
  iza = { ...iza, headers: await logIn(site, iza.id) }
  const waiting = await get<RepetitionView>('/repetition/due', iza)
  expect(waiting).toMatchObject({ questions: 22, due: 20, due_new: 20, held_back: 2, leeches: [] })
  const review_id = await make('/repetition/begin', {}, iza)
  expect(await answerAll(review_id, () => true, iza)).toHaveLength(20)
  expect(await get<RepetitionView>('/repetition/due', iza)).toMatchObject({ due: 0, held_back: 2 })

  const forget = `update repetition.cards set lapses = $2 where player_id = $1 and question_id = $3`
  for (const [n, { id }] of waiting.list.slice(0, 2).entries()) {
    await site.database.pool.query(forget, [iza.id, LEECH_LAPSES - n, id])
  }
  const { leeches } = await get<RepetitionView>('/repetition/due', iza)
  expect(leeches).toMatchObject([{ id: waiting.list[0]?.id, lapses: 8, explanation: 'Dwa i dwa to cztery.' }])
})

test('QUI-12 who teaches a student that agreed sees what they miss, that of the lesson’s subject first; nobody else does', async () => {
  const [teacher, stranger] = await Promise.all([testPerson(site, 'teacher'), testPerson(site, 'teacher')])
  const olek = await testPerson(site)
  await makeStudentOf(site, teacher, olek)
  const play = async (terms: Partial<QuizTerms>, right: (prompt: string) => boolean) => {
    const quiz_id = await writeThree(olek, terms)
    await answerAll(await make('/attempts', { quiz_id, mode: 'learning' }, olek), right, olek)
  }
  await play({ subject_id: 'maths' }, () => false)
  await play({ subject_id: 'physics' }, (prompt) => prompt !== 'A 1 + 3?')
  const path = `/students/${olek.id}/misses`
  expect(await get(path, teacher)).toEqual({ is_shared: false, subjects: [], questions: [] })

  await post('/current-user/misses-sharing', { is_shared: true }, olek)
  const seen = async (of: string) => {
    const { subjects, questions } = await get<MissesView>(of, teacher)
    return [subjects.map((one) => [one.subject_id, one.wrong, one.answers]), questions.map((one) => one.subject_id)]
  }
  const [maths, physics] = [
    ['maths', 3, 3],
    ['physics', 1, 3],
  ]
  const ofMaths = ['maths', 'maths', 'maths']
  expect(await seen(`${path}?subject_id=maths`)).toEqual([
    [maths, physics],
    [...ofMaths, 'physics'],
  ])
  expect(await seen(`${path}?subject_id=physics`)).toEqual([
    [physics, maths],
    ['physics', ...ofMaths],
  ])
  // the words of what was missed tell nothing of what is right
  expect(JSON.stringify(await get(path, teacher))).not.toContain('Dwa i dwa')
  expect(await get(path, stranger)).toBe('STUDENT_NOT_FOUND')

  await post('/current-user/misses-sharing', { is_shared: false }, olek)
  expect(await get(path, teacher)).toMatchObject({ is_shared: false, questions: [] })
})

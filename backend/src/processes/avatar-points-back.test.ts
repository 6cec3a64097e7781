import type { AttemptView } from '@kredka/contracts/attempts/views'
import { avatarCode, avatarUrl, FIRST_AVATAR } from '@kredka/contracts/locker/parts'
import type { LockerView } from '@kredka/contracts/locker/views'
import type { QuizKeysView } from '@kredka/contracts/quizzes/views'
import type { LedgerRowView, RewardsView } from '@kredka/contracts/rewards/views'
import { until } from '../kernel/reactions/testing/until.ts'
import { choice } from '../quizzes/testing/written.ts'
import { callsOf } from './testing/calls.ts'
import { type TestPerson, testAdmin, testPerson } from './testing/people.ts'
import { listQuiz, writeQuiz } from './testing/quizzes.ts'
import { type TestSite, testSite } from './testing/test-site.ts'

let site: TestSite
let author: TestPerson
let quiz_id: string
beforeAll(async () => {
  site = await testSite()
  author = await testPerson(site)
  quiz_id = await writeQuiz(calls, author, [choice('Pierwsze?'), choice('Drugie?'), choice('Trzecie?')])
  await listQuiz(calls, quiz_id, author, { headers: (await testAdmin(site)).headers })
})
afterAll(() => site.stop())

const calls = callsOf(() => site)
const { send, post, make, get } = calls

/** All of it right, as its author sees it so far. */
async function play(who: TestPerson): Promise<void> {
  const id = await make('/attempts', { quiz_id, mode: 'exam' }, who)
  await post(`/attempts/${id}/start`, {}, who)
  for (const { id: question_id, options } of (await get<AttemptView>(`/attempts/${id}`, who)).questions) {
    const given = { choices: [options.indexOf('4')] }
    await post(`/attempts/${id}/answer`, { question_id, given }, who)
  }
  expect(await post(`/attempts/${id}/finish`, {}, who)).toEqual({ bp: 10_000 })
}

const keys = () => get<QuizKeysView>(`/my-quizzes/${quiz_id}/keys`, author)
/** Another answer is right, and every attempt has followed. */
async function correct(n: number): Promise<void> {
  const id = (await keys()).questions[n]?.id
  const body = { version: 1, is_void: false, key: { kind: 'single', right: [0] }, reason: 'Pomyłka w kluczu' }
  expect((await send(`/my-quizzes/${quiz_id}/questions/${id}/correct-key`, body, author)).error).toBeUndefined()
  await until(async () => {
    const { rescoring } = await keys()
    return rescoring?.key_revision === n + 1 && rescoring.finished_at !== null
  })
}

test('GAM-05 QUI-07 QUI-11 points that bought a part are taken back in name alone: the part stays, and no balance is below zero', async () => {
  const maja = await testPerson(site)
  const locker = () => get<LockerView>('/locker', maja)
  const balance = async () => (await get<RewardsView>('/rewards', maja)).balance
  await play(maja)
  await post('/rewards/daily-login', {}, maja)
  expect(await balance()).toBe(55)
  expect((await send('/locker/parts', { part: 'c7' }, maja)).error).toBeUndefined()
  const code = avatarCode({ ...FIRST_AVATAR, clothes: 7 })
  expect((await send('/locker/avatar', { code }, maja)).error).toBeUndefined()

  // of thirty points for the score seven go first, of which five are left
  const back: (readonly [points: number, written_off: number])[] = []
  for (const n of [0, 1, 2]) {
    await correct(n)
    const ledger = await get<readonly LedgerRowView[]>('/rewards/ledger', maja)
    const reversed = ledger.filter(({ kind }) => kind === 'reversed')
    back.splice(0, back.length, ...reversed.map(({ points, written_off }) => [-points, written_off] as const))
    expect(ledger.reduce((sum, { points }) => sum + points, 0)).toBe(0)
    expect(await balance()).toBe(0)
    expect(await locker()).toEqual({ code, owned: ['c7'], balance: 0 })
  }
  expect(back.map(([points, written_off]) => points + written_off).toSorted()).toEqual([6, 7, 7])
  expect(back.reduce((sum, [points]) => sum + points, 0)).toBe(5)

  // it is worn on, and nothing else is bought with what is not there
  expect((await send('/locker/avatar', { code }, maja)).error).toBeUndefined()
  expect((await fetch(site.url + avatarUrl(code))).status).toBe(200)
  const length = (await site.store.read(`rewards-${maja.id}`)).length
  expect((await send('/locker/parts', { part: 'c8' }, maja)).error).toMatchObject({
    code: 'POINTS_MISSING',
    params: { missing: 50 },
  })
  expect((await send('/locker/parts', { part: 'c7' }, maja)).error).toBeUndefined()
  expect((await site.store.read(`rewards-${maja.id}`)).length).toBe(length)
})

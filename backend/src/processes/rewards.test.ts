import type { AttemptView } from '@kredka/contracts/attempts/views'
import { DAY } from '@kredka/contracts/kernel/durations'
import type {
  AttemptRewardsView,
  LedgerRowView,
  PlayerView,
  QuizRankingView,
  RankingView,
  RewardsView,
} from '@kredka/contracts/rewards/views'
import { attemptDecider } from '../attempts/attempt.ts'
import { until } from '../kernel/reactions/testing/until.ts'
import { choice, WORDS } from '../quizzes/testing/written.ts'
import { callsOf } from './testing/calls.ts'
import { type MovingSite, movingSite } from './testing/moving-site.ts'
import { forgetPerson, logIn, type TestPerson, testAdmin, testContext, testPerson } from './testing/people.ts'
import { listQuiz, writeQuiz } from './testing/quizzes.ts'

let site: MovingSite
let author: TestPerson
let maja: TestPerson
let quiz_id: string
beforeAll(async () => {
  site = await movingSite()
  author = await testPerson(site)
  maja = await testPerson(site)
  quiz_id = await listedQuiz()
})
afterAll(() => site.stop())

const calls = callsOf(() => site)
const { send, post, make, get } = calls

async function listedQuiz(): Promise<string> {
  const id = await writeQuiz(calls, author, [choice(), choice(), choice()])
  await listQuiz(calls, id, author, { headers: (await testAdmin(site)).headers })
  return id
}

/** Takes the quiz with so many right answers of three. */
async function play(who: TestPerson, right: number): Promise<string> {
  const attempt_id = await make('/attempts', { quiz_id, mode: 'exam' }, who)
  await post(`/attempts/${attempt_id}/start`, {}, who)
  const { questions } = await get<AttemptView>(`/attempts/${attempt_id}`, who)
  for (const [n, { id, options }] of questions.entries()) {
    const given = { choices: [options.indexOf(n < right ? '4' : '3')] }
    await post(`/attempts/${attempt_id}/answer`, { question_id: id, given }, who)
  }
  await post(`/attempts/${attempt_id}/finish`, {}, who)
  return attempt_id
}

const rewards = (who: TestPerson) => get<RewardsView>('/rewards', who)
const ofAttempt = (id: string, who: TestPerson) => get<AttemptRewardsView>(`/rewards/attempts/${id}`, who)
const ranked = async (query: string, who?: TestPerson) => get<RankingView>(`/rankings?${query}`, who)

test('QUI-07 a visit counts once a day, whatever the browser says', async () => {
  expect(await post('/rewards/daily-login', {}, maja)).toEqual({ points: 5 })
  expect(await post('/rewards/daily-login', {}, maja)).toEqual({ points: 0 })
  expect(await rewards(maja)).toMatchObject({ balance: 5, earned_today: 5, streak: { length: 0 } })
})

test('QUI-07 the first quiz of the day and its score earn points, then improvement alone; each says why', async () => {
  const first = await play(maja, 1)
  expect(await ofAttempt(first, maja)).toEqual({
    earned: [
      { type: 'daily_quiz_run', cause: 'run', points: 20, best_bp: null },
      { type: 'quiz_run', cause: 'run', points: 16, best_bp: null },
    ],
    unrewarded: null,
    balance: 41,
    streak: 1,
  })
  const same = await play(maja, 1)
  expect(await ofAttempt(same, maja)).toMatchObject({ earned: [], unrewarded: 'no_improvement', balance: 41 })
  const better = await play(maja, 3)
  expect((await ofAttempt(better, maja)).earned).toEqual([
    { type: 'quiz_run', cause: 'run', points: 14, best_bp: 3_333 },
  ])
  const own = await play(author, 3)
  expect(await ofAttempt(own, author)).toMatchObject({ earned: [], unrewarded: 'own_quiz', balance: 0, streak: 0 })
  // nobody reads what others earned
  expect(await ofAttempt(first, author)).toMatchObject({ earned: [], unrewarded: null })
  const rows = await get<readonly LedgerRowView[]>('/rewards/ledger', maja)
  expect(rows.map(({ points, type }) => [points, type])).toEqual([
    [14, 'quiz_run'],
    [16, 'quiz_run'],
    [20, 'daily_quiz_run'],
    [5, 'daily_login'],
  ])
  expect(rows[0]?.quiz).toMatchObject({ id: quiz_id, title: WORDS.title })
})

test('QUI-07 rankings tell of days, weeks, subjects and of one quiz, under names that are no full names', async () => {
  const ola = await testPerson(site)
  await play(ola, 2)
  const { rows, own, subjects } = await ranked('period=day', ola)
  expect(rows.map(({ place, points, is_own }) => [place, points, is_own])).toEqual([
    [1, 55, false],
    [2, 43, true],
  ])
  expect(own).toMatchObject({ place: 2, points: 43, is_behind: false })
  expect(subjects).toEqual(['maths'])
  for (const { name } of rows) expect(name).toMatch(/^Osoba .\.$/)
  expect((await ranked('period=week&subject_id=maths')).rows.map(({ points }) => points)).toEqual([50, 43])
  expect((await ranked('period=all&subject_id=physics')).rows).toEqual([])
  expect((await get<QuizRankingView>(`/quizzes/${quiz_id}/ranking`)).map(({ bp }) => bp)).toEqual([10_000, 6_666])
})

test('QUI-07 a player chooses a name, never the whole own one, and can stay out of rankings', async () => {
  const { default_name } = await get<PlayerView>('/rewards/player', maja)
  const choose = (player_name: string | null, is_ranked = true) =>
    send('/rewards/player', { player_name, is_ranked }, maja)
  const full = `Osoba ${maja.id.slice(-4)}`
  expect((await choose(full.toUpperCase())).error?.code).toBe('PLAYER_NAME_FULL')
  expect((await choose('maja@site.pl')).error?.code).toBe('INVALID_INPUT')
  expect((await choose(' Kometa ')).error).toBeUndefined()
  expect((await ranked('period=all')).rows[0]?.name).toBe('Kometa')
  await choose('Kometa', false)
  expect((await ranked('period=all', maja)).rows.map(({ points }) => points)).toEqual([43])
  expect((await ranked('period=all', maja)).own).toBeNull()
  await choose(null)
  expect((await ranked('period=all')).rows[0]?.name).toBe(default_name)
})

test('QUI-11 a corrected key that lowers a score takes back what was earned for it, once', async () => {
  const before = (await rewards(maja)).balance
  const history = await get<readonly { id: string; bp: number }[]>('/attempts/history', maja)
  const best = history.find(({ bp }) => bp === 10_000)?.id ?? ''
  const { created, answers } = (await site.tools.write.fold(attemptDecider, best)).state
  const scores = (created?.questions ?? []).map(({ question_id }, n) => {
    return { question_id, bp: n === 0 ? 10_000 : 0, is_answered: true }
  })
  const rescore = (key_revision: number) => {
    const command = {
      do: 'rescore',
      attempt_id: best,
      corrected_quiz_id: quiz_id,
      key_revision,
      scores,
      answers,
    } as const
    return site.tools.write.execute(attemptDecider, best, command, testContext(site, 'attempts.rescore'))
  }
  await rescore(1)
  await rescore(2)
  expect((await rewards(maja)).balance).toBe(before - 14)
  const [row] = await get<readonly LedgerRowView[]>('/rewards/ledger', maja)
  expect(row).toMatchObject({ kind: 'reversed', points: -14, written_off: 0, quiz: { id: quiz_id } })
  const { rows } = await ranked('period=all&subject_id=maths')
  expect(rows.map(({ points }) => points)).toEqual([43, 36])
})

test('QUI-07 a day without a quiz takes a freeze, the next quiz goes on with the streak', async () => {
  site.pass(2 * DAY)
  maja = { ...maja, headers: await logIn(site, maja.id) }
  expect((await rewards(maja)).streak).toMatchObject({ length: 1, freezes_left: 1, is_safe: false })
  await play(maja, 0)
  const { streak, balance } = await rewards(maja)
  expect(streak).toMatchObject({ length: 2, freezes_left: 1, is_safe: true })
  expect(streak.days.slice(-3).map(({ state }) => state)).toEqual(['done', 'frozen', 'done'])
  expect(balance).toBe(61)
})

test('QUI-07 EVT-10 who is forgotten stands in no ranking and keeps no points', async () => {
  await forgetPerson(site, maja.id)
  await until(async () => (await ranked('period=all')).rows.every(({ points }) => points === 43))
  for (const table of ['people', 'entries', 'streak_days', 'sums', 'bests', 'players']) {
    const rows = `select 1 from rewards.${table} where user_id = $1`
    await until(async () => (await site.database.pool.query(rows, [maja.id])).rowCount === 0)
  }
})

import { accountEvents } from '@kredka/contracts/accounts/events'
import { attemptEvents } from '@kredka/contracts/attempts/events'
import { GAMES } from '@kredka/contracts/games/rules'
import { DAY, HOUR } from '@kredka/contracts/kernel/durations'
import type { Recorded } from '@kredka/contracts/kernel/events'
import { createPrng } from '@kredka/contracts/kernel/prng'
import { must } from '@kredka/contracts/kernel/testing/must'
import { GENERAL_TERMS_VERSION } from '@kredka/contracts/legal/versions'
import { SOLD_PARTS } from '@kredka/contracts/locker/prices'
import { quizBestEvents, rewardEvents } from '@kredka/contracts/rewards/events'
import { REWARDED_RUNS_MAX, runPoints } from '@kredka/contracts/rewards/rules'
import { accountDecider } from '../accounts/account.ts'
import { type AttemptCommand, attemptDecider } from '../attempts/attempt.ts'
import { causeOf, reactionTo } from '../kernel/reactions/reaction.ts'
import { testWriteSide } from '../kernel/testing/test-write-side.ts'
import { earnPoints } from './policies.ts'
import { type RewardsCommand, rewardsDecider } from './rewards.ts'

const LIVES = 40
const MOVES = 45
/** Every so many is a long one, in which what is late is later than the days that are remembered. */
const LONG_EVERY = 8
const LONG_MOVES = 240
const QUIZZES = 3
const DIFFICULTIES = [1, 3, 5] as const
const events = { ...accountEvents, ...attemptEvents, ...rewardEvents, ...quizBestEvents }
const idOf = (n: number) => `01jd${String(n).padStart(22, '0')}`
const user_id = idOf(1)
const author_id = idOf(2)
const question_id = idOf(3)
const quizIdOf = (quiz: number) => idOf(10 + quiz)

interface Played {
  readonly attempt_id: string
  readonly quiz: number
  bp: number
}
interface Entry {
  readonly type: string
  readonly points: number
  readonly cause: string
  readonly day: string
  readonly quiz_id: string | null
  readonly game?: string
  readonly written_off?: number
}

/** One person who takes and repeats quizzes, whose keys are corrected, plays games and buys parts, while the policy is late and runs again. */
async function live(seed: string) {
  const { below } = createPrng(seed)
  const side = testWriteSide({ events })
  const { write, clock, context } = side
  const account = {
    ...{ user_id, email_key: 'a'.repeat(64), email: 'ola@example.com', name: 'Ola Łęcka', credential_id: null },
    ...({ provider: 'email', language: 'pl' } as const),
  }
  const register = { do: 'register', account, terms_version: GENERAL_TERMS_VERSION } as const
  must(await write.execute(accountDecider, user_id, register, context()))
  const played: Played[] = []
  const waiting: Recorded[] = []
  const heard: Recorded[] = []
  const games: RewardsCommand[] = []
  let corrections = 0
  let visits = 0

  const attempt = async (attempt_id: string, command: AttemptCommand) => {
    const outcome = must(await write.execute(attemptDecider, attempt_id, command, context()))
    waiting.push(...outcome.events.filter(({ type }) => earnPoints.on[type] !== undefined))
  }
  const react = async (event: Recorded) => {
    await earnPoints.on[event.type]?.(event, reactionTo(causeOf(earnPoints.name, event), write, clock))
  }
  const hear = async () => {
    // events of one attempt keep their order, those of others may overtake them
    const chosen = waiting[below(Math.max(waiting.length, 1))]
    const next = waiting.find(({ stream }) => stream === chosen?.stream)
    if (next === undefined) return
    waiting.splice(waiting.indexOf(next), 1)
    heard.push(next)
    await react(next)
  }
  const scored = (bp: number) => [{ question_id, bp, is_answered: true }]
  const play = async () => {
    const quiz = below(QUIZZES)
    const [attempt_id, bp] = [idOf(100 + played.length), below(21) * 500]
    const of = { attempt_id, player_id: user_id, now: clock.now() }
    const created = {
      ...({ mode: 'exam', player_kind: 'user', source: 'quiz', assignment_id: null, quiz_id: quizIdOf(quiz) } as const),
      ...{ version: 1, author_id, subject_id: 'maths', difficulty: DIFFICULTIES[quiz] ?? 1, exam_minutes: null },
      questions: [{ quiz_id: quizIdOf(quiz), version: 1, question_id, revision: 1, weight: 1 }],
      seed,
    }
    await attempt(attempt_id, { do: 'create', ...of, created })
    await attempt(attempt_id, { do: 'start', ...of })
    await attempt(attempt_id, { do: 'answer', ...of, question_id, given: { choices: [0] }, bp: null })
    await attempt(attempt_id, { do: 'finish', ...of, scores: scored(bp), answers: 1 })
    played.push({ attempt_id, quiz, bp })
  }
  const correct = async () => {
    const one = played[below(Math.max(played.length, 1))]
    if (one === undefined) return
    one.bp = below(21) * 500
    corrections += 1
    const by = { corrected_quiz_id: quizIdOf(one.quiz), key_revision: corrections }
    await attempt(one.attempt_id, {
      do: 'rescore',
      attempt_id: one.attempt_id,
      ...by,
      scores: scored(one.bp),
      answers: 1,
    })
  }
  const visit = async () => {
    const day = clock.iso().slice(0, 10)
    must(await write.execute(rewardsDecider, user_id, { do: 'visit', user_id, day }, context()))
    // refused where points are missing, nothing where it is owned
    visits += 1
    const part = SOLD_PARTS[visits % SOLD_PARTS.length] ?? ''
    await write.execute(rewardsDecider, user_id, { do: 'buy', user_id, part, day }, context())
  }
  const reward = async (command: RewardsCommand) => {
    must(await write.execute(rewardsDecider, user_id, command, context()))
  }
  /** What ended a while ago may be heard of only now. */
  const playGame = async () => {
    const day = new Date(clock.now() - below(3) * DAY).toISOString().slice(0, 10)
    const type = below(4) === 0 ? 'daily_challenge' : 'game_run'
    const game = GAMES[below(GAMES.length)] ?? 'memory'
    const command = { do: 'game', user_id, run_id: idOf(10_000 + games.length), type, game, day } as const
    games.push(command)
    await reward(command)
  }
  const repeat = async () => {
    const command = games[below(Math.max(games.length, 1))]
    if (command !== undefined) await reward(command)
    const event = heard[below(Math.max(heard.length, 1))]
    if (event !== undefined) await react(event)
  }
  const ledger = async () => (await side.store.read(`rewards-${user_id}`)).map(({ type, data }) => ({ type, data }))
  return {
    side,
    played,
    waiting,
    heard,
    games,
    below,
    play,
    playGame,
    correct,
    visit,
    repeat,
    hear,
    react,
    reward,
    ledger,
  }
}

/** The ledger as rows: what was reversed or spent is negative. */
function entriesOf(stream: readonly { readonly type: string; readonly data: unknown }[]): readonly Entry[] {
  return stream.flatMap(({ type, data }) => {
    const entry = data as Entry
    if (type === 'PointsEarned' || type === 'GamePointsEarned') return [entry]
    if (type === 'PartBought') return [{ ...entry, type: 'avatar_part', points: -entry.points }]
    return type === 'PointsReversed' ? [{ ...entry, type: 'quiz_run', points: -entry.points }] : []
  })
}

function sumOf(entries: readonly Entry[]): number {
  return entries.reduce((sum, { points }) => sum + points, 0)
}

test('QUI-07 QUI-11 GAM-05 whatever happens, points are those of improvements, their sum is the balance, and never below zero', async () => {
  for (let n = 0; n < LIVES; n += 1) {
    const seed = `life ${n}`
    const life = await live(seed)
    const moves = [
      life.play,
      life.play,
      life.play,
      life.hear,
      life.hear,
      life.hear,
      life.correct,
      life.visit,
      life.repeat,
      life.playGame,
    ]
    for (let move = 0; move < (n % LONG_EVERY === LONG_EVERY - 1 ? LONG_MOVES : MOVES); move += 1) {
      await moves[life.below(moves.length)]?.()
      life.side.clock.advance(life.below(4) === 0 ? DAY : HOUR)
      const { state } = await life.side.write.fold(rewardsDecider, user_id)
      expect([seed, state.balance >= 0]).toEqual([seed, true])
    }
    while (life.waiting.length > 0) await life.hear()

    const stream = await life.ledger()
    const entries = entriesOf(stream)
    const { state } = await life.side.write.fold(rewardsDecider, user_id)
    expect([seed, state.balance]).toEqual([seed, sumOf(entries)])
    for (let quiz = 0; quiz < QUIZZES; quiz += 1) {
      const best = Math.max(...life.played.filter((one) => one.quiz === quiz).map(({ bp }) => bp), -1)
      const worth = best < 0 ? 0 : runPoints(best, DIFFICULTIES[quiz] ?? 1)
      const ofQuiz = entries.filter(({ type, quiz_id }) => type === 'quiz_run' && quiz_id === quizIdOf(quiz))
      // what was spent is taken back in name alone
      const paid = ofQuiz.reduce((sum, { points, written_off = 0 }) => sum + points - written_off, 0)
      // no day of these lives reaches the limit, so nothing that is earned is missing either
      expect([seed, quiz, paid]).toEqual([seed, quiz, worth])
    }
    for (const day of new Set(entries.map((entry) => entry.day))) {
      const ofDay = entries.filter((entry) => entry.day === day)
      const count = (type: string) =>
        ofDay.filter((entry) => entry.type === type && entry.cause !== 'key_corrected').length
      expect(count('quiz_run')).toBeLessThanOrEqual(REWARDED_RUNS_MAX)
      expect(Math.max(count('daily_quiz_run'), count('daily_login'), count('daily_challenge'))).toBeLessThanOrEqual(1)
      const games = ofDay.filter(({ type }) => type === 'game_run').map(({ game }) => game)
      expect([seed, day, new Set(games).size]).toEqual([seed, day, games.length])
    }
    // a part is paid for once
    const parts = stream.flatMap(({ type, data }) => (type === 'PartBought' ? [(data as { part: string }).part] : []))
    expect([seed, new Set(parts).size]).toEqual([seed, parts.length])

    // everything is heard again: nothing changes, and another process folds the same
    for (const event of life.heard) await life.react(event)
    for (const command of life.games) await life.reward(command)
    expect(await life.ledger()).toEqual(stream)
    const again = testWriteSide({ events, store: life.side.store, keyring: life.side.keyring })
    expect((await again.write.fold(rewardsDecider, user_id)).state).toEqual(state)
  }
})

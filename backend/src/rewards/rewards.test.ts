import { make } from '@kredka/contracts/kernel/events'
import { addDays } from '@kredka/contracts/kernel/zones'
import { rewardEvents as e } from '@kredka/contracts/rewards/events'
import { REWARDED_RUNS_MAX } from '@kredka/contracts/rewards/rules'
import { story } from '../kernel/testing/story.ts'
import { type RewardsCommand, rewardsDecider } from './rewards.ts'

const idOf = (n: number) => `01jd${String(n).padStart(22, '0')}`
const user_id = idOf(1)
const day = '2026-11-24'
const tale = story(rewardsDecider, e)
const none = { subject_id: null, quiz_id: null, attempt_id: null, bp: null, best_bp: null }
const of = { attempt_id: idOf(2), quiz_id: idOf(3), subject_id: 'maths' }

const visited = (on = day) =>
  make(e.PointsEarned, { ...none, user_id, type: 'daily_login', points: 5, cause: 'visit', day: on })
const quizOfDay = (on = day) =>
  make(e.PointsEarned, { ...none, ...of, user_id, type: 'daily_quiz_run', points: 20, cause: 'run', day: on })
const earned = (points = 30, on = day) =>
  make(e.PointsEarned, { ...of, user_id, type: 'quiz_run', points, cause: 'run', day: on, bp: 10_000, best_bp: null })
const streak = (length: number, on = day) => make(e.StreakDay, { user_id, day: on, length })
const frozen = (on: string, freezes_left: number) => make(e.FreezeUsed, { user_id, day: on, freezes_left })
const unrewarded = (reason: 'no_improvement' | 'daily_limit' | 'own_quiz') =>
  make(e.RunUnrewarded, { user_id, attempt_id: of.attempt_id, quiz_id: of.quiz_id, day, reason })
const finish = (changes: Partial<Extract<RewardsCommand, { do: 'run' }>> = {}): RewardsCommand => ({
  do: 'run',
  user_id,
  ...of,
  day,
  bp: 10_000,
  best_bp: null,
  gain: 30,
  unrewarded: null,
  isQuizOfDay: true,
  keepsStreak: true,
  ...changes,
})

test('QUI-07 a visit earns points once a day', () => {
  tale.given().when({ do: 'visit', user_id, day }).gives(visited())
  tale.given(visited()).when({ do: 'visit', user_id, day }).gives()
  tale.given(visited('2026-11-23')).when({ do: 'visit', user_id, day }).gives(visited())
})

test('QUI-07 the first quiz of a day earns for the day, for its score, and begins a streak', () => {
  tale.given().when(finish()).gives(quizOfDay(), earned(), streak(1))
  tale
    .given(quizOfDay(), earned(), streak(1))
    .when(finish({ gain: 4 }))
    .gives(earned(4))
})

test('QUI-07 what is no improvement earns nothing, and says so', () => {
  tale
    .given(quizOfDay(), earned(), streak(1))
    .when(finish({ gain: 0 }))
    .gives(unrewarded('no_improvement'))
  tale
    .given(quizOfDay(), earned(), streak(1))
    .when(finish({ gain: -3 }))
    .gives(unrewarded('no_improvement'))
})

test('QUI-07 ten quizzes a day earn, the eleventh does not; the next day begins anew', () => {
  const ten = Array.from({ length: REWARDED_RUNS_MAX }, () => earned())
  tale
    .given(quizOfDay(), ...ten, streak(1))
    .when(finish())
    .gives(unrewarded('daily_limit'))
  const tomorrow = addDays(day, 1)
  tale
    .given(quizOfDay(), ...ten, streak(1))
    .when(finish({ day: tomorrow }))
    .gives(quizOfDay(tomorrow), earned(30, tomorrow), streak(2, tomorrow))
})

test('QUI-07 an own quiz earns nothing at all', () => {
  tale
    .given()
    .when(finish({ unrewarded: 'own_quiz', isQuizOfDay: false, keepsStreak: false }))
    .gives(unrewarded('own_quiz'))
})

test('QUI-07 missed days are frozen by themselves, two in a streak, and the third ends it', () => {
  const begun = [quizOfDay('2026-11-20'), earned(30, '2026-11-20'), streak(1, '2026-11-20')]
  const review = finish({ isQuizOfDay: false, gain: 0 })
  tale
    .given(...begun)
    .when({ ...review, day: '2026-11-22' } as RewardsCommand)
    .gives(
      make(e.RunUnrewarded, { ...unrewarded('no_improvement').data, day: '2026-11-22' }),
      frozen('2026-11-21', 1),
      streak(2, '2026-11-22'),
    )
  tale
    .given(...begun, frozen('2026-11-21', 1), streak(2, '2026-11-22'))
    .when({ ...review, day: '2026-11-25' } as RewardsCommand)
    .gives(
      make(e.RunUnrewarded, { ...unrewarded('no_improvement').data, day: '2026-11-25' }),
      frozen('2026-11-23', 0),
      make(e.StreakEnded, { user_id, last_day: '2026-11-22', length: 2 }),
      streak(1, '2026-11-25'),
    )
})

test('QUI-07 what is late counts on its own day, within the days that are remembered', () => {
  const today = [quizOfDay(), earned(), streak(1)]
  tale
    .given(...today)
    .when(finish({ day: '2026-11-23' }))
    .gives(quizOfDay('2026-11-23'), earned(30, '2026-11-23'))
  const week = Array.from({ length: 7 }, (_, n) => visited(addDays(day, -n)))
  tale
    .given(...week)
    .when({ do: 'visit', user_id, day: '2026-11-10' })
    .gives()
})

test('QUI-07 a run of a forgotten day earns on the oldest day that is remembered, up to its limit', () => {
  const week = Array.from({ length: 7 }, (_, n) => visited(addDays(day, -n)))
  const [oldest, late] = [addDays(day, -6), finish({ day: '2026-11-10' })]
  tale
    .given(...week, streak(3))
    .when(late)
    .gives(earned(30, oldest))
  const full = Array.from({ length: REWARDED_RUNS_MAX }, () => earned(30, oldest))
  tale
    .given(...week, ...full, streak(3))
    .when(late)
    .gives(make(e.RunUnrewarded, { ...unrewarded('daily_limit').data, day: oldest }))
})

test('QUI-11 a lower score takes points back, never more than there are, and says what is written off', () => {
  const reverse: RewardsCommand = { do: 'reverse', user_id, ...of, day, points: 12 }
  const reversed = (points: number, written_off: number) =>
    make(e.PointsReversed, {
      user_id,
      ...of,
      day,
      cause: 'key_corrected',
      points,
      written_off,
      written_off_because: written_off === 0 ? null : 'spent',
    })
  tale.given(earned()).when(reverse).gives(reversed(12, 0))
  tale.given(visited()).when(reverse).gives(reversed(5, 7))
})

test('QUI-11 a higher score earns the difference, beyond the limit of a day', () => {
  const ten = Array.from({ length: REWARDED_RUNS_MAX }, () => earned())
  tale
    .given(...ten)
    .when({ do: 'earn_more', user_id, ...of, day, bp: 10_000, best_bp: 5_000, points: 15 })
    .gives(make(e.PointsEarned, { ...earned(15).data, best_bp: 5_000, cause: 'key_corrected' }))
})

const played = (on = day, game: 'memory' | 'color-ball' = 'memory') =>
  make(e.GamePointsEarned, { user_id, type: 'game_run', points: 10, game, run_id: idOf(5), day: on })
const challenged = (on = day) =>
  make(e.GamePointsEarned, { user_id, type: 'daily_challenge', points: 20, game: 'memory', run_id: idOf(6), day: on })
const playGame = { do: 'game', type: 'game_run', user_id, run_id: idOf(5), game: 'memory', day } as const
const takeChallenge = { ...playGame, type: 'daily_challenge', run_id: idOf(6) } as const

test('QUI-07 GAM-04 each game earns once a day, and the daily challenge beside it once', () => {
  tale.given().when(playGame).gives(played())
  tale.given(played()).when(playGame).gives()
  tale
    .given(played())
    .when({ ...playGame, game: 'color-ball' })
    .gives(played(day, 'color-ball'))
  tale.given(played()).when(takeChallenge).gives(challenged())
  tale.given(played(), challenged()).when(takeChallenge).gives()
  tale
    .given(played(), challenged())
    .when({ ...takeChallenge, game: 'color-ball' })
    .gives()
  tale.given(played('2026-11-23')).when(playGame).gives(played())
})

test('QUI-07 GAM-04 what a game earned is paid on its own day however late the site was, and once', () => {
  const weeks = Array.from({ length: 40 }, (_, n) => visited(addDays(day, -n)))
  const late = addDays(day, -60)
  tale
    .given(...weeks)
    .when({ ...playGame, day: late })
    .gives(played(late))
  tale
    .given(...weeks)
    .when({ ...takeChallenge, day: late })
    .gives(challenged(late))
  const paid = [...weeks, played(late), challenged(late)]
  for (const again of [playGame, takeChallenge]) {
    tale
      .given(...paid)
      .when({ ...again, day: late })
      .gives()
  }
  // days of other months, and the first and the last of one, are told apart
  for (const other of [
    addDays(late, 1),
    addDays(late, 30),
    addDays(late, 31),
    '2026-10-01',
    '2026-10-31',
    '2025-09-25',
  ]) {
    tale
      .given(...paid)
      .when({ ...playGame, day: other })
      .gives(played(other))
  }
})

test('QUI-07 what a game earned is spent by a corrected key as anything else, and no further', () => {
  const reverse = {
    do: 'reverse',
    user_id,
    attempt_id: of.attempt_id,
    quiz_id: of.quiz_id,
    subject_id: 'maths',
  } as const
  tale
    .given(played())
    .when({ ...reverse, day, points: 15 })
    .gives(
      make(e.PointsReversed, {
        ...of,
        user_id,
        points: 10,
        written_off: 5,
        written_off_because: 'spent',
        cause: 'key_corrected',
        day,
      }),
    )
})

const bought = (part: string, points: number) => make(e.PartBought, { user_id, part, points, day })
const buy = (part: string): RewardsCommand => ({ do: 'buy', user_id, part, day })

test('GAM-05 points buy a part of an avatar, once; whoever has too few is told how many are missing', () => {
  tale.given(earned(50)).when(buy('c7')).gives(bought('c7', 50))
  tale.given(earned(50), bought('c7', 50)).when(buy('c7')).gives()
  tale.given(earned(80), bought('c7', 50)).when(buy('c8')).rejects('POINTS_MISSING', { missing: 20 })
  tale.given(earned(600)).when(buy('x11')).gives(bought('x11', 600))
})

test('GAM-05 what costs nothing, or is not there, cannot be bought', () => {
  for (const part of ['c1', 's8', 'x99', 'z1']) tale.given(earned(900)).when(buy(part)).rejects('PART_NOT_SOLD')
})

test('GAM-05 QUI-11 what was spent cannot be taken back by a corrected key', () => {
  tale
    .given(earned(60), bought('c7', 50))
    .when({ do: 'reverse', user_id, ...of, day, points: 30 })
    .gives(
      make(e.PointsReversed, {
        ...of,
        user_id,
        points: 10,
        written_off: 20,
        written_off_because: 'spent',
        cause: 'key_corrected',
        day,
      }),
    )
})

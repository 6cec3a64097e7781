import { attemptEvents, rescoreEvents } from '@kredka/contracts/attempts/events'
import { DAY } from '@kredka/contracts/kernel/durations'
import { rewardEvents } from '@kredka/contracts/rewards/events'
import { attemptsProjection } from '@kredka/projections/attempts/projection'
import { itemsProjection } from '@kredka/projections/items/projection'
import { migrateReadSide } from '@kredka/projections/kernel/checkpoints'
import { testDatabase } from '@kredka/projections/postgres/testing/database'
import { quizzesProjection } from '@kredka/projections/quizzes/projection'
import { repetitionProjection } from '@kredka/projections/repetition/projection'
import { rewardsProjection } from '@kredka/projections/rewards/projection'
import fc from 'fast-check'
import { type QuizAct, quizActs } from './testing/quiz-acts.ts'
import { endFaults, quizFaults } from './testing/quiz-faults.ts'
import { quizLives } from './testing/quiz-lives.ts'
import { replayedRows } from './testing/replayed-rows.ts'

/** How many lives of a quiz are told, and which: `KREDKA_LIVES=100000 KREDKA_SEED=7` tells others. */
const LIVES = Number(process.env['KREDKA_LIVES'] ?? 10_000)
const SEED = Number(process.env['KREDKA_SEED'] ?? 20_270_401)
/** Lives whose log is replayed into read models. */
const REPLAYED = 12
const PROJECTIONS = [quizzesProjection, attemptsProjection, rewardsProjection, repetitionProjection, itemsProjection]

/** Nothing that the lives are about may be missing from them. */
const REQUIRED_EVENTS = [
  ...Object.keys({ ...attemptEvents, ...rescoreEvents, KeyCorrected: 0, QuizApproved: 0 }),
  ...[rewardEvents.PointsEarned, rewardEvents.PointsReversed].map(({ name }) => name),
]
/** What somebody who logs in brings along is another proof's. */
const ASIDE: readonly string[] = [attemptEvents.AttemptClaimed.name]

async function faultsIn(sequence: readonly QuizAct[], happened: Set<string>): Promise<readonly string[]> {
  const { world, act } = await quizLives()
  for (const one of sequence) {
    await act(one)
    const faults = quizFaults(world)
    if (faults.length > 0) return [JSON.stringify(one), ...faults]
  }
  // whatever is open comes to its end by itself
  await world.pass(30 * DAY)
  for (const { type } of world.log) happened.add(type)
  return endFaults(world)
}

test(`QUI-02 QUI-03 QUI-07 QUI-11 EVT-05 EVT-06 EVT-13 ${LIVES} lives of a quiz, whoever writes, plays on two devices and corrects keys, when processes die, policies wait and logs are restored: every score is what the answers give by the newest key, nothing counts that came too late, everybody is told once, and points are those of the best score alone`, async () => {
  const happened = new Set<string>()
  await fc.assert(
    fc.asyncProperty(quizActs, async (sequence) => {
      expect(await faultsIn(sequence, happened)).toEqual([])
    }),
    { numRuns: LIVES, seed: SEED },
  )
  expect(REQUIRED_EVENTS.filter((type) => !ASIDE.includes(type) && !happened.has(type))).toEqual([])
}, 900_000)

test('EVT-01 EVT-07 the log of such a life replayed gives the rows that it gave event by event', async () => {
  const database = await testDatabase()
  await migrateReadSide(database.pool)
  for (const sequence of fc.sample(quizActs, { numRuns: REPLAYED, seed: SEED })) {
    const { world, act } = await quizLives()
    for (const one of sequence) await act(one)
    await world.pass(30 * DAY)
    for (const projection of PROJECTIONS) {
      const [live, replayed] = [
        await replayedRows(database.pool, projection, world.log, 1),
        await replayedRows(database.pool, projection, world.log, world.log.length),
      ]
      expect([projection.name, replayed]).toEqual([projection.name, live])
    }
  }
  await database.drop()
}, 300_000)

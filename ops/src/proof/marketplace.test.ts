import { timeEvents } from '@kredka/contracts/calendar/events'
import { DAY } from '@kredka/contracts/kernel/durations'
import { lessonEvents } from '@kredka/contracts/lessons/events'
import { orderEvents } from '@kredka/contracts/orders/events'
import { paymentEvents } from '@kredka/contracts/payments/events'
import fc from 'fast-check'
import { type Act, acts, problemActs, proposalActs } from './testing/acts.ts'
import { marketplace } from './testing/marketplace.ts'
import { faultsOf } from './testing/marketplace-faults.ts'

/** How many lives of the marketplace are told, and which: `KREDKA_LIVES=100000 KREDKA_SEED=7` tells others. */
const LIVES = Number(process.env['KREDKA_LIVES'] ?? 10_000)
const SEED = Number(process.env['KREDKA_SEED'] ?? 20_270_301)
const YEAR = 365 * DAY

/** Nothing that the lives are about may be missing from them. */
const REQUIRED_EVENTS = [
  ...Object.keys({ ...timeEvents, ...orderEvents, ...lessonEvents, ...paymentEvents }),
  ...['AccountDeletionCancelled', 'AccountDeleted', 'PersonForgotten'],
]
/** What changes nothing for anybody's time or money. */
const ASIDE = ['DailyCapChosen', 'OrderRemoved', 'LessonNoteLeft', 'LessonCaseRead']

/** Of other times that a teacher proposes; these have lives of their own. */
const OF_PROPOSALS: readonly string[] = [
  timeEvents.ProposedTimesHeld,
  orderEvents.OrderTimesProposed,
  orderEvents.OrderTimesNudged,
  orderEvents.OrderTimesTaken,
  orderEvents.OrderTimesDeclined,
  orderEvents.OrderTimesWithdrawn,
  orderEvents.OrderTimesLapsed,
].map(({ name }) => name)

/** Of problems with lessons; these, too. */
const OF_PROBLEMS: readonly string[] = [
  lessonEvents.LessonProblemReported,
  lessonEvents.LessonProblemAnswered,
  lessonEvents.LessonProblemUnanswered,
  lessonEvents.LessonProblemWithdrawn,
  lessonEvents.LessonProblemDecided,
  lessonEvents.LessonProblemReopened,
].map(({ name }) => name)

async function faultsIn(sequence: readonly Act[], happened: Set<string>): Promise<readonly string[]> {
  const { world, act } = marketplace()
  for (const one of sequence) {
    await act(one)
    // in between, what follows from the last command may wait for another process
    if (one.do !== 'pass' && one.do !== 'pass_lesson') continue
    await world.pass(0)
    const faults = faultsOf(world)
    if (faults.length > 0) return [JSON.stringify(one), ...faults]
  }
  // whatever is open comes to its end by itself
  await world.pass(YEAR)
  for (const { type } of world.log) happened.add(type)
  return faultsOf(world)
}

/** @returns the types of all that happened */
async function live(lives: fc.Arbitrary<Act[]>, numRuns: number): Promise<ReadonlySet<string>> {
  const happened = new Set<string>()
  await fc.assert(
    fc.asyncProperty(lives, async (sequence) => {
      expect(await faultsIn(sequence, happened)).toEqual([])
    }),
    { numRuns, seed: SEED },
  )
  return happened
}

test(`AVL-02 ORD-02 LES-01 PAY-01 ACC-08 EVT-05 EVT-06 EVT-13 ${LIVES} lives, whatever people do, when processes die, policies wait, logs are restored and people are forgotten: nobody has the time of another, money adds up, nothing is lost, all go along their graphs`, async () => {
  const happened = await live(acts, LIVES)
  const told = [...ASIDE, ...OF_PROPOSALS, ...OF_PROBLEMS]
  expect(REQUIRED_EVENTS.filter((type) => !told.includes(type) && !happened.has(type))).toEqual([])
})

test('ORD-02 AVL-02 EVT-05 as many lives of orders whose teachers propose other times, when processes die and policies wait: what was taken is booked whole, what was not leaves nothing held', async () => {
  const happened = await live(proposalActs, LIVES)
  expect(OF_PROPOSALS.filter((type) => !happened.has(type))).toEqual([])
})

test('LES-04 PAY-01 ADM-02 EVT-05 a fifth as many lives whose lessons have problems that staff decide and take up again: money adds up, and every problem comes to its end', async () => {
  const happened = await live(problemActs, LIVES / 5)
  expect(OF_PROBLEMS.filter((type) => !happened.has(type))).toEqual([])
})

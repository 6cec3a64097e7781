import { setTimeout as pause } from 'node:timers/promises'
import { readConfig } from '@kredka/backend/config/config'
import { until } from '@kredka/backend/kernel/reactions/testing/until'
import { testApi } from '@kredka/backend/processes/testing/test-cluster'
import { ENVIRONMENT } from '@kredka/backend/processes/testing/test-site'
import { roomDecider } from '@kredka/backend/quiz-rooms/room'
import { startDelay, startLatePongs } from '@kredka/backend/quiz-rooms/testing/delay'
import { type RoomClient, sees } from '@kredka/backend/quiz-rooms/testing/rooms'
import { streamOf } from '@kredka/contracts/kernel/events'
import { pointsOf } from '@kredka/contracts/quiz-rooms/points'
import { POINTS_SPEED, ROUND_TRIP_MAX_MS, SECONDS_DEFAULT } from '@kredka/contracts/quiz-rooms/rules'
import { median } from '../bench/figures.ts'
import { watchLateness } from './testing/lateness.ts'
import { closeAll, givenRight, seatAt, startRoomSite } from './testing/seated-room.ts'

/** By how much machines' clocks are wrong. */
const SKEW_MS = 2_000
/** So many think as long on each line. */
const EACH = 5
/** One after the other, so that no answer waits for another. */
const STAGGER_MS = 120
/** Milliseconds that one point is worth. */
const POINT_MS = (SECONDS_DEFAULT * 1_000) / POINTS_SPEED
/** A timer may ring a moment early, the log keeps whole milliseconds, and each process measures the shared clock. */
const ROUNDED_MS = 10
/** What is shown goes through the log, its tail, what is gathered, and sockets. */
const STEPS = 4

const { site, host } = startRoomSite()

interface Line {
  readonly url: string
  /** What the line takes, there and back. */
  readonly round_trip_ms: number
}

interface Thought {
  /** Milliseconds from having the options to saying the answer. */
  readonly thought_ms: number
  /** What the machine took for showing and receiving, beyond what the line takes: it is nobody's, and counts. */
  readonly late_ms: number
  /** Of the time since the opening, what was not counted. */
  readonly made_up_ms: number
  readonly points: number
}

const worth = (took_ms: number) => pointsOf({ mode: 'speed', lasts_ms: SECONDS_DEFAULT * 1_000, took_ms, bp: 10_000 })

/** When the options arrived, of which `sees` learns a little later. */
function seenAt({ frames }: RoomClient): number {
  const first = frames.find(({ body }) => (body as { readonly options?: unknown }).options != null)
  return first?.at ?? Number.NaN
}

/** Looks at the options for so long, then answers. @returns when that was said */
async function thinkAndAnswer(client: RoomClient, ms: number): Promise<number> {
  await sees(client, ({ options }) => options !== null)
  await pause(ms)
  const said = performance.now()
  expect(await client.ask('answer', { n: 0, given: givenRight(client) })).toEqual({ ok: true, answer: null })
  return said
}

async function verdictOf(client: RoomClient) {
  await sees(client, (_, you) => you?.verdict != null)
  const { took_ms, points } = client.you().verdict ?? { took_ms: null, points: 0 }
  return { took_ms: took_ms ?? 0, points }
}

/**
 * Players on several lines think as long as each other, one group after the other.
 * @returns line by line what came of it, and by how much the machine may be late
 */
async function thinkOn(
  lines: readonly Line[],
  ms: number,
): Promise<{ readonly thoughts: readonly (readonly Thought[])[]; readonly give_ms: number }> {
  const urls = lines.map(({ url }) => url)
  const { id, leader, players } = await seatAt(site(), host(), Array.from({ length: EACH }, () => urls).flat())
  const { now } = site().tools.sharedClock
  const lateness = watchLateness(site().database.pool)
  await leader.ask('begin', {})
  const said = await Promise.all(
    players.map((one, n) => thinkAndAnswer(one, ms + STAGGER_MS * Math.floor(n / lines.length))),
  )
  const give_ms = STEPS * (await lateness.stop())
  const since = now() - performance.now()
  const receipts = await receiptsOf(id)
  const thoughts = await Promise.all(
    players.map(async (one, n) => {
      const { took_ms, points } = await verdictOf(one)
      const opens_at = receipts.opens_at
      const received_at = receipts.bySeat.get(one.you().seat) ?? Number.NaN
      const [seen, spoken] = [seenAt(one) + since, (said[n] ?? Number.NaN) + since]
      const legs = seen - opens_at + received_at - spoken
      return {
        thought_ms: spoken - seen,
        late_ms: legs - (lines[n % lines.length]?.round_trip_ms ?? 0),
        made_up_ms: received_at - opens_at - took_ms,
        points,
      }
    }),
  )
  closeAll(leader, players)
  return { thoughts: lines.map((_, line) => thoughts.filter((__, n) => n % lines.length === line)), give_ms }
}

/** When the first question opened, and when each seat's answer was received, as the log has it. */
async function receiptsOf(id: string) {
  const events = await site().store.read(streamOf(roomDecider.category, id))
  const opened = events.find(({ type }) => type === 'QuestionOpened')?.data as { readonly opens_at: string }
  const taken = events.filter(({ type }) => type === 'AnswerTaken')
  return {
    opens_at: Date.parse(opened.opens_at),
    bySeat: new Map(
      taken.map(({ data }) => {
        const { seat, received_at } = data as { readonly seat: number; readonly received_at: string }
        return [seat, Date.parse(received_at)]
      }),
    ),
  }
}

/**
 * Each has the points of what they thought, and of what the machine took: give or take one. A busy machine is late with
 * pings too, by which a line is judged.
 */
function expectFair(thoughts: readonly Thought[], give_ms: number, beyond_ms = 0): void {
  const most = 1 + Math.floor(give_ms / POINT_MS)
  for (const { thought_ms, late_ms, points } of thoughts) {
    expect(Math.abs(points - worth(thought_ms + late_ms + beyond_ms))).toBeLessThanOrEqual(most)
  }
}

/** Nobody was shown or heard before the time, or later than a machine as busy as this one takes. */
function expectPrompt(thoughts: readonly Thought[], give_ms: number): void {
  for (const { late_ms } of thoughts) expect(late_ms).toBeGreaterThanOrEqual(-ROUNDED_MS)
  expect(median(thoughts.map(({ late_ms }) => late_ms))).toBeLessThanOrEqual(POINT_MS + give_ms)
}

test('ROO-02 whoever answers three seconds after seeing the options gets the same points, give or take one, over a line of a quarter of a second; no more of a slower one is made up for', async () => {
  const lines = await Promise.all([ROUND_TRIP_MAX_MS / 2 - 5, 200].map((ms) => startDelay(site().url, ms)))
  try {
    const [line, longer] = [ROUND_TRIP_MAX_MS - 10, 400]
    const { thoughts, give_ms } = await thinkOn(
      [0, line, longer].map((round_trip_ms, n) => ({ url: lines[n - 1]?.url ?? site().url, round_trip_ms })),
      3_000,
    )
    const [near = [], slow = [], slower = []] = thoughts
    for (const one of thoughts) expectPrompt(one, give_ms)
    expectFair(near, give_ms)
    expectFair(slow, give_ms)
    expectFair(slower, give_ms, longer - ROUND_TRIP_MAX_MS)
    for (const { made_up_ms } of slow) {
      expect(made_up_ms).toBeGreaterThanOrEqual(line - ROUNDED_MS)
      expect(made_up_ms).toBeLessThanOrEqual(ROUND_TRIP_MAX_MS + 1)
    }
    for (const { made_up_ms } of slower) expect(Math.abs(made_up_ms - ROUND_TRIP_MAX_MS)).toBeLessThanOrEqual(1)
  } finally {
    for (const line of lines) await line.close()
  }
})

test('ROO-02 a client that holds its pongs back for five seconds gains a quarter of a second, five points in twenty seconds', async () => {
  const line = await startLatePongs(site().url, 5_000)
  try {
    const { leader, players } = await seatAt(site(), host(), [line.url])
    const [liar] = players
    if (liar === undefined) throw new Error('nobody came')
    // the lie is told before the question is
    await until(() => line.pongs() > 0)
    await leader.ask('begin', {})
    const thought = (await thinkAndAnswer(liar, 1_500)) - seenAt(liar)
    const { took_ms, points } = await verdictOf(liar)
    // rounded to whole milliseconds
    expect(took_ms).toBeGreaterThanOrEqual(Math.floor(thought) - ROUND_TRIP_MAX_MS)
    expect(points - worth(thought)).toBeLessThanOrEqual(5)
    closeAll(leader, players)
  } finally {
    await line.close()
  }
})

test('ROO-02 players on machines whose clocks are four seconds apart get the same points for the same time', async () => {
  const config = readConfig({ ...ENVIRONMENT, DATABASE_URL: site().database.url })
  const apis = await Promise.all(
    [-SKEW_MS, SKEW_MS].map((skew) => testApi(config, site().database, { clock: { now: () => Date.now() + skew } })),
  )
  try {
    const { thoughts, give_ms } = await thinkOn(
      apis.map(({ url }) => ({ url, round_trip_ms: 0 })),
      1_000,
    )
    for (const one of thoughts) {
      expectPrompt(one, give_ms)
      expectFair(one, give_ms)
    }
  } finally {
    for (const api of apis) await api.stop()
  }
})

import { setTimeout as pause } from 'node:timers/promises'
import { readConfig } from '@kredka/backend/config/config'
import { until } from '@kredka/backend/kernel/reactions/testing/until'
import { testApi } from '@kredka/backend/processes/testing/test-cluster'
import { ENVIRONMENT } from '@kredka/backend/processes/testing/test-site'
import { startDelay, startLatePongs } from '@kredka/backend/quiz-rooms/testing/delay'
import { type RoomClient, sees } from '@kredka/backend/quiz-rooms/testing/rooms'
import { pointsOf } from '@kredka/contracts/quiz-rooms/points'
import { POINTS_SPEED, ROUND_TRIP_MAX_MS, SECONDS_DEFAULT } from '@kredka/contracts/quiz-rooms/rules'
import { median } from '../bench/figures.ts'
import { closeAll, givenRight, seatAt, startRoomSite } from './testing/seated-room.ts'

/** By how much machines' clocks are wrong. */
const SKEW_MS = 2_000
/** So many think as long on each line: what the machine does meanwhile moves some of them, an unfair line all. */
const EACH = 5
/** One after the other, so that no answer waits for another. */
const STAGGER_MS = 120
/** Milliseconds that one point is worth. */
const POINT_MS = (SECONDS_DEFAULT * 1_000) / POINTS_SPEED

const { site, host } = startRoomSite()

/** Looks at the options for so long, then answers. @returns how long that was at least, in milliseconds */
async function thinkAndAnswer(client: RoomClient, ms: number): Promise<number> {
  await sees(client, ({ options }) => options !== null)
  const seen = performance.now()
  await pause(ms)
  const thought = performance.now() - seen
  expect(await client.ask('answer', { n: 0, given: givenRight(client) })).toEqual({ ok: true, answer: null })
  return thought
}

async function verdictOf(client: RoomClient) {
  await sees(client, (_, you) => you?.verdict != null)
  const { took_ms, points } = client.you().verdict ?? { took_ms: null, points: 0 }
  return { took_ms: took_ms ?? 0, points }
}

/** Players on several lines think as long as each other. @returns by how many points the first line is ahead of each */
async function leadOfFirst(urls: readonly string[], ms: number): Promise<readonly number[]> {
  const { leader, players } = await seatAt(site(), host(), Array.from({ length: EACH }, () => urls).flat())
  await leader.ask('begin', {})
  await Promise.all(players.map((one, n) => thinkAndAnswer(one, ms + STAGGER_MS * Math.floor(n / urls.length))))
  const verdicts = await Promise.all(players.map(verdictOf))
  closeAll(leader, players)
  const points = urls.map((_, line) => verdicts.filter((_, n) => n % urls.length === line).map((one) => one.points))
  const first = points[0] ?? []
  return points.map((own) => median(own.map((one, n) => (first[n] ?? 0) - one)))
}

test('ROO-02 whoever answers three seconds after seeing the options gets the same points, give or take one, over a line of a quarter of a second; no more of a slower one is made up for', async () => {
  const lines = await Promise.all([ROUND_TRIP_MAX_MS / 2 - 5, 200].map((ms) => startDelay(site().url, ms)))
  try {
    const [, slow = Number.NaN, slower = Number.NaN] = await leadOfFirst(
      [site().url, ...lines.map(({ url }) => url)],
      3_000,
    )
    expect(Math.abs(slow)).toBeLessThanOrEqual(1)
    const beyond = (400 - ROUND_TRIP_MAX_MS) / POINT_MS
    expect(Math.abs(slower - beyond)).toBeLessThanOrEqual(1)
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
    const thought = await thinkAndAnswer(liar, 1_500)
    const { took_ms, points } = await verdictOf(liar)
    // rounded to whole milliseconds
    expect(took_ms).toBeGreaterThanOrEqual(Math.floor(thought) - ROUND_TRIP_MAX_MS)
    const of = (took: number) =>
      pointsOf({ mode: 'speed', lasts_ms: SECONDS_DEFAULT * 1_000, took_ms: took, bp: 10_000 })
    expect(points - of(thought)).toBeLessThanOrEqual(5)
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
    const [, other = Number.NaN] = await leadOfFirst(
      apis.map(({ url }) => url),
      1_000,
    )
    expect(Math.abs(other)).toBeLessThanOrEqual(1)
  } finally {
    for (const api of apis) await api.stop()
  }
})

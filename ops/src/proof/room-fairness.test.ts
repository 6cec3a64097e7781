import { setTimeout as pause } from 'node:timers/promises'
import { readConfig } from '@kredka/backend/config/config'
import { type TestPerson, testPerson } from '@kredka/backend/processes/testing/people'
import { testApi } from '@kredka/backend/processes/testing/test-cluster'
import { ENVIRONMENT, type TestSite, testSite } from '@kredka/backend/processes/testing/test-site'
import { roomDecider } from '@kredka/backend/quiz-rooms/room'
import { startLatePongs } from '@kredka/backend/quiz-rooms/testing/delay'
import { enter, join, makeRoom, type RoomClient, seatKey, sees } from '@kredka/backend/quiz-rooms/testing/rooms'
import { streamOf } from '@kredka/contracts/kernel/events'
import { pointsOf } from '@kredka/contracts/quiz-rooms/points'
import { CLOSING_MS, GRACE_MS, ROUND_TRIP_MAX_MS, SECONDS_DEFAULT } from '@kredka/contracts/quiz-rooms/rules'
import { loadName } from '../load/room-world.ts'

const CLIENTS = 100
/** Around the end of the question and of the grace after it, in milliseconds. */
const SPREAD_MS = 600
/** By how much machines' clocks are wrong. */
const SKEW_MS = 2_000
/** Of what a busy machine takes for itself; well below the skew. */
const NOISE_MS = 1_000

let site: TestSite
let host: TestPerson
beforeAll(async () => {
  site = await testSite()
  host = await testPerson(site)
})
afterAll(() => site.stop())

const right = (client: RoomClient) => ({ choices: [client.view().options?.options.indexOf('4') ?? -1] })

/** A room with its host and a client on each seat, who comes over a line of their own. */
async function seatAt(urls: readonly string[], seconds = SECONDS_DEFAULT) {
  const { id, token } = await makeRoom(site, host, { seconds, max_players: Math.max(2, urls.length) })
  const leader = await enter(site.url, { token, as: 'host', headers: host.headers })
  const players = await Promise.all(
    urls.map(async (url, n) => {
      const { key } = await join(site.url, token, loadName(n), { key: seatKey() })
      return enter(url, { token, as: 'seat', key })
    }),
  )
  await sees(leader, () => leader.seats().length === urls.length)
  return { id, leader, players }
}

/** Looks at the options for so long, then answers. @returns how long that was at least, in milliseconds */
async function thinkAndAnswer(client: RoomClient, ms: number): Promise<number> {
  await sees(client, ({ options }) => options !== null)
  const seen = performance.now()
  await pause(ms)
  const thought = performance.now() - seen
  expect(await client.ask('answer', { n: 0, given: right(client) })).toEqual({ ok: true, answer: null })
  return thought
}

const verdictOf = async (client: RoomClient) => {
  await sees(client, (_, you) => you?.verdict != null)
  const { took_ms, points } = client.you().verdict ?? { took_ms: null, points: 0 }
  return { took_ms: took_ms ?? 0, points }
}

test('ROO-02 a client that holds its pongs back for seconds gains a quarter of a second, five points in twenty seconds', async () => {
  const line = await startLatePongs(site.url, 3_000)
  try {
    const { leader, players } = await seatAt([line.url])
    const [liar] = players
    if (liar === undefined) throw new Error('nobody came')
    await leader.ask('begin', {})
    const thought = await thinkAndAnswer(liar, 1_500)
    const { took_ms, points } = await verdictOf(liar)
    // rounded to whole milliseconds
    expect(took_ms).toBeGreaterThanOrEqual(Math.floor(thought) - ROUND_TRIP_MAX_MS)
    const of = (took: number) =>
      pointsOf({ mode: 'speed', lasts_ms: SECONDS_DEFAULT * 1_000, took_ms: took, bp: 10_000 })
    expect(points - of(thought)).toBeLessThanOrEqual(5)
    for (const one of [leader, ...players]) one.close()
  } finally {
    await line.close()
  }
})

test('ROO-02 two players on machines whose clocks are four seconds apart get what they took', async () => {
  const config = readConfig({ ...ENVIRONMENT, DATABASE_URL: site.database.url })
  const apis = await Promise.all(
    [-SKEW_MS, SKEW_MS].map((skew) => testApi(config, site.database, { clock: { now: () => Date.now() + skew } })),
  )
  try {
    const { leader, players } = await seatAt(apis.map(({ url }) => url))
    await leader.ask('begin', {})
    const thought = await Promise.all(players.map((one, n) => thinkAndAnswer(one, 1_000 + 200 * n)))
    for (const [n, one] of players.entries()) {
      const { took_ms } = await verdictOf(one)
      expect(took_ms).toBeGreaterThanOrEqual(Math.floor(thought[n] ?? 0) - ROUND_TRIP_MAX_MS)
      expect(took_ms).toBeLessThan((thought[n] ?? 0) + NOISE_MS)
    }
    for (const one of [leader, ...players]) one.close()
  } finally {
    for (const api of apis) await api.stop()
  }
})

test(`ROO-02 ${CLIENTS} clients answer about the end of a question: who was received by the end of the grace counts, nobody else does, and nobody sees options early or results before the time`, async () => {
  const { now } = site.tools.sharedClock
  const { id, leader, players } = await seatAt(
    Array.from({ length: CLIENTS }, () => site.url),
    5,
  )
  await leader.ask('begin', {})
  await sees(leader, ({ clock }) => clock !== null)
  const { opens_at = '', closes_at } = leader.view().clock ?? {}
  const [opens, closes] = [Date.parse(opens_at), Date.parse(closes_at ?? '')]
  const said = await Promise.all(
    players.map(async (one, n) => {
      await sees(one, ({ options }) => options !== null)
      const sight = now()
      await pause(Math.max(0, closes + SPREAD_MS * ((2 * n) / CLIENTS - 1) - now()))
      const from = now()
      const answer = await one.ask('answer', { n: 0, given: right(one) })
      const until = now()
      await sees(one, ({ results }) => results?.n === 0)
      return { sight, from, until, ok: answer.ok, ended: now() }
    }),
  )
  const last = closes + GRACE_MS
  for (const { sight, from, until, ok, ended } of said) {
    expect(sight).toBeGreaterThanOrEqual(opens)
    expect(ended).toBeGreaterThanOrEqual(closes + CLOSING_MS)
    // it was received in between
    if (ok) expect(from).toBeLessThanOrEqual(last)
    else expect(until).toBeGreaterThan(last)
  }
  expect(new Set(said.map(({ ok }) => ok))).toEqual(new Set([true, false]))
  const events = await site.store.read(streamOf(roomDecider.category, id))
  const dataOf = <T>(type: string) => events.filter((event) => event.type === type).map(({ data }) => data as T)
  const taken = dataOf<{ seat: number; received_at: string }>('AnswerTaken')
  expect(taken.every(({ received_at }) => Date.parse(received_at) <= last)).toBe(true)
  expect(taken).toHaveLength(said.filter(({ ok }) => ok).length)
  const [closed] = dataOf<{ by: string; missing: number; results: { seats: readonly number[] } }>('QuestionClosed')
  expect(closed).toMatchObject({ by: 'time', missing: CLIENTS - taken.length })
  expect(closed?.results.seats.toSorted((a, b) => a - b)).toEqual(
    taken.map(({ seat }) => seat).toSorted((a, b) => a - b),
  )
  for (const one of [leader, ...players]) one.close()
})

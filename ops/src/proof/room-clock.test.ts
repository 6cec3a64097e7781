import { setTimeout as pause } from 'node:timers/promises'
import { roomDecider } from '@kredka/backend/quiz-rooms/room'
import { startCutLine } from '@kredka/backend/quiz-rooms/testing/delay'
import { enter, type RoomClient, sees } from '@kredka/backend/quiz-rooms/testing/rooms'
import { streamOf } from '@kredka/contracts/kernel/events'
import { CLOSING_MS, GRACE_MS, HOST_LOST_MS, SECONDS_MIN } from '@kredka/contracts/quiz-rooms/rules'
import { watchLateness } from './testing/lateness.ts'
import { closeAll, givenRight, seatAt, startRoomSite } from './testing/seated-room.ts'

const CLIENTS = 100
const LASTS_MS = SECONDS_MIN * 1_000
/** By how much a question may seem longer or shorter than it is. */
const GIVE_MS = 150
/** What is shown goes through the log, its tail, what is gathered, and a hundred sockets. */
const STEPS = 4
/** Between two pings, each of which says that somebody is there. */
const PING_MS = 2_500

const { site, host } = startRoomSite()

const eventsOf = async (id: string) => site().store.read(streamOf(roomDecider.category, id))

/** When a client was first told of a part of the room, by the shared clock. */
function toldAt({ frames }: RoomClient, section: 'options' | 'results'): number {
  const first = frames.find(({ body }) => (body as Record<string, unknown>)[section] != null)
  return (first?.at ?? Number.NaN) + site().tools.sharedClock.now() - performance.now()
}

test(`ROO-02 a question lasts as long for each of ${CLIENTS} clients, give or take ${GIVE_MS} ms: who was received by the end of the grace counts, nobody else does, and nobody sees options early or results before the time`, async () => {
  const { now } = site().tools.sharedClock
  const urls = Array.from({ length: CLIENTS }, () => site().url)
  const { id, leader, players } = await seatAt(site(), host(), urls, { seconds: SECONDS_MIN })
  await leader.ask('begin', {})
  await sees(leader, ({ clock }) => clock !== null)
  const { opens_at = '', closes_at } = leader.view().clock ?? {}
  const [opens, closes] = [Date.parse(opens_at), Date.parse(closes_at ?? '')]
  const last = closes + GRACE_MS
  const lateness = watchLateness(site().database.pool)
  const said = await Promise.all(
    players.map(async (one, n) => {
      await sees(one, ({ options }) => options !== null)
      // from a little before the end to a little after the grace
      await pause(Math.max(0, closes - GIVE_MS + ((GRACE_MS + 2 * GIVE_MS) * n) / CLIENTS - now()))
      const from = now()
      const answer = await one.ask('answer', { n: 0, given: givenRight(one) })
      const until = now()
      await sees(one, ({ results }) => results?.n === 0)
      return { sight: toldAt(one, 'options'), from, until, ok: answer.ok, ended: toldAt(one, 'results') }
    }),
  )
  const give = GIVE_MS + STEPS * (await lateness.stop())
  for (const { sight, from, until, ok, ended } of said) {
    expect(sight).toBeGreaterThanOrEqual(opens)
    expect(sight).toBeLessThanOrEqual(opens + give)
    expect(ended).toBeGreaterThanOrEqual(closes + CLOSING_MS)
    expect(ended).toBeLessThanOrEqual(closes + CLOSING_MS + give)
    expect(Math.abs(ended - CLOSING_MS - sight - LASTS_MS)).toBeLessThanOrEqual(give)
    // it was received in between; the log keeps whole milliseconds
    if (ok) expect(Math.floor(from)).toBeLessThanOrEqual(last)
    else expect(until).toBeGreaterThan(last)
  }
  expect(new Set(said.map(({ ok }) => ok))).toEqual(new Set([true, false]))
  const events = await eventsOf(id)
  const dataOf = <T>(type: string) => events.filter((event) => event.type === type).map(({ data }) => data as T)
  const taken = dataOf<{ seat: number; received_at: string }>('AnswerTaken')
  expect(taken.every(({ received_at }) => Date.parse(received_at) <= last)).toBe(true)
  expect(taken).toHaveLength(said.filter(({ ok }) => ok).length)
  const [closed] = dataOf<{ by: string; missing: number; results: { seats: readonly number[] } }>('QuestionClosed')
  expect(closed).toMatchObject({ by: 'time', missing: CLIENTS - taken.length })
  expect(closed?.results.seats.toSorted((a, b) => a - b)).toEqual(
    taken.map(({ seat }) => seat).toSorted((a, b) => a - b),
  )
  closeAll(leader, players)
})

test('ROO-02 a host closes the lid, and nothing says so: the room runs by itself fifteen seconds later, until the host leads it on a phone', async () => {
  const line = await startCutLine(site().url)
  try {
    const { id, token, leader, players } = await seatAt(site(), host(), [site().url], {
      seconds: SECONDS_MIN,
      hostUrl: line.url,
    })
    const [ania] = players
    if (ania === undefined) throw new Error('nobody came')
    await leader.ask('begin', {})
    const lateness = watchLateness(site().database.pool)
    line.cut()
    const cut = site().tools.sharedClock.now()
    await sees(ania, ({ results }) => results?.by === 'time')
    // results stand: nobody is there who would go on
    expect(ania.view().results?.next_at).toBeNull()
    await sees(ania, ({ phase }) => !phase.has_host)
    const give = GIVE_MS + STEPS * (await lateness.stop())
    const lost = (await eventsOf(id)).find(({ type }) => type === 'HostLost')?.data as { readonly at: string }
    expect(Date.parse(lost.at) - cut).toBeLessThanOrEqual(HOST_LOST_MS + give)
    expect(Date.parse(lost.at) - cut).toBeGreaterThanOrEqual(HOST_LOST_MS - PING_MS - give)
    expect(ania.view().results?.next_at).not.toBeNull()

    const phone = await enter(site().url, { token, as: 'host', headers: host().headers })
    await sees(ania, ({ phase }) => phase.has_host)
    expect(await phone.ask('next', {})).toEqual({ ok: true, answer: null })
    await sees(ania, ({ question }) => question?.n === 1)
    closeAll(phone, [leader, ...players])
  } finally {
    await line.close()
  }
})

import { START } from '@kredka/contracts/kernel/ports'
import { SEAT_LINK_MS } from '@kredka/contracts/quiz-rooms/rules'
import { testBrowser } from '../accounts/testing/browser.ts'
import { until } from '../kernel/reactions/testing/until.ts'
import { roomDecider } from '../quiz-rooms/room.ts'
import { playedRoom } from '../quiz-rooms/testing/played-room.ts'
import { roomSite } from '../quiz-rooms/testing/room-site.ts'
import { join, makeRoom, seatKey } from '../quiz-rooms/testing/rooms.ts'
import { type TestPerson, testPerson } from './testing/people.ts'
import type { TestSite } from './testing/test-site.ts'

/** A guest whose account is logged in on another device has the seat there by a link (ROO-04). */
let site: TestSite
let host: TestPerson
const { time, eventsOf } = roomSite((now) => {
  ;({ site, host } = now)
})

const played = () => playedRoom(site, host, time)
const log = async () => (await site.store.readAll(START, 10_000)).events
const ownerOf = async (room_id: string) => (await site.tools.write.fold(roomDecider, room_id)).state.seats[0]?.user_id
const seatIdOf = async (room_id: string) =>
  (await site.tools.write.fold(roomDecider, room_id)).state.seats[0]?.seat_id ?? ''
type Seat = Awaited<ReturnType<typeof played>>['seat']

/** As the browser where the seat was taken asks for it. */
const askForLink = ({ token, key }: Seat) => testBrowser(site).post(`/quiz-rooms/${token}/seat-link`, { key })
async function linkTo(seat: Seat): Promise<string> {
  const { data, code } = await askForLink(seat)
  if (code !== null) throw new Error(code)
  return String(data['secret'])
}
/** As the device asks where somebody is logged in. */
const claim = (token: string, secret: unknown, who?: TestPerson) =>
  testBrowser(site).post(`/quiz-rooms/${token}/claim-by-link`, { secret }, who?.headers)

test('ROO-04 QUI-08 a guest has the seat on another device by a link, once, and what was missed in repetition', async () => {
  const { id, seat } = await played()
  const asked = await askForLink(seat)
  expect(asked.code).toBeNull()
  const secret = String(asked.data['secret'])
  const left = Date.parse(String(asked.data['expires_at'])) - site.tools.clock.now()
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThanOrEqual(SEAT_LINK_MS)

  const [ania, other] = [await testPerson(site), await testPerson(site)]
  expect((await claim(seat.token, secret, ania)).code).toBeNull()
  expect(await ownerOf(id)).toBe(ania.id)
  const { get } = testBrowser(site)
  await until(async () => (await get('/repetition/due', ania.headers)).data['questions'] === 3)
  // spent: for another account, and for another try of this one
  for (const who of [other, ania]) expect((await claim(seat.token, secret, who)).code).toBe('SEAT_LINK_OVER')
  expect(await ownerOf(id)).toBe(ania.id)
  const room = await eventsOf(id)
  expect(room.filter(({ type }) => type === 'SeatClaimed')).toHaveLength(1)
  // a seat that is somebody's has no more links
  expect((await askForLink(seat)).code).toBe('SEAT_CLAIMED')
  expect(JSON.stringify([await log(), site.log.lines])).not.toContain(secret)
})

test('ROO-04 a link of another room, one that is over or forged, and one without a login make nobody’s seat theirs', async () => {
  const [{ id, seat }, { id: other_id, seat: other }] = [await played(), await played()]
  const stranger = await testPerson(site)
  const secret = await linkTo(seat)
  expect((await claim(other.token, secret, stranger)).code).toBe('SEAT_LINK_OVER')
  expect((await claim('00000000', secret, stranger)).code).toBe('QUIZ_ROOM_NOT_FOUND')
  expect((await claim(seat.token, secret)).status).toBe(401)
  expect((await claim(seat.token, '0'.repeat(40), stranger)).code).toBe('SEAT_LINK_OVER')
  for (const forged of [
    '',
    secret.toUpperCase().replace(/\d/, 'G'),
    `${secret}0`,
    secret.slice(1),
    seat.key,
    7,
    null,
  ]) {
    expect([forged, (await claim(seat.token, forged, stranger)).code]).toEqual([forged, 'INVALID_INPUT'])
  }
  const { tokens } = site.tools.vault
  const subject_id = await seatIdOf(other_id)
  const late = await tokens.mint({ purpose: 'room_seat', subject_id, ttl_ms: -1 })
  expect((await claim(other.token, late, stranger)).code).toBe('SEAT_LINK_OVER')
  // a link of another purpose is none
  const signup = await tokens.mint({ purpose: 'signup', subject_id, ttl_ms: SEAT_LINK_MS })
  expect((await claim(other.token, signup, stranger)).code).toBe('SEAT_LINK_OVER')
  expect([await ownerOf(id), await ownerOf(other_id)]).toEqual([null, null])
})

test('ROO-04 the newest link alone works; of two who use it at once one has the seat; who sits there already takes no other', async () => {
  const { id, seat } = await played()
  const [older, newer] = [await linkTo(seat), await linkTo(seat)]
  const people = [await testPerson(site), await testPerson(site)]
  const [one] = people
  expect((await claim(seat.token, older, one)).code).toBe('SEAT_LINK_OVER')
  const codes = await Promise.all(people.map(async (who) => (await claim(seat.token, newer, who)).code))
  expect(codes.filter((code) => code === null)).toHaveLength(1)
  expect(['SEAT_CLAIMED', 'SEAT_LINK_OVER']).toContain(codes.find((code) => code !== null))
  expect(await ownerOf(id)).toBe(people[codes.indexOf(null)]?.id)

  const again = await played()
  const secret = await linkTo(again.seat)
  const [first, second] = [await testPerson(site), await testPerson(site)]
  const claimed = await testBrowser(site).post(
    `/quiz-rooms/${again.seat.token}/claim`,
    { key: again.seat.key },
    first.headers,
  )
  expect(claimed.code).toBeNull()
  expect((await claim(again.seat.token, secret, second)).code).toBe('SEAT_CLAIMED')
  expect(await ownerOf(again.id)).toBe(first.id)
})

test('ROO-04 only the key of a guest’s seat in a game that is over makes a link', async () => {
  const { seat } = await played()
  const { seat: other } = await played()
  const { token: open } = await makeRoom(site, host)
  const { key: early } = await join(site.url, open, 'Bob')
  const own = seatKey()
  await join(site.url, open, 'Celina', { key: own, headers: (await testPerson(site)).headers })
  const refusals = [
    [{ token: seat.token, key: seatKey() }, 'SEAT_NOT_FOUND'],
    [{ token: seat.token, key: other.key }, 'SEAT_NOT_FOUND'],
    [{ token: '00000000', key: seat.key }, 'QUIZ_ROOM_NOT_FOUND'],
    [{ token: open, key: early }, 'QUIZ_ROOM_NOT_POSSIBLE'],
    [{ token: open, key: own }, 'SEAT_CLAIMED'],
    [{ token: seat.token, key: 'x' }, 'INVALID_INPUT'],
  ] as const
  for (const [shown, code] of refusals) expect([shown, (await askForLink(shown)).code]).toEqual([shown, code])
})

test('ROO-04 too many links of a seat, and too many tries of an account, have to wait', async () => {
  const { seat } = await played()
  const made = []
  for (let n = 0; n < 6; n += 1) made.push((await askForLink(seat)).code)
  expect(made).toEqual([null, null, null, null, null, 'TOO_MANY_REQUESTS'])
  const stranger = await testPerson(site)
  const tried = []
  for (let n = 0; n < 11; n += 1) tried.push((await claim(seat.token, '0'.repeat(40), stranger)).code)
  expect(new Set(tried.slice(0, 10))).toEqual(new Set(['SEAT_LINK_OVER']))
  expect(tried.at(-1)).toBe('TOO_MANY_REQUESTS')
})

import { accountEvents } from '@kredka/contracts/accounts/events'
import { SIGNUP_TOKEN_MS } from '@kredka/contracts/accounts/rules'
import type { AttemptRowView } from '@kredka/contracts/attempts/views'
import type { Recorded } from '@kredka/contracts/kernel/events'
import { START } from '@kredka/contracts/kernel/ports'
import type { RoomRowView } from '@kredka/contracts/quiz-rooms/views'
import { type TestBrowser, testBrowser } from '../accounts/testing/browser.ts'
import { register } from '../accounts/testing/register.ts'
import { until } from '../kernel/reactions/testing/until.ts'
import { roomDecider } from '../quiz-rooms/room.ts'
import { playedRoom } from '../quiz-rooms/testing/played-room.ts'
import { roomSite } from '../quiz-rooms/testing/room-site.ts'
import { join, makeRoom, seatKey } from '../quiz-rooms/testing/rooms.ts'
import { owned as ownedQuizzes } from '../quizzes/testing/owned.ts'
import { type TestPerson, testAdmin, testPerson } from './testing/people.ts'
import type { TestSite } from './testing/test-site.ts'

/** Whoever signs up to keep what they played has it wherever they confirm the account (ROO-04, QUI-05). */
let site: TestSite
let host: TestPerson
const { time, eventsOf } = roomSite((now) => {
  ;({ site, host } = now)
})

const PASSWORD = 'Jasne-Niebo-7'
const log = async () => (await site.store.readAll(START, 10_000)).events
async function signups(email: string): Promise<readonly Recorded['data'][]> {
  const email_key = site.tools.vault.emailKey(email)
  const asked = (await log()).filter(({ type }) => type === accountEvents.SignupRequested.name)
  const read = await Promise.all(asked.map(({ stream }) => site.tools.streams.read(stream)))
  return read.flatMap((events) => events.map(({ data }) => data)).filter((data) => data['email_key'] === email_key)
}
const newAddress = () => `${site.tools.ids.entity()}@example.com`

const played = () => playedRoom(site, host, time)

/** One that visitors may play. */
async function listedQuiz() {
  const { id = '' } = (await ownedQuizzes['quiz.author']?.(site, host)) ?? {}
  const send = (path: string, headers: TestPerson['headers']) => testBrowser(site).post(path, { version: 1 }, headers)
  expect((await send(`/my-quizzes/${id}/submit`, host.headers)).code).toBeNull()
  expect((await send(`/admin/quizzes/${id}/approve`, (await testAdmin(site)).headers)).code).toBeNull()
  return id
}

/** Signs up in one browser; what the mail's link leads to is done in another. */
async function confirm(email: string, where: TestBrowser = testBrowser(site)) {
  const signup_id = String((await signups(email)).at(-1)?.['signup_id'])
  const { tokens, emailKey } = site.tools.vault
  const token = await tokens.mint({
    purpose: 'signup',
    subject_id: signup_id,
    email_key: emailKey(email),
    ttl_ms: SIGNUP_TOKEN_MS,
  })
  const body = { email, password: PASSWORD, name: 'Anna Nowak', token, log_in: true }
  const { status, headers } = await where.post('/auth/confirm-signup', body)
  expect(status).toBe(200)
  return { id: signup_id, browser: where, after: headers.get('x-position') ?? '' }
}

/** As the page reads that has just had the answer: what that led to is there (API-09). */
async function read<T>({ browser, after }: Confirmed, path: string): Promise<readonly T[]> {
  return (await browser.get(path, { 'x-after-position': after })).data as unknown as readonly T[]
}
type Confirmed = Awaited<ReturnType<typeof confirm>>
const request = (body: Readonly<Record<string, unknown>>, browser = testBrowser(site)) =>
  browser.post('/auth/request-signup', body)

test('ROO-04 QUI-08 a guest who signs up has the seat when the account is confirmed, in another browser too, and what was missed in repetition', async () => {
  const { id, seat } = await played()
  const email = newAddress()
  expect((await request({ email, seat })).code).toBeNull()
  const [asked] = await signups(email)
  // what stands in the log names the seat and opens nothing
  const { seat_id } = (await site.tools.write.fold(roomDecider, id)).state.seats[0] ?? {}
  expect(asked?.['played']).toEqual({ visitor_id: null, seat: { room_id: id, seat_id } })

  const confirmed = await confirm(email)
  const { id: user_id, browser } = confirmed
  // at once: the page that confirms the account says so
  expect(await read<RoomRowView>(confirmed, '/quiz-rooms')).toMatchObject([
    { token: seat.token, place: 1, is_host: false },
  ])
  expect((await until(async () => (await read<AttemptRowView>(confirmed, '/attempts/history'))[0])).bp).toBe(0)
  await until(async () => (await browser.get('/repetition/due')).data['questions'] === 3)
  expect((await site.tools.write.fold(roomDecider, id)).state.seats[0]).toMatchObject({ user_id })
  // the browser where it was played may claim it once more: nothing changes
  expect((await browser.post(`/quiz-rooms/${seat.token}/claim`, { key: seat.key })).code).toBeNull()
  const room = await eventsOf(id)
  expect(room.filter(({ type }) => type === 'SeatClaimed')).toHaveLength(1)
  expect(JSON.stringify([await log(), site.log.lines])).not.toContain(seat.key)
})

test('ROO-04 of two who show the key of one seat, whoever confirms first has it; the other has an account without it', async () => {
  const { id, seat } = await played()
  const [first, second] = [newAddress(), newAddress()]
  for (const email of [first, second]) expect((await request({ email, seat })).code).toBeNull()
  const owner = await confirm(second)
  const other = await confirm(first)
  expect(await read(owner, '/quiz-rooms')).toHaveLength(1)
  expect(await read(other, '/quiz-rooms')).toEqual([])
  expect((await site.tools.write.fold(roomDecider, id)).state.seats[0]).toMatchObject({ user_id: owner.id })
  expect((await request({ email: newAddress(), seat })).code).toBe('SEAT_CLAIMED')
})

test('ROO-04 a forged key, one of another room, of an open one and of a seat with an account are refused: no mail, no event', async () => {
  const { seat } = await played()
  const { seat: other } = await played()
  const { token: open } = await makeRoom(site, host)
  const { key: early } = await join(site.url, open, 'Bob')
  const own = seatKey()
  await join(site.url, open, 'Celina', { key: own, headers: (await testPerson(site)).headers })
  const email = newAddress()
  const refusals = [
    [{ token: seat.token, key: seatKey() }, 'SEAT_NOT_FOUND'],
    [{ token: seat.token, key: other.key }, 'SEAT_NOT_FOUND'],
    [{ token: '00000000', key: seat.key }, 'QUIZ_ROOM_NOT_FOUND'],
    [{ token: open, key: early }, 'QUIZ_ROOM_NOT_POSSIBLE'],
    [{ token: open, key: own }, 'SEAT_CLAIMED'],
    [{ token: seat.token, key: 'x' }, 'INVALID_INPUT'],
    [{ token: seat.token }, 'INVALID_INPUT'],
    [{ token: seat.token, key: seat.key, user_id: host.id }, 'INVALID_INPUT'],
  ] as const
  for (const [shown, code] of refusals) {
    expect([shown, (await request({ email, seat: shown })).code]).toEqual([shown, code])
  }
  expect(await signups(email)).toEqual([])
})

test('ROO-04 ACC-04 a seat that is shown with an address that has an account is answered the same, and goes to nobody', async () => {
  const { id, seat } = await played()
  const answers = []
  const { email: taken } = await register(site, PASSWORD)
  for (const email of [taken, newAddress()]) {
    const { status, data, headers } = await request({ email, seat })
    answers.push({ status, data, names: [...headers.keys()].toSorted() })
  }
  expect(answers[0]).toEqual(answers[1])
  expect((await site.tools.write.fold(roomDecider, id)).state.seats[0]).toMatchObject({ user_id: null })
})

test('ROO-04 a link that is over brings neither account nor seat', async () => {
  const { id, seat } = await played()
  const email = newAddress()
  await request({ email, seat })
  const token = await site.tools.vault.tokens.mint({
    purpose: 'signup',
    subject_id: String((await signups(email))[0]?.['signup_id']),
    email_key: site.tools.vault.emailKey(email),
    ttl_ms: -1,
  })
  const body = { email, password: PASSWORD, name: 'Anna Nowak', token, log_in: true }
  expect((await testBrowser(site).post('/auth/confirm-signup', body)).code).toBe('REQUEST_EXPIRED')
  expect((await site.tools.write.fold(roomDecider, id)).state.seats[0]).toMatchObject({ user_id: null })
})

test('QUI-05 what a visitor played is on the account that they confirm in another browser; asking for one makes nobody a visitor', async () => {
  const quiz_id = await listedQuiz()
  const played = testBrowser(site)
  const { data } = await played.post('/attempts', { quiz_id, mode: 'learning' })
  for (const step of ['start', 'finish']) {
    expect((await played.post(`/attempts/${String(data['id'])}/${step}`, {})).code).toBeNull()
  }
  const email = newAddress()
  await request({ email }, played)
  const confirmed = await confirm(email)
  expect((await read<AttemptRowView>(confirmed, '/attempts/history')).map(({ id }) => id)).toEqual([data['id']])
  // another account that the same browser asked for takes nothing away
  const later = newAddress()
  await request({ email: later }, played)
  expect(await read(await confirm(later), '/attempts/history')).toEqual([])

  const stranger = testBrowser(site)
  await request({ email: newAddress() }, stranger)
  expect(stranger.cookies.size).toBe(0)
})

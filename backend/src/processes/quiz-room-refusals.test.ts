import { PLAYERS_MAX } from '@kredka/contracts/quiz-rooms/rules'
import { io } from 'socket.io-client'
import { until } from '../kernel/reactions/testing/until.ts'
import { ROOM_JOINS } from '../quiz-rooms/handlers.ts'
import { roomDecider } from '../quiz-rooms/room.ts'
import { readOn } from '../quiz-rooms/testing/room-clock.ts'
import { roomSite } from '../quiz-rooms/testing/room-site.ts'
import { enter, join, makeRoom, roomClient, seatKey, seatPlayers, sees } from '../quiz-rooms/testing/rooms.ts'
import { type TestPerson, testContext, testPerson } from './testing/people.ts'
import type { TestSite } from './testing/test-site.ts'

let site: TestSite
let host: TestPerson
const { time, eventsOf, led } = roomSite((now) => {
  ;({ site, host } = now)
})

test('ROO-01 wrong links, forged keys and other people’s places are refused, and nothing is written', async () => {
  const { id, token } = await makeRoom(site, host)
  const other = await makeRoom(site, host)
  const ania = await join(site.url, token, 'Ania')
  const stranger = await testPerson(site)
  const before = (await eventsOf(id)).length
  const refusal = async (entry: Parameters<typeof enter>[1]) => (await enter(site.url, entry)).ends
  expect(await refusal({ token: '00000000', as: 'seat', key: ania.key })).toEqual(['QUIZ_ROOM_NOT_FOUND'])
  expect(await refusal({ token: 'TOKEN!', as: 'seat', key: ania.key })).toEqual(['INVALID_INPUT'])
  expect(await refusal({ token, as: 'seat', key: seatKey() })).toEqual(['SEAT_NOT_FOUND'])
  expect(await refusal({ token, as: 'seat' })).toEqual(['SEAT_NOT_FOUND'])
  // a key is that of a room
  expect(await refusal({ token: other.token, as: 'seat', key: ania.key })).toEqual(['SEAT_NOT_FOUND'])
  expect(await refusal({ token, as: 'host', key: ania.key })).toEqual(['FORBIDDEN'])
  expect(await refusal({ token, as: 'host', headers: stranger.headers })).toEqual(['FORBIDDEN'])
  expect(await refusal({ token, as: 'screen', key: '0'.repeat(64) })).toEqual(['FORBIDDEN'])
  const leader = await led(token)
  const { screen_key = '', host_key = '' } = leader.view().host ?? {}
  // the screen's key opens no host's place, the helper's does
  expect(await refusal({ token, as: 'host', key: screen_key })).toEqual(['FORBIDDEN'])
  const helper = await enter(site.url, { token, as: 'host', key: host_key })
  expect(helper.view().host?.host_key).toBe(host_key)
  const written = (await eventsOf(id)).slice(before).map(({ type }) => type)
  expect(written.filter((type) => type !== 'HostBack')).toEqual([])
  expect((await join(site.url, '00000000', 'Ania')).code).toBe('QUIZ_ROOM_NOT_FOUND')
  leader.close()
  helper.close()
})

test('ROO-01 nobody speaks for another place; what is no message is refused; a flood is cut off, and nothing is written', async () => {
  const { id, token } = await makeRoom(site, host)
  const leader = await led(token)
  const [ania] = await seatPlayers(site.url, token, ['Ania'])
  if (ania === undefined) throw new Error('nobody came')
  await sees(leader, ({ phase }) => phase.has_host && leader.seats().length === 1)
  const before = (await eventsOf(id)).length
  const screen = await enter(site.url, { token, as: 'screen', key: leader.view().host?.screen_key ?? '' })
  const code = async (name: string, ...args: readonly unknown[]) => {
    const answer = await ania.say(name, ...args)
    return answer.ok ? 'ok' : answer.code
  }
  expect(await code('begin', {})).toBe('FORBIDDEN')
  expect(await code('kick', { seat: 0 })).toBe('FORBIDDEN')
  expect(await code('answer', { n: 0, given: { choices: [0] } })).toBe('QUESTION_NOT_OPEN')
  expect(await code('answer', { n: 0, given: { choices: [0] }, seat: 1 })).toBe('INVALID_INPUT')
  expect(await code('answer', { n: 0, given: { choices: [0] } }, 'more')).toBe('INVALID_INPUT')
  expect(await code('answer', { n: -1, given: { choices: ['0'] } })).toBe('INVALID_INPUT')
  expect(await code('review', {})).toBe('QUIZ_ROOM_NOT_POSSIBLE')
  expect(await code('replay', { as: 'screen', seat: null, after: 0 })).toBe('QUIZ_ROOM_NOT_POSSIBLE')
  expect(await code('toString', {})).toBe('NOT_FOUND')
  const shown = await screen.say('next', {})
  expect(shown).toEqual({ ok: false, code: 'FORBIDDEN' })
  expect((await eventsOf(id)).length).toBe(before)

  let closed = false
  const flood = io(site.url, {
    path: '/api/live/seat',
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: { token, as: 'screen', key: leader.view().host?.screen_key },
  })
  flood.on('disconnect', () => {
    closed = true
  })
  await until(() => flood.connected)
  for (let n = 0; n < 200; n += 1) flood.emit('begin', {})
  await until(() => closed)

  const large = roomClient(site.url, { token, as: 'screen', key: leader.view().host?.screen_key ?? '' })
  await until(() => large.frames.length > 0)
  void large.say('answer', { n: 0, given: { words: ['x'.repeat(20_000)] } })
  await until(() => !large.isOpen())
  expect((await eventsOf(id)).length).toBe(before)
  for (const client of [leader, ania, screen]) client.close()
})

test('ROO-02 while a question is open: another one’s number, places that are none and late words come to nothing', async () => {
  const { id, token } = await makeRoom(site, host)
  const leader = await led(token)
  const [ania] = await seatPlayers(site.url, token, ['Ania'])
  if (ania === undefined) throw new Error('nobody came')
  await sees(leader, () => leader.seats().length === 1)
  await leader.ask('begin', {})
  await sees(ania, ({ question }) => question !== null)
  expect(await ania.ask('answer', { n: 0, given: { choices: [1] } })).toEqual({ ok: false, code: 'QUESTION_NOT_OPEN' })
  await readOn(time, 0, [ania])
  const refused = [
    await ania.ask('answer', { n: 1, given: { choices: [0] } }),
    await ania.ask('answer', { n: 0, given: { choices: [7] } }),
    await ania.ask('answer', { n: 0, given: { choices: [0, 1] } }),
    await ania.ask('answer', { n: 0, given: { words: ['4'] } }),
  ]
  expect(refused.map((answer) => (answer.ok ? 'ok' : answer.code))).toEqual([
    'QUESTION_NOT_OPEN',
    'ANSWER_UNFIT',
    'ANSWER_UNFIT',
    'ANSWER_UNFIT',
  ])
  // the newest socket of a seat speaks
  const again = await enter(site.url, { token, as: 'seat', key: ania.key })
  await until(() => ania.ends.includes('OPENED_ELSEWHERE'))
  await leader.ask('close_question', {})
  await sees(again, ({ results }) => results !== null)
  expect(await again.ask('answer', { n: 0, given: { choices: [0] } })).toEqual({ ok: false, code: 'QUESTION_NOT_OPEN' })
  expect((await eventsOf(id)).filter(({ type }) => type === 'AnswerTaken')).toEqual([])
  for (const client of [leader, again]) client.close()
})

test('ROO-01 a flood of joins is slowed down for the room that it comes to, and for no other', async () => {
  const { id, token } = await makeRoom(site, host, { max_players: PLAYERS_MAX, generated_names: true })
  const other = await makeRoom(site, host)
  const from = performance.now()
  const joined = await Promise.all(Array.from({ length: 400 }, () => join(site.url, token, null)))
  const seconds = (performance.now() - from) / 1_000
  const codes = joined.map(({ code }) => code)
  const isIn = (code: string) => code === 'ok'
  expect(codes.filter((code) => !isIn(code) && code !== 'TOO_MANY_REQUESTS')).toEqual([])
  // a busy machine is slow to flood: more come in meanwhile
  expect(codes.filter(isIn).length).toBeLessThanOrEqual(ROOM_JOINS.burst + ROOM_JOINS.per_second * seconds)
  expect(codes.filter(isIn).length).toBeGreaterThanOrEqual(ROOM_JOINS.burst)
  // whoever was slowed down has no seat
  const seats = (await eventsOf(id)).filter(({ type }) => type === 'SeatTaken')
  expect(seats).toHaveLength(codes.filter((code) => code === 'ok').length)
  expect((await join(site.url, other.token, 'Ania')).code).toBe('ok')
})

test('ROO-01 a hundred and twenty pupils behind one address come in; the five hundred and first seat is refused', async () => {
  const { id, token } = await makeRoom(site, host, { max_players: PLAYERS_MAX })
  const names = Array.from({ length: 120 }, (_, n) => `Uczeń ${String.fromCodePoint(97 + (n % 24))}${100 + n}`)
  const joined = await Promise.all(names.map((name) => join(site.url, token, name)))
  expect(joined.map(({ code }) => code)).toEqual(names.map(() => 'ok'))
  expect(new Set(joined.map(({ seat }) => seat)).size).toBe(120)
  for (let n = 120; n < PLAYERS_MAX; n += 1) {
    const word = n.toString(16).padStart(64, '0')
    const seat = {
      seat_id: site.tools.ids.entity(),
      user_id: null,
      key_hash: word,
      name_hash: word,
      name: `Gracz ${n}`,
    }
    await site.tools.write.execute(roomDecider, id, { do: 'join', ...seat }, testContext(site, 'quiz_rooms.join'))
  }
  const before = (await eventsOf(id)).length
  expect((await join(site.url, token, 'Ostatnia')).code).toBe('QUIZ_ROOM_FULL')
  expect((await eventsOf(id)).length).toBe(before)
  // whoever has a seat comes back to it
  expect(await join(site.url, token, 'Inna', { key: joined[7]?.key ?? '' })).toMatchObject({
    code: 'ok',
    seat: joined[7]?.seat,
  })
})

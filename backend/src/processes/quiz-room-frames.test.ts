import { claimSeat, joinRoom } from '@kredka/contracts/quiz-rooms/endpoints'
import { until } from '../kernel/reactions/testing/until.ts'
import { PACES } from '../live/incoming.ts'
import { rawSocket } from '../quiz-rooms/testing/raw-socket.ts'
import { readOn } from '../quiz-rooms/testing/room-clock.ts'
import { roomSite } from '../quiz-rooms/testing/room-site.ts'
import { enter, join, makeRoom, type RoomClient, seatKey, seatPlayers, sees } from '../quiz-rooms/testing/rooms.ts'
import type { TestPerson } from './testing/people.ts'
import type { TestSite } from './testing/test-site.ts'

let site: TestSite
let host: TestPerson
const { time, eventsOf, led } = roomSite((now) => {
  ;({ site, host } = now)
})

const answersOf = async (room_id: string) => (await eventsOf(room_id)).filter(({ type }) => type === 'AnswerTaken')

/** A room whose first question is open to Ania and Bob. */
async function asked() {
  const { id, token } = await makeRoom(site, host, { seconds: 120 })
  const leader = await led(token)
  const [ania, bob] = await seatPlayers(site.url, token, ['Ania', 'Bob'])
  if (ania === undefined || bob === undefined) throw new Error('nobody came')
  await sees(leader, ({ phase }) => phase.has_host && leader.seats().length === 2)
  await leader.ask('begin', {})
  await readOn(time, 0, [ania, bob])
  return { id, token, leader, ania, bob }
}

function closeAll(...clients: readonly RoomClient[]): void {
  for (const client of clients) client.close()
}

/** Engine.IO 4 for messages, Socket.IO 2 for events, 5 for those with bytes beside them. */
const NO_FRAMES: readonly (readonly [what: string, frame: string | Uint8Array<ArrayBuffer>])[] = [
  ['no packet', 'x'],
  ['no kind of message', '4z'],
  ['no JSON', '42["answer",{"n":0'],
  ['no name', '42[{}]'],
  ['no list', '42{"answer":1}'],
  ['a name of the library', '42["disconnect"]'],
  ['bytes that never come in text', '451-["answer",{"_placeholder":true,"num":0}]42["answer"]'],
  ['bytes that nobody announced', new Uint8Array([1, 2, 3])],
  ['too many announced', '4599999999-["answer",{"_placeholder":true,"num":0}]'],
]
/** Deep, long or repeated, but whole: each is answered with the same code. */
const NO_ANSWERS: readonly string[] = [
  '["answer"]',
  '["answer",null]',
  '["answer",[]]',
  '["answer",{"n":0}]',
  '["answer",{"n":"0","given":{"choices":[0]}}]',
  '["answer",{"n":0,"given":{"choices":[0]},"received_at":1}]',
  '["answer",{"n":0,"given":{"choices":[0]},"took_ms":0}]',
  '["answer",{"n":0,"given":{"choices":[0],"__proto__":{"choices":[1]}}}]',
  `["answer",{"n":0,"given":${'['.repeat(500)}${']'.repeat(500)}}]`,
  `["answer",{"n":0,"given":{"choices":[${Array(900).fill(0).join()}]}}]`,
]

test('ROO-01 frames that are none end their own socket with a code and nobody else’s; what is no answer is told so; nothing of either is written', async () => {
  const { id, token, leader, ania, bob } = await asked()
  const before = (await eventsOf(id)).length
  const hello = { token, as: 'screen', key: leader.view().host?.screen_key }
  for (const [what, frame] of NO_FRAMES) {
    const { socket, closed } = await rawSocket(site.url, hello)
    socket.send(frame)
    expect([what, await Promise.race([closed, until(() => null, 5_000).catch(() => 'stays')])]).toEqual([
      what,
      expect.any(Number),
    ])
  }
  const large = await rawSocket(site.url, hello)
  large.socket.send(`42["answer",{"n":0,"given":{"words":["${'x'.repeat(20_000)}"]}}]`)
  // the code of WebSocket for a message too big
  expect(await large.closed).toBe(1009)

  const mine = await rawSocket(site.url, { token, as: 'seat', key: ania.key })
  for (const [n, body] of NO_ANSWERS.entries()) {
    mine.socket.send(`42${n}${body}`)
    await until(() => mine.has(`43${n}[{"ok":false,"code":"INVALID_INPUT"}]`))
  }
  expect((await eventsOf(id)).length).toBe(before)
  // the seat goes on, and so does everybody
  mine.socket.send('4299["answer",{"n":0,"given":{"choices":[0]}}]')
  await until(() => mine.has('4399[{"ok":true,"answer":null}]'))
  expect(await bob.ask('answer', { n: 0, given: { choices: [0] } })).toEqual({ ok: true, answer: null })
  expect(await answersOf(id)).toHaveLength(2)
  mine.socket.close()
  closeAll(leader, ania, bob)
})

test('ROO-03 answers that differ, said at once: one is in the log, the others are told no, on another device too', async () => {
  const { id, token, leader, ania, bob } = await asked()
  const say = (client: RoomClient, places: readonly number[]) =>
    Promise.all(places.map((place) => client.ask('answer', { n: 0, given: { choices: [place] } })))
  const said = await say(ania, [0, 1, 0, 1])
  const again = await enter(site.url, { token, as: 'seat', key: ania.key })
  said.push(...(await say(again, [2, 0])))
  expect(await answersOf(id)).toHaveLength(1)
  const [no, ok] = ['ALREADY_ANSWERED', 'ok']
  expect(said.map((one) => (one.ok ? 'ok' : one.code))).toEqual([ok, no, ok, no, no, ok])
  closeAll(leader, ania, bob, again)
})

test('ROO-03 a seat that floods in mid-question is told so, then cut off; its one answer stands, and so does its place', async () => {
  const { id, token, leader, ania, bob } = await asked()
  const codes: string[] = []
  const given = { choices: [0] }
  expect(await ania.ask('answer', { n: 0, given })).toEqual({ ok: true, answer: null })
  for (let n = 0; n < 200; n += 1) {
    void ania.ask('answer', { n: 0, given }).then((answer) => codes.push(answer.ok ? 'ok' : answer.code))
  }
  await until(() => !ania.isOpen())
  // what was still under way at the cut has no answer
  expect(codes).toContain('TOO_MANY_REQUESTS')
  expect(codes.filter((code) => code !== 'TOO_MANY_REQUESTS').length).toBeLessThanOrEqual(PACES.socket.burst)
  expect(await answersOf(id)).toHaveLength(1)
  const back = await enter(site.url, { token, as: 'seat', key: ania.key })
  expect(back.you()).toMatchObject({ seat: 0, is_answered: true, choices: [0] })
  expect(await bob.ask('answer', { n: 0, given })).toEqual({ ok: true, answer: null })
  closeAll(leader, back, bob)
})

test('ROO-01 ROO-04 to a room that is over nobody adds anything; forged and malformed keys make nobody’s seat theirs', async () => {
  const { id, token, leader, ania, bob } = await asked()
  expect(await leader.ask('end', {})).toEqual({ ok: true, answer: null })
  await sees(ania, ({ phase }) => phase.state === 'closed')
  const before = (await eventsOf(id)).length
  const codes: string[] = []
  for (const name of ['begin', 'next', 'skip', 'extend', 'pause', 'resume', 'close_question', 'end'] as const) {
    const answer = await leader.ask(name, {})
    codes.push(answer.ok ? name : answer.code)
  }
  expect(new Set(codes)).toEqual(new Set(['QUIZ_ROOM_CLOSED']))
  expect(await ania.ask('answer', { n: 0, given: { choices: [0] } })).toMatchObject({ ok: false })
  expect(await bob.ask('take_host', {})).toMatchObject({ ok: false })

  const send = async (path: string, body: unknown) => {
    const response = await fetch(`${site.url}/api${path.replace('{token}', token)}`, {
      method: 'POST',
      headers: { ...host.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const { error } = (await response.json()) as { readonly error?: { readonly code: string } }
    return error?.code ?? 'ok'
  }
  expect(await send(claimSeat.path, { key: seatKey() })).toBe('SEAT_NOT_FOUND')
  for (const key of ['', ania.key.toUpperCase().replace(/\d/, 'G'), `${ania.key}0`, ania.key.slice(1), 7, null, {}]) {
    expect([key, await send(claimSeat.path, { key })]).toEqual([key, 'INVALID_INPUT'])
    expect([key, await send(joinRoom.path, { name: 'Celina', key })]).toEqual([key, 'INVALID_INPUT'])
  }
  expect(await send(joinRoom.path, { name: 'x'.repeat(300), key: seatKey() })).toBe('INVALID_INPUT')
  expect((await join(site.url, token, 'Celina')).code).toBe('QUIZ_ROOM_CLOSED')
  expect((await enter(site.url, { token, as: 'seat', key: seatKey() })).ends).toEqual(['SEAT_NOT_FOUND'])
  expect((await eventsOf(id)).length).toBe(before)
  closeAll(leader, ania, bob)
})

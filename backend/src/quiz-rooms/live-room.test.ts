import { READING_MS } from '@kredka/contracts/quiz-rooms/rules'
import type { RoomCommand } from './room.ts'
import { joining, type WatchedRoom, watchedRoom } from './testing/watched-room.ts'

const turns = async () => {
  for (let n = 0; n < 5; n += 1) await new Promise(setImmediate)
}
/** No more pass between what happens and its telling. */
const GATHERED_MS = 40

function answering(seat: number, now: number): RoomCommand {
  return {
    ...{ do: 'answer', seat, n: 0, given: { choices: [1] }, words_hash: null, bp: 10_000, key_revision: 0 },
    ...{ received_at: now, round_trip_ms: null },
  }
}

async function seated(count: number): Promise<WatchedRoom> {
  const room = await watchedRoom()
  for (let n = 0; n < count; n += 1) await room.say(joining(n))
  room.pass(GATHERED_MS)
  return room
}

test('ROO-03 a herd that comes back at once is told the room once each, and whoever is there as often as it was', async () => {
  const room = await seated(200)
  const host = room.enter('host')
  room.pass(GATHERED_MS)
  const before = host.told.length
  const herd = Array.from({ length: 200 }, (_, seat) => room.enter('seat', seat))
  room.pass(GATHERED_MS)
  expect(herd.map(({ told }) => told.join())).toEqual(herd.map(() => 'state'))
  expect(herd.map((one) => one.you()?.seat)).toEqual(herd.map((_, seat) => seat))
  // one change says of all of them that they are connected
  expect(host.told.slice(before)).toEqual(['change'])
  expect(host.seats().every(({ is_connected }) => is_connected)).toBe(true)
})

test('ROO-02 whoever comes in while something changes back and forth sees what the others see', async () => {
  const room = await seated(2)
  const there = room.enter('screen')
  room.pass(GATHERED_MS)
  await room.say({ do: 'lock', is_locked: true })
  const newcomer = room.enter('screen')
  await room.say({ do: 'lock', is_locked: false })
  room.pass(GATHERED_MS)
  await room.say({ do: 'host_back', now: room.now() })
  await room.say({ do: 'offer_host', seat: null })
  room.pass(GATHERED_MS)
  expect(newcomer.view()?.room).toEqual(there.view()?.room)
  expect(newcomer.view()?.room.is_locked).toBe(false)
  expect(newcomer.view()?.revision).toBe(there.view()?.revision)
})

test('ROO-02 whoever left before being told is told nothing', async () => {
  const room = await seated(1)
  const gone = room.enter('seat', 0)
  gone.leave()
  room.pass(GATHERED_MS)
  expect(gone.told).toEqual([])
  expect(room.live.members().size).toBe(0)
})

test('ROO-02 whoever comes while the log is down sees the room once it is back, though nothing happens there', async () => {
  const room = await seated(1)
  const [{ revision = 0 } = {}] = (await room.events()).slice(-1)
  room.setReadable(false)
  let isThere = false
  const reached = room.live.reach(revision + 1).then(() => {
    isThere = true
  })
  await turns()
  // another process appends; nothing of it is told to this one
  await room.sayElsewhere({ do: 'lock', is_locked: true })
  room.pass(1_000)
  await turns()
  expect(isThere).toBe(false)
  room.setReadable(true)
  room.pass(1_000)
  await reached
  expect(room.live.shown()?.room.is_locked).toBe(true)
})

test('ROO-03 of the answers of others seats are told a second after the first, the host at once; whoever comes meanwhile sees what the others see', async () => {
  const room = await seated(20)
  const host = room.enter('host')
  const [first, ...others] = Array.from({ length: 20 }, (_, seat) => room.enter('seat', seat))
  await room.say({ do: 'begin', now: room.now() })
  room.pass(READING_MS + 1_000)
  const before = others.map(({ told }) => told.length)
  for (let seat = 0; seat < 19; seat += 1) {
    await room.say(answering(seat, room.now()))
    room.pass(50)
    expect(host.view()?.progress.answered).toBe(seat + 1)
  }
  const told = () => others.map((one, n) => one.told.slice(before[n]).join())
  // in the course of 950 ms
  expect(told()).toEqual(others.map(() => ''))
  const latecomer = room.enter('screen')
  room.pass(GATHERED_MS)
  expect(latecomer.view()?.progress.answered).toBe(19)
  room.pass(1_000)
  expect(first?.view()?.progress).toEqual({ answered: 19, players: 20 })
  expect(told()).toEqual(others.map(() => 'change'))
})

test('ROO-03 a question that all answer at once costs each seat one message, with the results and its own verdict', async () => {
  const room = await seated(20)
  const seats = Array.from({ length: 20 }, (_, seat) => room.enter('seat', seat))
  await room.say({ do: 'begin', now: room.now() })
  room.pass(READING_MS + 1_000)
  const before = seats.map(({ told }) => told.length)
  for (let seat = 0; seat < 20; seat += 1) await room.say(answering(seat, room.now()))
  room.pass(1_000)
  expect(seats.map((one, n) => one.told.slice(before[n]).join())).toEqual(seats.map(() => 'change'))
  expect(seats.map((one) => one.view()?.results?.right)).toEqual(seats.map(() => 20))
  expect(seats.map((one) => one.you()?.verdict?.bp)).toEqual(seats.map(() => 10_000))
})

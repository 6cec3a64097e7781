import { joining, type WatchedRoom, watchedRoom } from './testing/watched-room.ts'

/** No more pass between what happens and its telling. */
const GATHERED_MS = 40

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

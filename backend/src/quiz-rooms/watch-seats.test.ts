import { jest } from '@jest/globals'
import { memoryLog } from '../kernel/testing/memory-log.ts'
import type { Member } from './live-room.ts'
import { watchSeats } from './watch-seats.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const member = (as: Member['as'], seat: number | null): Member => ({
  ...{ as, seat, actor: { kind: 'visitor' } },
  socket: { id: '', send: () => undefined, end: () => undefined, join: () => undefined, roundTripMs: () => null },
})

/** Processes that hear each other, with the statements that this takes. */
function processes() {
  const told = new Map<number, string>()
  const asked: string[] = []
  let count = 0
  const never = () => Promise.reject(new Error('nobody asks for that'))

  function start(rooms: Readonly<Record<string, readonly Member[]>>) {
    const own = count
    count += 1
    const elsewhere = new Map<string, readonly number[]>()
    const served = Object.entries(rooms).map(([room_id, members]) => ({
      room_id,
      members: () => new Set(members),
      noteElsewhere: (seats: ReadonlySet<number>) => void elsewhere.set(room_id, [...seats]),
    }))
    const watch = watchSeats({
      tools: {
        attendance: {
          arrive: async () => void asked.push('arrive'),
          describe: async (_, detail) => {
            if (told.get(own) === detail) return
            told.set(own, detail)
            asked.push('describe')
          },
          detailsElsewhere: async () => {
            asked.push('ask')
            return [...told].flatMap(([other, detail]) => (other === own ? [] : detail))
          },
          ...{ leave: never, isHere: () => false, isAnywhere: never, lastElsewhere: never },
        },
        log: memoryLog(),
      },
      rooms: () => served,
    })
    return { watch, elsewhere }
  }
  return { start, asked }
}

test('ROO-02 a host learns which seats are connected in other processes, of each room its own', async () => {
  const { start } = processes()
  const first = start({
    a: [member('host', null), member('seat', 0)],
    b: [member('seat', 4)],
    c: [member('host', null)],
  })
  const second = start({ a: [member('seat', 2), member('seat', 1)], b: [member('screen', null)] })
  await jest.advanceTimersByTimeAsync(2_000)
  expect([...first.elsewhere]).toEqual([
    ['a', [1, 2]],
    ['c', []],
  ])
  expect([...second.elsewhere]).toEqual([])
  for (const { watch } of [first, second]) watch.stop()
})

test('ROO-03 a hundred rooms of a process ask the others once a second, and tell them what is new', async () => {
  const { start, asked } = processes()
  const rooms = Object.fromEntries(
    Array.from({ length: 100 }, (_, n) => [`room${n}`, [member('host', null), member('seat', n)]]),
  )
  const { watch } = start(rooms)
  await jest.advanceTimersByTimeAsync(3_000)
  expect(asked).toEqual(['arrive', 'describe', 'ask', 'ask', 'ask'])
  // whoever comes is seen before a second is over, and all who come at once with one look
  for (let n = 0; n < 100; n += 1) watch.lookSoon()
  await jest.advanceTimersByTimeAsync(500)
  expect(asked.slice(5)).toEqual(['ask'])
  watch.stop()
})

test('ROO-02 a process without rooms tells nothing and asks nobody', async () => {
  const { start, asked } = processes()
  const { watch } = start({})
  await jest.advanceTimersByTimeAsync(3_000)
  expect(asked).toEqual([])
  watch.stop()
})

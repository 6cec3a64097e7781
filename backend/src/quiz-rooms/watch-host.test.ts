import { jest } from '@jest/globals'
import type { Attendance } from '../kernel/attendance.ts'
import { memoryLog } from '../kernel/testing/memory-log.ts'
import type { RoomCommand } from './room.ts'
import { isOpened, type Room } from './room-state.ts'
import { playing, T0 } from './testing/room-story.ts'
import { watchHost } from './watch-host.ts'

beforeEach(() => jest.useFakeTimers({ now: T0 }))
afterEach(() => jest.useRealTimers())

/** A room with its host, watched by a process that hears of them what the test says. */
function watched(change: Partial<Room> = {}) {
  const said: { readonly command: RoomCommand; readonly at: number }[] = []
  const heard = { isThere: true, elsewhere: null as number | null }
  let room: Room = { ...playing.state(), ...change }
  const attendance: Pick<Attendance, 'isAnywhere' | 'lastElsewhere'> = {
    isAnywhere: async () => heard.isThere,
    lastElsewhere: async () => ({ at: heard.elsewhere, runsSince: 0 }),
  }
  const watch = watchHost({
    tools: {
      attendance: { ...attendance, ...UNASKED },
      sharedClock: { now: Date.now, after: (ms, work) => stopper(setTimeout(work, ms)) },
      log: memoryLog(),
    },
    live: { room_id: 'room', shown: () => (isOpened(room) ? { room, names: new Map(), quiz: null } : null) },
    say: async (command) => {
      said.push({ command, at: Date.now() - T0 })
      room = { ...room, has_host: command.do === 'host_back' }
    },
  })
  return { watch, heard, told: () => said.map(({ command, at }) => [command.do, at]) }
}

const never = () => Promise.reject(new Error('nobody asks for that'))
const UNASKED = { arrive: never, leave: never, describe: never, detailsElsewhere: never, isHere: () => false }
const stopper = (timer: NodeJS.Timeout) => () => clearTimeout(timer)
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

test('ROO-02 a host who left is missed after fifteen seconds, and is back at once', async () => {
  const { watch, heard, told } = watched()
  await pass(2_400)
  heard.isThere = false
  watch.left(T0 + 2_400)
  await pass(14_999)
  expect(told()).toEqual([])
  await pass(1)
  expect(told()).toEqual([['host_lost', 17_400]])
  heard.isThere = true
  watch.lookNow()
  await pass(0)
  expect(told().at(-1)).toEqual(['host_back', 17_400])
  watch.stop()
})

test('ROO-02 a host whose process died is missed fifteen seconds after it was heard of, not after it is counted out', async () => {
  const { watch, heard, told } = watched()
  // it is counted for six seconds more
  await pass(8_000)
  heard.isThere = false
  heard.elsewhere = T0 + 2_000
  await pass(9_000)
  expect(told()).toEqual([['host_lost', 17_000]])
  watch.stop()
})

test('ROO-02 a lid that was closed counts from when its socket was heard of last', async () => {
  const { watch, heard, told } = watched()
  await pass(12_500)
  heard.isThere = false
  watch.left(T0 + 4_000)
  await pass(6_500)
  expect(told()).toEqual([['host_lost', 19_000]])
  watch.stop()
})

test('ROO-02 what a process said long ago is no news: the host is missed from when nobody finds them', async () => {
  const { watch, heard, told } = watched()
  heard.isThere = false
  heard.elsewhere = T0 - 600_000
  await pass(15_999)
  expect(told()).toEqual([])
  await pass(1)
  expect(told()).toEqual([['host_lost', 16_000]])
  watch.stop()
})

test('ROO-02 a room that has no host, and one that is closed, lose none', async () => {
  for (const change of [{ has_host: false }, { state: 'closed' as const }]) {
    const { watch, heard, told } = watched(change)
    heard.isThere = false
    await pass(60_000)
    expect(told()).toEqual([])
    watch.stop()
  }
})

import { jest } from '@jest/globals'
import { memoryLog } from '../../../kernel/testing/memory-log.ts'
import { createTail } from './tail.ts'

const tail = () => createTail({ head: async () => 0n }, memoryLog(), 60_000)
const stop = new AbortController()
afterAll(() => stop.abort())

/** Follows as a subscription does: waits for more, reads all that is there. */
function follower(following: ReturnType<typeof createTail>, known: () => bigint) {
  const reached: bigint[] = []
  const run = async () => {
    for (let position = 0n; !stop.signal.aborted; ) {
      await following.waitBeyond(position, stop.signal)
      position = known()
      reached.push(position)
    }
  }
  void run()
  return reached
}

const soon = () => new Promise(setImmediate)

/** As long as appends are gathered, and more: a slow machine must not be taken for a slow writer. */
async function later(): Promise<void> {
  jest.advanceTimersByTime(30)
  await soon()
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] })
})
afterEach(() => {
  jest.useRealTimers()
})

test('EVT-04 who waits hears of an append at once, and of those that come right after it together', async () => {
  const following = tail()
  let known = 0n
  const first = follower(following, () => known)
  const second = follower(following, () => known)
  const append = () => {
    known += 1n
    following.reach(known)
  }
  await soon()
  append()
  await soon()
  expect([first, second]).toEqual([[1n], [1n]])
  for (let n = 0; n < 5; n++) {
    append()
    await soon()
  }
  await later()
  expect([first, second]).toEqual([
    [1n, 6n],
    [1n, 6n],
  ])
  await later()
  append()
  await soon()
  expect(first).toEqual([1n, 6n, 7n])
  following.close()
})

test('EVT-04 whoever comes late does not wait where nobody gathers', async () => {
  const following = tail()
  following.reach(3n)
  await following.waitBeyond(2n, stop.signal)
  following.close()
})

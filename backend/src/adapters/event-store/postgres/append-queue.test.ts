import { type EncodedAppend, encodeAppend } from '../../../kernel/encoded-append.ts'
import { newEvents } from '../../../kernel/testing/event-store-contract/harness.ts'
import { createAppendQueue } from './append-queue.ts'
import type { AppendOutcome } from './append-statement.ts'

function append(stream: string, events = 1): EncodedAppend {
  return encodeAppend(stream, 'no_stream', newEvents(events))
}

/** A store whose batches wait until the test lets them go. */
function heldStore(concurrency: number) {
  const batches: { readonly streams: string[]; readonly answer: () => void }[] = []
  let position = 0
  const reached: string[] = []
  const send = (appends: readonly EncodedAppend[]) =>
    new Promise<AppendOutcome[]>((resolve) => {
      const answer = () => {
        resolve(appends.map((_, n) => ({ revision: 0, position: String(position + n + 1) })))
        position += appends.length
      }
      batches.push({ streams: appends.map(({ stream }) => stream), answer })
    })
  return { batches, reached, queue: createAppendQueue(send, concurrency, (last) => reached.push(last)) }
}

/** The queue sets out at the end of a turn: what a turn of the test begins has set out at the end of the next. */
const turns = async () => {
  for (let n = 0; n < 2; n += 1) await new Promise(setImmediate)
}

test('appends that come together travel together, and those that come meanwhile wait for the next batch', async () => {
  const { queue, batches, reached } = heldStore(1)
  const first = ['a', 'b', 'c'].map((stream) => queue.append(append(stream)))
  await turns()
  const second = ['d', 'e'].map((stream) => queue.append(append(stream)))
  await turns()
  expect(batches.map(({ streams }) => streams)).toEqual([['a', 'b', 'c']])
  batches[0]?.answer()
  await Promise.all(first)
  await turns()
  expect(batches[1]?.streams).toEqual(['d', 'e'])
  batches[1]?.answer()
  await Promise.all(second)
  expect(reached).toEqual(['3', '5'])
})

test('many share two connections evenly; few do not set out beside a batch', async () => {
  const { queue, batches } = heldStore(2)
  const many = Array.from({ length: 64 }, (_, n) => queue.append(append(`many-${n}`)))
  await turns()
  expect(batches.map(({ streams }) => streams.length)).toEqual([32, 32])
  batches[0]?.answer()
  await turns()
  const few = queue.append(append('few'))
  await turns()
  expect(batches).toHaveLength(2)
  batches[1]?.answer()
  await Promise.all(many)
  await turns()
  batches[2]?.answer()
  expect(await few).toEqual({ revision: 0, position: '65' })
})

test('EVT-03 an append never overtakes another to the same stream', async () => {
  const { queue, batches } = heldStore(2)
  const all = Array.from({ length: 40 }, (_, n) => queue.append(append(n % 2 ? 'same' : `other-${n}`)))
  await turns()
  expect(batches.map(({ streams }) => streams.filter((stream) => stream === 'same').length)).toEqual([10, 0])
  batches[0]?.answer()
  await turns()
  for (let n = 1; n < 5; n += 1) {
    batches[n]?.answer()
    await turns()
  }
  const positions = (await Promise.all(all)).filter((_, n) => n % 2).map(({ position }) => Number(position))
  expect(positions).toEqual(positions.toSorted((a, b) => a - b))
})

test('a batch holds at most 1 000 events and 2 MiB', async () => {
  const { queue, batches } = heldStore(1)
  const large = Array.from({ length: 5 }, (_, n) => queue.append(append(`large-${n}`, 300)))
  await turns()
  expect(batches[0]?.streams).toHaveLength(3)
  batches[0]?.answer()
  await turns()
  batches[1]?.answer()
  await Promise.all(large)
})

test('closing waits for what is under way and waiting, and refuses the rest', async () => {
  const { queue, batches } = heldStore(1)
  const first = queue.append(append('a'))
  await turns()
  const second = queue.append(append('b'))
  const closed = queue.close()
  await expect(queue.append(append('c'))).rejects.toThrow('closed')
  batches[0]?.answer()
  await first
  await turns()
  batches[1]?.answer()
  await Promise.all([second, closed])
})

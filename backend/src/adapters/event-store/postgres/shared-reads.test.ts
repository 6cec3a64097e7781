import type { EventStore } from '@kredka/contracts/kernel/ports'
import { type TestDatabase, testDatabase } from '@kredka/projections/kernel/testing/database'
import { newEvent } from '../../../kernel/testing/event-store-contract/harness.ts'
import { memoryLog } from '../../../kernel/testing/memory-log.ts'
import { sharedReads, type WantedStream } from './shared-reads.ts'
import { createPostgresEventStore } from './store.ts'

describe('reads that travel together', () => {
  test('what is asked for in one turn is one statement, what comes while it is under way the next', async () => {
    const sent: string[][] = []
    const answers: (() => void)[] = []
    const read = sharedReads(async (wanted) => {
      sent.push(wanted.map(({ stream }) => stream))
      await new Promise<void>((resolve) => answers.push(resolve))
      return wanted.map(() => [])
    }, 1)
    const first = [read({ stream: 'a-1', from: 0 }), read({ stream: 'a-2', from: 3 })]
    await new Promise(setImmediate)
    const second = [read({ stream: 'a-1', from: 0 }), read({ stream: 'a-3', from: 0 })]
    await new Promise(setImmediate)
    expect(sent).toEqual([['a-1', 'a-2']])
    answers[0]?.()
    await Promise.all(first)
    await new Promise(setImmediate)
    expect(sent).toEqual([
      ['a-1', 'a-2'],
      ['a-1', 'a-3'],
    ])
    answers[1]?.()
    await Promise.all(second)
  })

  test('a statement that fails fails its readers alone', async () => {
    let broken = true
    const read = sharedReads(async (wanted: readonly WantedStream[]) => {
      if (broken) throw new Error('gone')
      return wanted.map(() => [])
    }, 2)
    await expect(Promise.all([read({ stream: 'a-1', from: 0 }), read({ stream: 'a-2', from: 0 })])).rejects.toThrow(
      'gone',
    )
    broken = false
    expect(await read({ stream: 'a-1', from: 0 })).toEqual([])
  })
})

describe('streams read together from the log', () => {
  let database: TestDatabase
  let store: EventStore

  beforeAll(async () => {
    database = await testDatabase()
    store = await createPostgresEventStore({ url: database.url, log: memoryLog() })
  })
  afterAll(async () => {
    await store.close()
    await database.drop()
  })

  test('EVT-02 each reader gets its stream from its revision on, in order, and nothing of the others', async () => {
    for (const stream of ['x-1', 'x-2']) {
      await store.append(stream, 'no_stream', [newEvent({ n: 0 }), newEvent({ n: 1 }), newEvent({ n: 2 })])
    }
    const read = await Promise.all([
      store.read('x-2', { from: 1 }),
      store.read('x-none'),
      store.read('x-1'),
      store.read('x-1', { from: 2 }),
      store.read('x-1', { from: 3 }),
    ])
    const shown = read.map((events) => events.map(({ stream, revision, data }) => [stream, revision, data]))
    expect(shown).toEqual([
      [
        ['x-2', 1, { n: 1 }],
        ['x-2', 2, { n: 2 }],
      ],
      [],
      [
        ['x-1', 0, { n: 0 }],
        ['x-1', 1, { n: 1 }],
        ['x-1', 2, { n: 2 }],
      ],
      [['x-1', 2, { n: 2 }]],
      [],
    ])
  })

  test('bytes come as bytes', async () => {
    await store.append('x-3', 'no_stream', [newEvent(new Uint8Array([1, 2, 3]))])
    const [found] = await Promise.all([store.read('x-3'), store.read('x-1')])
    expect(found.map(({ data }) => data)).toEqual([new Uint8Array([1, 2, 3])])
  })
})

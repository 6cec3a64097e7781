import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { events } from '../events.ts'
import { catalogOfContracts } from '../source/source.ts'
import { sampleSource } from '../testing/sample-log.ts'
import type { Partition } from './fold.ts'
import { loadReducer } from './load-reducer.ts'
import { assertParallel, replayInParallel } from './parallel.ts'
import { replayAll, resultOf } from './replay.ts'

const COUNTS = `
const count = (counts, { type }) => ({ ...counts, [type]: (counts[type] ?? 0) + 1 })
export const reducer = {
  initial: {},
  on: { OrderPlaced: count, OrderRejected: count, OrderAccepted: count, AccountBlocked: count },
  merge: (one, other) => {
    const all = Object.keys({ ...one, ...other })
    return Object.fromEntries(all.map((type) => [type, (one[type] ?? 0) + (other[type] ?? 0)]))
  },
}`
const options = { until: Number.POSITIVE_INFINITY, signal: new AbortController().signal, onProgress: () => undefined }

let folder: string
let types: ReadonlySet<string>
beforeAll(async () => {
  types = new Set((await catalogOfContracts()).definitions.keys())
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kredka-parallel-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function reducerOf(text: string) {
  const path = join(folder, `reducer-${crypto.randomUUID()}.mjs`)
  await writeFile(path, text)
  return loadReducer(path, types)
}

test.each<[Partition | null]>([[null], ['stream'], ['category'], ['day']])(
  'ANA-02 a replay in threads gives what one in a row gives, by %s',
  async (by) => {
    const reducer = await reducerOf(COUNTS)
    const [serial] = await replayAll(await sampleSource(2_000), [reducer], { ...options, by, from: null })
    const read: number[] = []
    const seen = { ...options, by, onProgress: (count: number) => void read.push(count) }
    const parallel = await replayInParallel(await sampleSource(2_000), reducer, types, seen, 3)
    expect(resultOf(reducer, by, parallel.states)).toEqual(resultOf(reducer, by, serial?.states ?? new Map()))
    expect(parallel.events).toBe(serial?.events)
    expect(read.at(-1)).toBe(2_005)
  },
)

test('ANA-02 a thread whose reducer throws ends the replay with one error, which names line and event', async () => {
  const failing = COUNTS.replace('AccountBlocked: count', 'AccountBlocked: () => { throw new Error("no idea") }')
  const reducer = await reducerOf(failing)
  const replaying = replayInParallel(await sampleSource(2_000), reducer, types, { ...options, by: null }, 3)
  await expect(replaying).rejects.toThrow(
    /reducer-.*:5 failed at AccountBlocked \(account-x@0, position \d+\): no idea/,
  )
})

test('ANA-02 a reducer that ends its thread ends the replay with an error', async () => {
  const reducer = await reducerOf(COUNTS.replace('AccountBlocked: count', 'AccountBlocked: () => process.exit(3)'))
  const replaying = replayInParallel(await sampleSource(), reducer, types, { ...options, by: null }, 2)
  await expect(replaying).rejects.toThrow('ended its thread')
})

test('ANA-02 only a reducer that says how two states become one is folded apart', async () => {
  const reducer = await reducerOf(COUNTS.replace(/ {2}merge:[\s\S]*?\n {2}},\n/, ''))
  expect(reducer.merge).toBeNull()
  expect(() => assertParallel(reducer, null)).toThrow("no 'merge'")
  expect(() => assertParallel(reducer, 'day')).toThrow("no 'merge'")
  expect(() => assertParallel(reducer, 'stream')).not.toThrow()
  const replaying = events(['replay', '--with', reducer.path, '--parallel', '--state', 's.json'], options.signal)
  await expect(replaying).rejects.toThrow('--state')
})

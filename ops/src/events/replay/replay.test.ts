import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { events } from '../events.ts'
import { catalogOfContracts } from '../source/source.ts'
import { sampleLines, sampleSource } from '../testing/sample-log.ts'
import type { Partition } from './fold.ts'
import { loadReducer } from './load-reducer.ts'
import { replayAll, resultOf } from './replay.ts'
import { readState, writeState } from './state-file.ts'

const ORDERS = `
export const reducer = {
  initial: { placed: 0, ended: [] },
  on: {
    OrderPlaced: (state) => ({ ...state, placed: state.placed + 1 }),
    OrderRejected: (state, { stream }) => ({ ...state, ended: [...state.ended, stream] }),
  },
}`

let folder: string
let types: ReadonlySet<string>
beforeAll(async () => {
  types = new Set((await catalogOfContracts()).definitions.keys())
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kredka-replay-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function fileOf(text: string, name = `reducer-${crypto.randomUUID()}.mjs`): Promise<string> {
  await writeFile(join(folder, name), text)
  return join(folder, name)
}

const quiet = { signal: new AbortController().signal, onProgress: () => undefined }
const ALWAYS = Number.POSITIVE_INFINITY

async function replayed(text: string, by: Partition | null = null, until = ALWAYS): Promise<unknown> {
  const reducer = await loadReducer(await fileOf(text), types)
  const [state] = await replayAll(await sampleSource(), [reducer], { by, until, from: null, ...quiet })
  if (state === undefined) throw new Error('one reducer has one state')
  return resultOf(reducer, by, state.states)
}

test('ANA-02 a reducer folds the log: it sees each event in its newest version, and nothing that is personal', async () => {
  expect(await replayed(ORDERS)).toEqual({ placed: 2, ended: ['order-b'] })
  const deadlines = `export const reducer = {
    initial: [],
    on: { OrderPlaced: (all, { data }) => [...all, [data.message, typeof data.terms.dates[0].expires_at]] },
  }`
  expect(await replayed(deadlines)).toEqual([
    [null, 'string'],
    [null, 'string'],
  ])
})

test('ANA-02 a result is what the reducer makes of its state', async () => {
  const named = ORDERS.replace('on: {', 'result: ({ ended }) => ended.length, on: {')
  expect(await replayed(named)).toBe(1)
  expect(await replayed(`export const reducer = { initial: 7, on: {} }`)).toBe(7)
})

test.each<[Partition, Record<string, number>]>([
  ['stream', { 'order-a': 1, 'order-b': 1 }],
  ['category', { order: 2 }],
  ['day', { '2026-01-01': 1, '2026-01-02': 1, '2026-01-05': 0 }],
])('ANA-02 each %s has a state of its own', async (by, expected) => {
  const placed = ORDERS.replace('on: {', 'result: (state) => state.placed, on: {')
  expect(await replayed(placed, by)).toEqual(expected)
})

test('ANA-02 a replay until an instant gives the state as it was then', async () => {
  expect(await replayed(ORDERS, null, Date.UTC(2026, 0, 2))).toEqual({ placed: 1, ended: [] })
})

test('ANA-02 a handler may change its state in place: no part sees what another did', async () => {
  const pushing = `export const reducer = {
    initial: { all: [] },
    on: { OrderPlaced: (state, { stream }) => { state.all.push(stream); return state } },
  }`
  expect(await replayed(pushing, 'stream')).toEqual({
    'order-a': { all: ['order-a'] },
    'order-b': { all: ['order-b'] },
  })
})

test('ANA-02 a saved state is gone on with: the same result as in one go', async () => {
  const reducer = await loadReducer(await fileOf(ORDERS), types)
  const path = join(folder, 'state.json')
  const until = { by: 'stream' as const, until: ALWAYS, ...quiet }
  const [first] = await replayAll(await sampleSource(), [reducer], { ...until, from: null })
  if (first === undefined) throw new Error('one reducer has one state')
  await writeState(path, reducer, 'stream', first)
  const from = await readState(path, reducer, 'stream')
  expect(from?.events).toBe(5)
  const [went] = await replayAll(await sampleSource(3), [reducer], { ...until, from })
  const [whole] = await replayAll(await sampleSource(3), [reducer], { ...until, from: null })
  expect(went).toEqual(whole)
  expect(went?.states.get('order-c')).toEqual({ placed: 3, ended: [] })
  await expect(readState(path, { ...reducer, hash: 'another' }, 'stream')).rejects.toThrow('of another reducer')
  await expect(readState(path, reducer, 'day')).rejects.toThrow('--by stream')
  const foreign = { ...first, place: { position: '2', event_id: crypto.randomUUID() } }
  await expect(replayAll(await sampleSource(), [reducer], { ...until, from: foreign })).rejects.toThrow('another log')
  expect(await readdir(folder)).toHaveLength(2)
})

test.each([
  [
    'throws',
    '(state) => { throw new Error("no such price") }',
    /\.mjs:\d+ failed at OrderPlaced \(order-a@0.*no such price/,
  ],
  ['gives nothing', '() => undefined', /gave back no state at OrderPlaced \(order-a@0/],
  ['waits', 'async (state) => state', /does not wait/],
])('ANA-02 a reducer that %s is named with the event, and nothing is written', async (_, handler, message) => {
  const path = await fileOf(`export const reducer = {\n  initial: 0,\n  on: { OrderPlaced: ${handler} },\n}`)
  const log = join(folder, 'log.ndjson')
  await writeFile(log, (await sampleLines()).join(''))
  const state = join(folder, 'state.json')
  const { signal } = new AbortController()
  const asked = events(['replay', '--with', path, '--over', log, '--state', state, '--out', `${state}.out`], signal)
  await expect(asked).rejects.toThrow(message)
  expect((await readdir(folder)).toSorted()).toEqual([path.split('/').at(-1), 'log.ndjson'].toSorted())
})

test.each([
  ['is not there', null, 'cannot be read'],
  ['does not parse', 'export const = 1', 'does not run'],
  ['fails by itself', 'throw new Error("oh")', 'does not run: oh'],
  ['exports no reducer', 'export const folder = {}', 'exports no reducer'],
  ['has no table', 'export const reducer = { initial: 0 }', "a table 'on'"],
  ['misspells an event', 'export const reducer = { initial: 0, on: { OrderPlacd: (s) => s } }', 'no event OrderPlacd'],
])('ANA-02 a reducer that %s is refused', async (_, text, message) => {
  const path = text === null ? join(folder, 'none.ts') : await fileOf(text)
  await expect(loadReducer(path, types)).rejects.toThrow(message)
})

test.each([
  ['a Map', 'new Map()'],
  ['a bigint', '({ all: 1n })'],
  ['NaN', '[0 / 0]'],
])('ANA-02 a result that holds %s, which JSON would lose, is refused', async (name, value) => {
  const path = await fileOf(`export const reducer = { initial: 0, on: {}, result: () => ${value} }`)
  const log = join(folder, 'log.ndjson')
  await writeFile(log, (await sampleLines()).join(''))
  const asked = events(['replay', '--with', path, '--over', log], new AbortController().signal)
  await expect(asked).rejects.toThrow(`holds ${name}`)
})

test.each<[string, (lines: readonly string[]) => string, string]>([
  ['broke off in a line', (lines) => lines.join('').slice(0, -40), 'line 5, is no event'],
  ['holds another text', () => 'Dear Anna,\n', 'line 1, is no event'],
  ['is empty', () => '', 'is empty'],
  [
    'holds an unknown event',
    ([line = '']) => line.replace('OrderPlaced', 'OrderPainted'),
    'there is no event OrderPainted',
  ],
  [
    'holds a later version',
    ([line = '']) => line.replace('"schema_version":"1"', '"schema_version":"9"'),
    'no version 9',
  ],
  ['holds broken data', ([line = '']) => line.replace('"terms":', '"words":'), 'OrderPlaced cannot be read'],
])('ANA-02 an export that %s is refused with its line', async (_, spoil, message) => {
  const log = join(folder, 'log.ndjson')
  await writeFile(log, spoil(await sampleLines()))
  const path = await fileOf(ORDERS)
  const out = join(folder, 'out.json')
  const asked = events(['replay', '--with', path, '--over', log, '--out', out], new AbortController().signal)
  await expect(asked).rejects.toThrow(message)
  expect(await readdir(folder)).not.toContain('out.json')
})

test('ANA-02 the command line replays an export, saves the result and keeps what is there', async () => {
  const path = await fileOf(ORDERS)
  const log = join(folder, 'log.ndjson')
  await writeFile(log, (await sampleLines()).join(''))
  const out = join(folder, 'out.json')
  const { signal } = new AbortController()
  const asked = ['replay', '--with', path, '--over', log, '--out', out]
  expect(await events([...asked, '--until', '2026-01-02'], signal)).toBe(0)
  expect(JSON.parse(await readFile(out, 'utf8'))).toEqual({ placed: 1, ended: [] })
  await expect(events(asked, signal)).rejects.toThrow('--force')
  expect(await events([...asked, '--force', '--state', join(folder, 'state.json')], signal)).toBe(0)
  expect(JSON.parse(await readFile(out, 'utf8'))).toEqual({ placed: 2, ended: ['order-b'] })
  await expect(events(['replay', '--with', path, '--by', 'moon'], signal)).rejects.toThrow('--by takes')
  await expect(events(['replay'], signal)).rejects.toThrow('Use:')
  const both = ['--until', '2026-01-02', '--state', out]
  await expect(events(['replay', '--with', path, ...both], signal)).rejects.toThrow('use one of them')
  const nowhere = [...asked.slice(0, -1), join(folder, 'no', 'out.json')]
  await expect(events(nowhere, signal)).rejects.toThrow('cannot be written')
})

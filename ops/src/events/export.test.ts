import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memoryEventStore } from '@kredka/backend/adapters/event-store/memory/store'
import { opened, stored } from '@kredka/backend/audit/testing/small-log'
import { createCatalog } from '@kredka/backend/kernel/catalog'
import { event } from '@kredka/contracts/kernel/events'
import { type EventStore, START } from '@kredka/contracts/kernel/ports'
import { Id, Obj, Personal, Text } from '@kredka/contracts/kernel/schema'
import { exportEvents } from './export.ts'
import { openExportFile, writeAll } from './export-file.ts'
import type { EventFilter } from './filter.ts'
import { lineOf, maskedLines } from './line.ts'

const ALL: EventFilter = {
  types: [],
  categories: [],
  streams: [],
  from: Number.NEGATIVE_INFINITY,
  until: Number.POSITIVE_INFINITY,
}

const PersonMet = event(
  'PersonMet',
  Obj({
    person_id: Id,
    place: Text(50),
    name: Personal(Text(50), 'person_id'),
    words: Personal(Text(50), 'person_id'),
  }),
  [
    {
      schema: Obj({ person_id: Id, place: Text(50), name: Text(50), said: Text(50) }),
      upcast: ({ said, ...rest }) => ({ ...rest, words: said }),
    },
  ],
)
const { definitions } = createCatalog([PersonMet])
const toLines = maskedLines(definitions)

async function smallLog(): Promise<EventStore> {
  const store = memoryEventStore()
  await store.append('person-1', 'no_stream', [
    stored(1, 'PersonNamed', { person_id: '1', name: null, $encrypted: { person_id: 'c2VjcmV0' } }),
  ])
  await store.append('door-front', 'no_stream', [opened(2), opened(3)])
  await store.append('door-back', 'no_stream', [opened(4)])
  return store
}

async function linesOf(filter: Partial<EventFilter>, after = START): Promise<Record<string, unknown>[]> {
  let text = ''
  const sink = async (more: Uint8Array) => {
    text += Buffer.from(more).toString()
  }
  const quiet = { signal: new AbortController().signal, onProgress: () => undefined }
  await exportEvents(await smallLog(), sink, { filter: { ...ALL, ...filter }, after, toLines, ...quiet })
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

test('ANA-01 an export holds every event in order, and nothing that is personal', async () => {
  const lines = await linesOf({})
  expect(lines.map(({ stream, revision, type }) => [stream, revision, type])).toEqual([
    ['person-1', 0, 'PersonNamed'],
    ['door-front', 0, 'DoorOpened'],
    ['door-front', 1, 'DoorOpened'],
    ['door-back', 0, 'DoorOpened'],
  ])
  expect(lines[0]).toMatchObject({ data: { person_id: '1', name: null }, metadata: { actor: 'user:anna' } })
  expect(JSON.stringify(lines)).not.toContain('c2VjcmV0')
})

test('EVT-10 ANA-01 an export holds nothing that was stored in clear before it was personal', async () => {
  const clear = { person_id: '1', place: 'Łódź', name: 'Żaneta', said: 'Cześć' }
  const met = stored(1, 'PersonMet', clear)
  const line = lineOf({ ...met, stream: 'person-1', revision: 0, position: '1' }, definitions)
  expect(JSON.parse(line).data).toEqual({ person_id: '1', place: 'Łódź', name: null, said: null })
})

test.each<[string, Partial<EventFilter>, number]>([
  ['type', { types: ['PersonNamed'] }, 1],
  ['category', { categories: ['door'] }, 3],
  ['stream', { streams: ['door-back', 'person-1'] }, 2],
  ['time', { from: Date.UTC(2026, 0, 2), until: Date.UTC(2026, 0, 4) }, 2],
  ['two kinds at once', { categories: ['door'], until: Date.UTC(2026, 0, 3) }, 1],
])('ANA-01 an export can be narrowed by %s', async (_, filter, expected) => {
  expect(await linesOf(filter)).toHaveLength(expected)
})

test('ANA-01 an export that broke off in the middle of a line goes on to the same file as one that did not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kredka-export-'))
  try {
    const store = await smallLog()
    const whole = join(folder, 'whole.ndjson')
    await write(store, whole, 'new')
    const lines = (await readFile(whole, 'utf8')).split('\n')
    const torn = join(folder, 'torn.ndjson')
    await appendFile(torn, `${lines.slice(0, 2).join('\n')}\n${lines[2]?.slice(0, 40)}`)
    await expect(write(store, torn, 'new')).rejects.toThrow('--resume')
    await write(store, torn, 'resume')
    expect(await readFile(torn, 'utf8')).toBe(await readFile(whole, 'utf8'))
    await write(store, torn, 'resume')
    expect(await readFile(torn, 'utf8')).toBe(await readFile(whole, 'utf8'))
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('a file that is no export is not written to', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kredka-export-'))
  try {
    const letter = join(folder, 'letter.txt')
    await appendFile(letter, 'Dear Anna,\n')
    await expect(openExportFile(letter, 'resume')).rejects.toThrow('is no export')
    expect(await readFile(letter, 'utf8')).toBe('Dear Anna,\n')
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('ANA-01 a disk that fills up is named, and what it took before is gone on from', async () => {
  const taken: string[] = []
  const nearlyFull = {
    write: async (bytes: Uint8Array, from: number, length: number) => {
      if (taken.join('').length >= 10) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'write' })
      const part = bytes.subarray(from, from + Math.min(length, 5))
      taken.push(Buffer.from(part).toString())
      return { bytesWritten: part.length }
    },
  }
  expect(await writeAll(nearlyFull, 'events.ndjson', Buffer.from('Łódź!'), 3)).toBe(11)
  expect(taken.join('')).toBe('Łódź!')
  const writing = writeAll(nearlyFull, 'events.ndjson', Buffer.from('and more'), 11)
  await expect(writing).rejects.toThrow('events.ndjson cannot be written: the disk is full.')
})

async function write(store: EventStore, path: string, how: 'new' | 'resume'): Promise<void> {
  const file = await openExportFile(path, how)
  try {
    const quiet = { signal: new AbortController().signal, onProgress: () => undefined }
    await exportEvents(store, file.sink, { filter: ALL, after: file.after, toLines, ...quiet })
  } finally {
    await file.close()
  }
}

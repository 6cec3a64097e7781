import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MODULES } from '@kredka/backend/composition/identifiers'
import type { Hint } from '@kredka/backend/kernel/hints'
import type { Module } from '@kredka/backend/kernel/module'
import type { AnyEvent, Recorded } from '@kredka/contracts/kernel/events'
import { ENTITIES } from '@kredka/contracts/live/entities'
import { type TestDatabase, testDatabase } from '@kredka/projections/postgres/testing/database'
import { ROOT } from '../terminal/root.ts'
import { partsOver } from './testing/product.ts'

/** What every hint must keep to, whatever module it stands in: tried with the stored samples of the newest versions. */
let database: TestDatabase
let modules: readonly Module[]
beforeAll(async () => {
  database = await testDatabase({ template: 'site' })
  const parts = partsOver(database)
  modules = (await parts.get(MODULES)).all
  await parts.close()
})
afterAll(() => database.drop())

interface HintedEvent {
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
  readonly hints: readonly Hint[]
}

function hintedEvents(): readonly HintedEvent[] {
  return modules.flatMap(({ hints = {}, events }) =>
    Object.entries(hints).map(([type, hintsOf]) => {
      const version = events[type]?.version ?? Object.values(events).find(({ name }) => name === type)?.version ?? 1
      const [file] = globSync(`contracts/src/*/samples/${type}.v${version}.json`, { cwd: ROOT })
      if (file === undefined) throw new Error(`${type} has no sample`)
      const data: Record<string, unknown> = JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
      return { type, data, hints: hintsOf(recorded(type, data)) }
    }),
  )
}

function recorded(type: string, data: Readonly<Record<string, unknown>>): Recorded<AnyEvent> {
  const metadata = {
    occurred_at: '2026-06-01T08:00:00.000Z',
    actor: 'system:proof',
    command_id: '',
    command: 'proof.sample',
    $correlationId: '',
    $causationId: '',
    schema_version: '1',
    origin: 'live',
  } as const
  return { id: '', type, data, stream: `sample-1`, revision: 0, position: '1', metadata }
}

/** Properties that name a person; what goes to everybody must not lead to one. */
const PEOPLE = [
  'user_id',
  'author_id',
  'voter_id',
  'teacher_id',
  'student_id',
  'sender_id',
  'subject_id',
  'reporter_id',
]

test('OPS-04 every hint names an entity that pages know, and an id that the event carries', () => {
  const told = hintedEvents()
  expect(told.length).toBeGreaterThan(40)
  for (const { type, data, hints } of told) {
    for (const { entity, id } of hints) {
      expect([type, ENTITIES]).toEqual([type, expect.arrayContaining([entity])])
      if (id !== undefined) expect([type, Object.values(data).flat()]).toEqual([type, expect.arrayContaining([id])])
    }
  }
})

test('EVT-10 what everybody is told leads to nobody', () => {
  const public_ = hintedEvents().flatMap(({ type, data, hints }) =>
    hints
      .filter(({ to }) => to === 'everyone')
      .map(({ id }) => ({ type, id, people: PEOPLE.map((name) => data[name]) })),
  )
  expect(public_.length).toBeGreaterThan(5)
  expect(public_.filter(({ id, people }) => id !== undefined && people.includes(id))).toEqual([])
})

test('OPS-04 what everybody is told the back office is told too: its sockets are its own', () => {
  const missing = hintedEvents().flatMap(({ type, hints }) =>
    hints
      .filter(({ to }) => to === 'everyone')
      .filter(({ entity }) => !hints.some((other) => other.to === 'admins' && other.entity === entity))
      .map(({ entity }) => `${type}: ${entity}`),
  )
  expect(missing).toEqual([])
})

import type { Parts } from '@kredka/backend/composition/container'
import { ASK, BACKEND, ENCRYPTION, EVENT_STORE, MODULES } from '@kredka/backend/composition/identifiers'
import { listStreamSteps, showStreamState } from '@kredka/contracts/audit/endpoints'
import type { StreamStateView, StreamStepView } from '@kredka/contracts/audit/log-views'
import { categoryOf, type Recorded } from '@kredka/contracts/kernel/events'
import { START, type StoredEvent } from '@kredka/contracts/kernel/ports'
import { createPrng } from '@kredka/contracts/kernel/prng'
import type { TestDatabase } from '@kredka/projections/postgres/testing/database'
import { startProductRunner, whenComplete } from '../load/read-models.ts'
import { DEMO_NOW, demoDatabase } from './testing/demo-database.ts'
import { flattenByHand } from './testing/flat-state.ts'
import { appendSamples, partsOver } from './testing/product.ts'

/** So many states are asked for; the full proof is `KREDKA_STATES=1000`. */
const STATES = Number(process.env['KREDKA_STATES'] ?? 200)
const { below } = createPrng(`states ${process.env['KREDKA_SEED'] ?? '1'}`)
/** What a rebuild may take on a slow and busy machine. */
const WITHIN_MS = 500_000
/** As many values as the answer shows. */
const SHOWN = 500

let database: TestDatabase
let parts: Parts
beforeAll(async () => {
  database = await demoDatabase()
  parts = partsOver(database, DEMO_NOW)
  await appendSamples(parts)
  const runner = await startProductRunner(parts)
  await whenComplete(parts, await (await parts.get(EVENT_STORE)).head(), WITHIN_MS).finally(() => runner.stop())
}, 600_000)
afterAll(async () => {
  await parts.close()
  await database.drop()
})

type Values = ReadonlyMap<string, string>

/** Every stream of the demonstration with its events, as folds get them. */
async function readStreams(): Promise<ReadonlyMap<string, readonly Recorded[]>> {
  const [store, encryption] = await Promise.all([parts.get(EVENT_STORE), parts.get(ENCRYPTION)])
  const found = new Map<string, StoredEvent[]>()
  for (let from = START; ; ) {
    const { events, next } = await store.readAll(from, 1_000)
    if (events.length === 0) break
    from = next
    for (const event of events) found.set(event.stream, [...(found.get(event.stream) ?? []), event])
  }
  return new Map([...found].map(([stream, events]) => [stream, events.map(encryption.toClosedEvent)]))
}

/** The deciders' own folds, event by event; where none decides anything, what was written last. */
async function createFoldByHand() {
  const { all } = await parts.get(MODULES)
  const states = all.flatMap((module) => module.states ?? [])
  return (stream: string, events: readonly Recorded[]): Values => {
    if (events.length === 0) return new Map()
    const own = states.filter(({ category }) => category === categoryOf(stream))
    if (own.length === 0) return flattenByHand(Object.assign({}, ...events.map(({ data }) => data)))
    return new Map(
      own.flatMap(({ part, initial, evolve }) => {
        const state = events.reduce<unknown>((before, event) => evolve(before, event), initial)
        return [...flattenByHand(part === null ? state : { [part]: state })]
      }),
    )
  }
}

async function ask<T>(name: string, input: object): Promise<T> {
  const [run, { wired }] = await Promise.all([parts.get(ASK), parts.get(BACKEND)])
  const handler = wired.queryHandlers.find(({ query }) => query.name === name)
  if (handler === undefined) throw new Error(`nothing answers ${name}`)
  return (await run(handler, input, { kind: 'admin', id: '01jd0000000000000000000002', role: 'owner' })).value as T
}

test('ADM-03 the state of any stream after any revision, and at any instant, is the fold by hand', async () => {
  const [streams, foldByHand] = [[...(await readStreams())], await createFoldByHand()]
  const categories = new Set<string>()
  for (let n = 0; n < STATES; n += 1) {
    const [stream, events] = streams[below(streams.length)] ?? ['', []]
    const [first, second] = [below(events.length), below(events.length)]
    const at = events[first]?.metadata.occurred_at ?? ''
    const place = n % 2 === 0 ? { revision: first } : { at }
    const reached = n % 2 === 0 ? first : events.findLastIndex(({ metadata }) => metadata.occurred_at <= at)
    const state = await ask<StreamStateView>(showStreamState.name, { stream, ...place, since_revision: second })
    categories.add(state.category)
    const [before, after] = [
      foldByHand(stream, events.slice(0, second + 1)),
      foldByHand(stream, events.slice(0, reached + 1)),
    ]
    expect([stream, state.before.revision, state.after.revision]).toEqual([stream, second, reached])
    expect([stream, reached, shownOf(state, 'after')]).toEqual([stream, reached, cutTo(after, state)])
    expect([stream, second, shownOf(state, 'before')]).toEqual([stream, second, cutTo(before, state)])
    expect(state.values.length + state.more).toBe(new Set([...before.keys(), ...after.keys()]).size)
  }
  expect(categories.size).toBeGreaterThan(15)
}, 900_000)

test('ADM-03 what each event changed is the difference of the folds before and after it', async () => {
  const [streams, foldByHand] = [[...(await readStreams())], await createFoldByHand()]
  for (let n = 0; n < STATES / 4; n += 1) {
    const [stream, events] = streams[below(streams.length)] ?? ['', []]
    const { rows } = await ask<{ rows: readonly StreamStepView[] }>(listStreamSteps.name, { stream, page_size: 100 })
    const step = rows[below(rows.length)]
    const revision = step?.event.revision ?? -1
    const [before, after] = [
      foldByHand(stream, events.slice(0, revision)),
      foldByHand(stream, events.slice(0, revision + 1)),
    ]
    // a fold that took nothing yet is a state too, which the step tells from
    const changed = [...after].filter(([path, value]) => before.get(path) !== value && revision > 0)
    for (const [path, value] of changed.slice(0, 40 - (step?.more ?? 0))) {
      const told = step?.changes.find((change) => change.path === path)
      expect([stream, revision, path, told?.after]).toEqual([stream, revision, path, value])
    }
    if (revision > 0 && step?.more === 0) {
      const gone = [...before.keys()].filter((path) => !after.has(path))
      expect([stream, revision, step.changes.length]).toEqual([stream, revision, changed.length + gone.length])
    }
  }
}, 900_000)

function shownOf({ values }: StreamStateView, side: 'before' | 'after'): Readonly<Record<string, string>> {
  return Object.fromEntries(values.flatMap((one) => (one[side] === null ? [] : [[one.path, one[side]]])))
}

/** Of a long state the answer shows a part. */
function cutTo(values: Values, { more, values: shown }: StreamStateView): Readonly<Record<string, string>> {
  const paths = new Set(shown.map(({ path }) => path))
  expect(more > 0 ? shown.length : SHOWN).toBe(SHOWN)
  return Object.fromEntries([...values].filter(([path]) => paths.has(path)))
}

import type { Parts } from '@kredka/backend/composition/container'
import { EVENT_STORE, POOL } from '@kredka/backend/composition/identifiers'
import { HOUR } from '@kredka/contracts/kernel/durations'
import type { Query } from '@kredka/contracts/kernel/endpoints'
import { startProductRunner, whenComplete } from '../load/read-models.ts'
import { type Asked, allQuestions } from '../proof/testing/ask-all.ts'
import { seedPeople } from '../seed/bulk/seed-people.ts'
import { progress } from '../terminal/progress.ts'
import { ADMIN } from './asking.ts'
import type { Bench } from './bench.ts'
import { MORE_MS, measureQueries, queryReport, withParts } from './query-times.ts'

const WHOLE = { ROUNDS: 3, CALLS: 60, people: 100_000, events: 1_000_000 }
const SMALL: typeof WHOLE = { ROUNDS: 1, CALLS: 1, people: 10, events: 400 }
const GIVE_UP_MS = HOUR

/** Each list and detail of the back office among many people and events, next to one round trip to Postgres. */
export const staffQuery: Bench = {
  name: 'staff-query',
  budget: `${WHOLE.people} people, ${WHOLE.events} events: p95 of each query of the back office ≤ ${MORE_MS} ms above that of one round trip (SELECT 1)`,
  measures: ['projections/src'],
  run: async (env) => {
    const { people, events, ...rounds } = env.sized(WHOLE, SMALL)
    const measured = await withParts(await env.database(), async (parts) => {
      await fillWithPeople(parts, { people, events })
      const asked = await staffQuestions(parts)
      env.say(`${rounds.ROUNDS} rounds of ${rounds.CALLS} calls of each of ${asked.size} queries`)
      return measureQueries(parts, asked, rounds)
    })
    return queryReport(measured)
  },
}

/** So many people with their lives, in the log and in the read models. */
export async function fillWithPeople(parts: Parts, wanted: Parameters<typeof seedPeople>[1]): Promise<void> {
  const bar = progress('Making people', 'events', wanted.events)
  const { signal } = new AbortController()
  await seedPeople(parts, wanted, { signal, progress: (done) => bar.set(done) })
  bar.end()
  const runner = await startProductRunner(parts)
  try {
    await whenComplete(parts, await (await parts.get(EVENT_STORE)).head(), GIVE_UP_MS)
  } finally {
    await runner.stop()
  }
  await (await parts.get(POOL)).query('vacuum analyze')
}

/** A common name, a slip in one, a word of offers, half a word, an address, and what nothing holds. */
const SEARCHED = ['anna', 'kowlaska', 'matematyka', 'no', 'person.4711@demo.test', 'nic takiego tu nie ma']
const PAGES = [2, 20, 400]

/** Every query of the back office, narrowed, put in order and turned over by whatever its contract knows. */
export async function staffQuestions(parts: Parts): Promise<ReadonlyMap<string, readonly Asked[]>> {
  const plain = (await allQuestions(parts, [ADMIN])).filter(({ handler }) => handler.query.access === 'admin')
  return new Map(
    [...Map.groupBy(plain, ({ handler }) => handler.query.name)].map(([name, questions]) => {
      const [first] = questions
      return [name, first && isList(first.handler.query) ? [...questions, ...narrowed(first)] : questions]
    }),
  )
}

function isList({ params, query }: Query): boolean {
  return (params.required ?? []).length + (query.required ?? []).length === 0
}

function narrowed(question: Asked): readonly Asked[] {
  const words = Object.entries(question.handler.query.query.properties).flatMap(([name, schema]) =>
    wordsOf(schema).map((word) => ({ [name]: word })),
  )
  const { page, q } = question.handler.query.query.properties
  const pages = page === undefined ? [] : PAGES.map((at) => ({ page: at }))
  const searched = q === undefined ? [] : SEARCHED.map((text) => ({ q: text }))
  return [
    ...words,
    ...pages,
    ...searched,
    ...words.flatMap((one, n) => [pages.at(1), searched.at(n % SEARCHED.length)].map((more) => ({ ...one, ...more }))),
  ].map((input) => ({ ...question, input: { ...question.input, ...input } }))
}

function wordsOf(schema: Query['query']['properties'][string]): readonly unknown[] {
  return 'enum' in schema && Array.isArray(schema.enum) ? schema.enum : []
}

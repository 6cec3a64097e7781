import { listSubjects } from '@kredka/contracts/data/endpoints'
import { autocompleteCities } from '@kredka/contracts/places/endpoints'
import type { QueryHandler } from '../kernel/query.ts'
import { dataQueryHandlers } from './queries.ts'

async function ask(query: QueryHandler['query'], input: object): Promise<unknown> {
  const handler = dataQueryHandlers.find((one) => one.query === query)
  const sql = async () => []
  return handler?.run({ sql, input: input as never, viewer: { kind: 'visitor' }, now: 0 })
}

test('OFR-06 subjects come in the order of the language’s alphabet', async () => {
  const polish = (await ask(listSubjects, {})) as { id: string; name: string }[]
  expect(polish.length).toBe(23)
  expect(polish.map(({ name }) => name)).toEqual(
    polish.map(({ name }) => name).toSorted(new Intl.Collator('pl').compare),
  )
  expect(await ask(listSubjects, { lang: 'en' })).toContainEqual({ id: 'maths', name: 'Maths' })
})

test('OFR-06 cities are found from two letters on, without accents, at most ten', async () => {
  expect(await ask(autocompleteCities, { q: 'lod' })).toContainEqual({
    id: 'lodz',
    address: { city: 'Łódź', voivodeship: 'łódzkie' },
    in_pl: 'w Łodzi',
  })
  expect(((await ask(autocompleteCities, { q: 'wa' })) as unknown[]).length).toBeLessThanOrEqual(10)
  expect(await ask(autocompleteCities, { q: 'x'.repeat(60) })).toEqual([])
})

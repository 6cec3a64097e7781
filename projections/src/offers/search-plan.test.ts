import { SUBJECTS } from '@kredka/contracts/data/subjects'
import { foldLetters } from '@kredka/contracts/kernel/slug'
import { countFacets, searchOffers } from '@kredka/contracts/offers/endpoints'
import { calendarProjection } from '../calendar/projection.ts'
import { looksAt } from '../kernel/testing/looks-at.ts'
import { startTestReadModels, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { prepare } from '../postgres/postgres.ts'
import { profilesProjection } from '../profiles/projection.ts'
import { promotionsProjection } from '../promotions/projection.ts'
import { offersProjection } from './projection.ts'
import { offerQueryHandlers } from './queries.ts'
import { splitWords, subjectsHaving, termOf } from './search-words.ts'
import { MANY_HITS } from './testing/many-hits.ts'

/** Rows of tables for a page of twenty among 30 000 offers. */
const FEW = 1000

let models: TestReadModels
beforeAll(async () => {
  models = await startTestReadModels(
    [profilesProjection, promotionsProjection, calendarProjection, offersProjection],
    offerQueryHandlers,
  )
  await models.pool.query(MANY_HITS)
  await models.pool.query(`update offers.hits set subject_id = 'physics',
    search = to_tsvector('simple', 'fizyka krakow'), names = to_tsvector('simple', 'fizyka krakow')
    where subject_id = 'subject9'`)
  await models.pool.query("insert into offers.words values ('fizyka')")
  await models.pool.query("insert into offers.totals values ('physics', '', 1, 1, 0)")
  await models.pool.query(`update offers.hits set search = to_tsvector('simple', 'krakow'),
    names = to_tsvector('simple', 'krakow') where offer_id like '%7' and subject_id <> 'physics'`)
})
afterAll(() => models.close())

test.each([
  [{}],
  [{ subject: 'subject7' }],
  [{ subject: 'subject7', place: 'online' }],
  [{ city: 'city7' }],
  [{ city: 'city7', online: true }],
  [{ city: 'city7', subject: 'subject7' }],
  [{ subject: 'subject7', sort: 'newest' }],
  [{ city: 'city7', sort: 'newest' }],
  // the subject's own name narrows nothing: its words are not looked up
  [{ q: 'Fizyka', subject: 'physics' }],
  // so does a subject whose name is misspelt
  [{ q: 'fziyka' }],
  // a word that many have, and that is nobody's name, fills the page soon
  [{ q: 'Kraków' }],
  // so does one that many of the subject have in their titles
  [{ q: 'fizyka Kraków' }],
])('OFR-04 a page of the search reads its hits in the order of an index: %j', async (input) => {
  const handler = offerQueryHandlers.find(({ query }) => query === searchOffers)
  const looked = await looksAt(models.pool, handler, input)
  expect(looked).toBeGreaterThan(0)
  expect(looked).toBeLessThan(FEW)
})

test('OFR-04 of many offers a word that only one has is kept, and one that none has is left out', async () => {
  const rare = `to_tsvector('simple', 'powszechne rzadkie')`
  await models.pool.query(`update offers.hits set search = to_tsvector('simple', 'powszechne') where offer_id < 'f2'`)
  await models.pool.query(`update offers.hits set search = ${rare}, names = ${rare} where offer_id = 'f9999'`)
  const found = (q: string) => models.ask(countFacets, { q })
  expect(await found('powszechne rzadkie nieznane')).toMatchObject({ without: ['nieznane'] })
  expect(await found('powszechne nieznane')).toMatchObject({ without: ['nieznane'] })
  expect(await found('powszechne rzadkie')).toMatchObject({ without: [] })
  expect(await found('rzadkie wcale nieznane')).toMatchObject({ without: ['wcale', 'nieznane'] })
})

test('OFR-04 a word of many subjects is found in titles and descriptions, and is no less asked for', async () => {
  const hit = (id: string, search: string, names: string) =>
    models.pool.query(
      `update offers.hits set search = to_tsvector('simple', $2), names = to_tsvector('simple', $3)
        where offer_id = $1`,
      [id, search, names],
    )
  await hit('f11', 'jezyk suahili rozmowy', 'jezyk suahili')
  await hit('f12', 'suahili jezykiem rozmowy', 'suahili')
  await hit('f13', 'suahili rozmowy', 'suahili')
  await models.pool.query("update offers.hits set subject_id = 'french' where offer_id in ('f12', 'f13')")
  const asked: string[] = []
  const found = async (input: object) => {
    const handler = offerQueryHandlers.find(({ query }) => query === searchOffers)
    await handler?.run({
      sql: async (text, params) => {
        const { rows } = await models.pool.query(text, [...(params ?? [])])
        if (text.includes('page as materialized')) asked.push(...rows[0].found.toSorted())
        return rows
      },
      input: input as never,
      viewer: { kind: 'visitor' },
      now: 0,
    })
    return asked.splice(0)
  }
  expect(await found({ q: 'język suahili' })).toEqual(['f11', 'f12'])
  expect(await found({ q: 'język suahili', subject: 'french' })).toEqual(['f12'])
  expect(await found({ q: 'język suahili', price_max: 9000 })).toEqual(['f11', 'f12'])
})

test('OFR-04 which words all offers of a subject have is told as Postgres tells it', async () => {
  const typed =
    'Język angielskiego polski JĘZYKA matmę matematyki Maths language it inf histori sztuka art grafika komputerowe ma'
  for (const word of splitWords(typed)) {
    const { rows } = await models.pool.query(
      `select s.id from unnest($1::text[], $2::text[]) as s(id, names)
        where to_tsvector('simple', s.names) @@ to_tsquery('simple', $3)`,
      [SUBJECTS.map(({ id }) => id), SUBJECTS.map(({ pl, en }) => foldLetters(`${pl} ${en}`)), termOf(word)],
    )
    expect([word.word, subjectsHaving(word)]).toEqual([word.word, rows.map(({ id }) => id)])
  }
})

test('OFR-04 a page and its counts are planned for what was asked, not for what is asked on average', async () => {
  const statements: string[] = []
  for (const handler of offerQueryHandlers.filter(({ query }) =>
    [searchOffers, countFacets].includes(query as never),
  )) {
    const sql = async (text: string) => {
      statements.push(text)
      return []
    }
    await handler.run({ sql, input: { price_max: 5000 } as never, viewer: { kind: 'visitor' }, now: 0 })
  }
  const kept = statements.filter((text) => prepare(text).name !== undefined)
  expect([statements.length, kept.length]).toEqual([3, 1])
})

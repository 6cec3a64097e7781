import type pg from 'pg'
import { migrateReadSide } from '../kernel/checkpoints.ts'
import { parameters } from '../kernel/conditions.ts'
import { randomFrom } from '../kernel/testing/random.ts'
import { testDatabase } from '../postgres/testing/database.ts'
import { wordsWanted } from './search-words.ts'

/** Words that begin alike, that are short, and that the parser of texts splits or takes for something else. */
const WORDS = [
  'czas czasownik czasem czarny cza cz c it i ile ilez matma matematyka matematyczny maths mat 3 3d 2x 1914 19 1,5 -7',
  'angielski angielskiego angiel anglia a-b www.kredka.example x2 jana@kredka.example żółw zolw ß ligatura',
].flatMap((line) => line.split(' '))
const ROWS = 400
const SEARCHES = 300

let database: { readonly pool: pg.Pool; drop(): Promise<void> }
beforeAll(async () => {
  database = await testDatabase()
  await migrateReadSide(database.pool)
})
afterAll(() => database.drop())

test('OFR-04 QUI-01 what an index of beginnings gathers is what fits, whatever is typed', async () => {
  const { pool } = database
  const random = randomFrom(11)
  const some = (most: number) =>
    Array.from({ length: 1 + Math.floor(random() * most) }, () => WORDS[Math.floor(random() * WORDS.length)] ?? '')
  await pool.query('create table texts (n serial, words tsvector)')
  await pool.query("insert into texts (words) select to_tsvector('simple', unnest($1::text[]))", [
    Array.from({ length: ROWS }, () => some(6).join(' ')),
  ])
  await pool.query('create index on texts using gin (read_side.beginnings(words))')
  let found = 0
  for (let n = 0; n < SEARCHES; n += 1) {
    const typed = some(3)
      .map((word) => word.slice(0, 1 + Math.floor(random() * word.length)))
      .join(' ')
    const { param, params } = parameters()
    const wanted = wordsWanted('words', typed, param)
    if (wanted === null) continue
    const idsOf = async (where: string, values: readonly unknown[]) => {
      const { rows } = await pool.query<{ n: number }>(`select n from texts where ${where} order by n`, [...values])
      return rows.map((row) => row.n)
    }
    const fitting = await idsOf(wanted.fits, params.slice(0, 1))
    expect({ typed, ids: await idsOf(wanted.gathered, params) }).toEqual({ typed, ids: fitting })
    found += fitting.length
  }
  expect(found).toBeGreaterThan(SEARCHES)
})

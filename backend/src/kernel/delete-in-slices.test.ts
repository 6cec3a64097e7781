import { type TestDatabase, testDatabase } from '@kredka/projections/postgres/testing/database'
import { deleteInSlices } from './delete-in-slices.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

test('OPS-04 what is out of date goes some rows a statement, all of it, and nothing else', async () => {
  const { pool } = database
  await pool.query('create schema old; create table old.things as select n from generate_series(1, 25) n')
  const texts: string[] = []
  const sql = {
    query: (text: string, values: unknown[]) => {
      texts.push(text)
      return pool.query(text, values)
    },
  } as unknown as typeof pool
  expect(await deleteInSlices(sql, 'old.things', 'n <= $1', [23], 10)).toBe(23)
  expect(texts).toHaveLength(3)
  expect(texts[0]).toContain('limit 10')
  expect((await pool.query('select n from old.things order by n')).rows).toEqual([{ n: 24 }, { n: 25 }])
  expect(await deleteInSlices(sql, 'old.things', 'n <= $1', [23], 10)).toBe(0)
})

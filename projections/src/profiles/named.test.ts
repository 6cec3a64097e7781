import { pageOf } from '../kernel/paging.ts'
import { startTestReadModels, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { idOf, person, teacher } from '../offers/testing/market.ts'
import { sqlOf } from '../postgres/postgres.ts'
import { peopleNamed, peopleNamedFor, teachersNamed } from './named.ts'
import { profilesProjection } from './projection.ts'

let models: TestReadModels
beforeAll(async () => {
  models = await startTestReadModels([profilesProjection], [])
  await models.tell([
    ...[person(1, 'Anna Kowalska'), person(2, 'Jan Kowal'), person(3, 'Łucja Żak'), ...teacher(4)],
    ...Array.from({ length: 301 }, (_, n) => person(100 + n, `Zofia Nowak ${n}`)),
  ])
})
afterAll(() => models.close())

const named = (q: string | undefined) => peopleNamed(sqlOf(models.pool), q)
const people = (...ns: readonly number[]) => ns.map((n) => idOf('t', n))

test('ADM-02 a list of staff is searched by whoever is called what was typed, or where nobody is nearly that', async () => {
  expect((await named('kowal')).ids.toSorted()).toEqual(people(1, 2))
  expect(await named('zak')).toEqual({ ids: people(3), more_people: false })
  expect((await named('Kowalsak')).ids).toEqual(people(1))
  // resembles the other, who is not meant
  expect((await named('Jan Kowal')).ids).toEqual(people(2))
  expect(await named('Wiśniewski')).toEqual({ ids: [], more_people: false })
  expect(await named(' ')).toEqual({ ids: [], more_people: false })
})

test('ADM-02 teachers alone are looked for where a list is of what teachers have', async () => {
  const sql = sqlOf(models.pool)
  expect((await teachersNamed(sql, 'Osoba')).ids).toEqual(people(4))
  expect((await teachersNamed(sql, 'Kowal')).ids).toEqual([])
})

test('ADM-02 a list says where more people have a name than it was searched by', async () => {
  const many = await named('Zofia')
  expect(many).toMatchObject({ more_people: true })
  expect(many.ids).toHaveLength(300)
  expect(pageOf({}, 20).of([], many)).toEqual({ rows: [], has_next_page: false, more_people: true })
  expect(pageOf({}, 20).of([], await named('zak'))).toEqual({ rows: [], has_next_page: false })
})

test('ADM-07 whoever of the staff reads no names finds nobody by them', async () => {
  const as = (role: 'owner' | 'analyst') => ({ kind: 'admin', id: idOf('t', 9), role }) as const
  const found = (role: 'owner' | 'analyst') => peopleNamedFor(as(role), sqlOf(models.pool), 'zak')
  expect((await found('owner')).ids).toEqual(people(3))
  expect((await found('analyst')).ids).toEqual([])
})

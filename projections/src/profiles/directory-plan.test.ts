import { listTeachers } from '@kredka/contracts/profiles/endpoints'
import { factsProjection } from '../facts/projection.ts'
import type { Sql } from '../kernel/query.ts'
import { type ToldReadModels, toldReadModels } from '../kernel/testing/told.ts'
import { offersProjection } from '../offers/projection.ts'
import { promotionsProjection } from '../promotions/projection.ts'
import { directoryAnswerers } from './directory.ts'
import { profilesProjection } from './projection.ts'

const OFFERS = 30_000
const TEACHERS = OFFERS / 3
/** Rows of tables for a page of twenty teachers, each looked at with all offers; grouping took all 30 000. */
const FEW = 1000

let models: ToldReadModels
beforeAll(async () => {
  models = await toldReadModels(
    [profilesProjection, offersProjection, factsProjection, promotionsProjection],
    directoryAnswerers,
  )
  await models.pool.query(MARKET)
  await models.pool.query('analyze')
})
afterAll(() => models.close())

/** Three offers a teacher; ten subjects, twenty cities, one offer in three online. */
const MARKET = `
  insert into profiles.people (user_id, name, teacher_state)
    select 't' || n, 'Osoba', 'active' from generate_series(0, ${TEACHERS - 1}) n;
  insert into offers.hits (offer_id, version, teacher_id, kind, subject_id, level, places, city_id, main_amount, added_at, hours, reviews,
                           standing, score, subject_score, reasons, search, names)
    select 'f' || n, 1, 't' || n % ${TEACHERS}, 1, 'subject' || n / 20 % 10, 'basic',
           array[case when n % 3 = 0 then 'online' else 'student_house' end],
           case when n % 3 <> 0 then 'city' || n % 20 end, 8000, '2026-01-01'::timestamptz + n * interval '1 minute', '{}', 0,
           450, 5000, 5000, '{}', '', ''
      from generate_series(0, ${OFFERS - 1}) n`

/** What `explain` says of a step. */
interface Step {
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly Step[]
}

/** How many rows of tables Postgres looks at for a page. */
async function looksAt(input: object): Promise<number> {
  let looked = 0
  const sql: Sql = async (text, params = []) => {
    const { rows } = await models.pool.query(`explain (analyze, format json) ${text}`, [...params])
    looked += rowsOf(rows[0]['QUERY PLAN'][0].Plan)
    return []
  }
  const answerer = directoryAnswerers.find(({ query }) => query === listTeachers)
  await answerer?.run({ sql, input: input as never, viewer: { kind: 'visitor' }, now: 0 })
  return looked
}

function rowsOf(step: Step): number {
  const here = step['Relation Name'] === undefined ? 0 : step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)
  return here * step['Actual Loops'] + (step.Plans ?? []).reduce((sum, below) => sum + rowsOf(below), 0)
}

test.each([
  [{}],
  [{ online: true }],
  [{ subject: 'subject7' }],
  [{ subject: 'subject7', online: true }],
  [{ city: 'city7' }],
  [{ city: 'city7', online: true }],
  [{ city: 'city7', subject: 'subject7' }],
])('PRO-04 a page of the directory looks at few of many offers: %j', async (input) => {
  const looked = await looksAt(input)
  expect(looked).toBeGreaterThan(0)
  expect(looked).toBeLessThan(FEW)
})

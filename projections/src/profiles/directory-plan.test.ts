import { listTeachers } from '@kredka/contracts/profiles/endpoints'
import { factsProjection } from '../facts/projection.ts'
import { looksAt } from '../kernel/testing/looks-at.ts'
import { type ToldReadModels, toldReadModels } from '../kernel/testing/told.ts'
import { offersProjection } from '../offers/projection.ts'
import { MANY_HITS } from '../offers/testing/many-hits.ts'
import { promotionsProjection } from '../promotions/projection.ts'
import { directoryAnswerers } from './directory.ts'
import { profilesProjection } from './projection.ts'

/** Rows of tables for a page of twenty teachers, each looked at with all offers; grouping took all 30 000. */
const FEW = 1000

let models: ToldReadModels
beforeAll(async () => {
  models = await toldReadModels(
    [profilesProjection, offersProjection, factsProjection, promotionsProjection],
    directoryAnswerers,
  )
  await models.pool.query(MANY_HITS)
})
afterAll(() => models.close())

test.each([
  [{}],
  [{ online: true }],
  [{ subject: 'subject7' }],
  [{ subject: 'subject7', online: true }],
  [{ city: 'city7' }],
  [{ city: 'city7', online: true }],
  [{ city: 'city7', subject: 'subject7' }],
])('PRO-04 a page of the directory looks at few of many offers: %j', async (input) => {
  const answerer = directoryAnswerers.find(({ query }) => query === listTeachers)
  const looked = await looksAt(models.pool, answerer, input)
  expect(looked).toBeGreaterThan(0)
  expect(looked).toBeLessThan(FEW)
})

import { listTeachers } from '@kredka/contracts/profiles/endpoints'
import { looksAt } from '../kernel/testing/looks-at.ts'
import { startTestReadModels, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { offersProjection } from '../offers/projection.ts'
import { MANY_HITS } from '../offers/testing/many-hits.ts'
import { promotionsProjection } from '../promotions/projection.ts'
import { statisticsProjection } from '../statistics/projection.ts'
import { directoryQueryHandlers } from './directory.ts'
import { profilesProjection } from './projection.ts'

/** Rows of tables for a page of twenty teachers, each looked at with all offers; grouping took all 30 000. */
const FEW = 1000

let models: TestReadModels
beforeAll(async () => {
  models = await startTestReadModels(
    [profilesProjection, offersProjection, statisticsProjection, promotionsProjection],
    directoryQueryHandlers,
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
  const handler = directoryQueryHandlers.find(({ query }) => query === listTeachers)
  const looked = await looksAt(models.pool, handler, input)
  expect(looked).toBeGreaterThan(0)
  expect(looked).toBeLessThan(FEW)
})

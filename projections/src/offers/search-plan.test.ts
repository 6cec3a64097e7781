import { searchOffers } from '@kredka/contracts/offers/endpoints'
import { calendarProjection } from '../calendar/projection.ts'
import { looksAt } from '../kernel/testing/looks-at.ts'
import { startTestReadModels, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { profilesProjection } from '../profiles/projection.ts'
import { promotionsProjection } from '../promotions/projection.ts'
import { offersProjection } from './projection.ts'
import { offerQueryHandlers } from './queries.ts'
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
])('OFR-04 a page of the search reads its hits in the order of an index: %j', async (input) => {
  const handler = offerQueryHandlers.find(({ query }) => query === searchOffers)
  const looked = await looksAt(models.pool, handler, input)
  expect(looked).toBeGreaterThan(0)
  expect(looked).toBeLessThan(FEW)
})

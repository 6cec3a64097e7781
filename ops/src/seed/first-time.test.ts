import { startStandIn } from '@kredka/backend/adapters/event-store/eventstoredb/testing/stand-in'
import { until } from '@kredka/backend/kernel/reactions/testing/until'
import { testSite } from '@kredka/backend/processes/testing/test-site'
import { START } from '@kredka/contracts/kernel/ports'
import { seedWhereEmpty } from './first-time.ts'

test('OPS-01 the demonstration goes into an EventStoreDB on which a site was started already, once', async () => {
  const server = await startStandIn()
  const site = await testSite({ env: { EVENTSTORE_URL: `esdb://127.0.0.1:${server.port}?tls=false` }, honest: false })
  try {
    const types = async () => (await site.store.readAll(START, 10)).events.map(({ type }) => type)
    await until(async () => (await types()).length > 0)
    expect(await types()).toEqual(['DayBegan'])
    // The whole takes minutes: whoever stopped it beforehand sees the first steps alone, however slow the machine is.
    await expect(seedWhereEmpty(site.parts, AbortSignal.abort(new Error('enough')))).rejects.toThrow('enough')
    expect(await types()).toHaveLength(10)
    expect(await seedWhereEmpty(site.parts, new AbortController().signal)).toBe(false)
  } finally {
    await site.stop()
    await server.close()
  }
})

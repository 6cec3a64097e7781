import { testPerson } from '@kredka/backend/processes/testing/people'
import { testCluster } from '@kredka/backend/processes/testing/test-cluster'
import { deliver } from './deliveries.ts'

test('OPS-04 CHT-01 fifty tabs at three processes hear of everything once and in order, and of nothing else', async () => {
  const cluster = await testCluster()
  try {
    const [first] = cluster.apis
    const tokens: string[] = []
    for (let n = 0; n < 25; n += 1) {
      const { headers } = await testPerson(first, 'teacher')
      tokens.push((headers['authorization'] ?? '').replace('Bearer ', ''))
    }
    const { times, ...counts } = await deliver({
      urls: cluster.apis.map(({ url, config }) => url + config.api_base),
      tokens,
      tabsEach: 2,
      commands: 100,
      perSecond: 200,
      patienceMs: 120_000,
    })
    expect(counts).toEqual({ expected: 200, lost: 0, doubled: 0, disordered: 0, strays: 0 })
    expect(times).toHaveLength(200)
  } finally {
    await cluster.stop()
  }
})

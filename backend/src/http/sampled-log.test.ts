import { until } from '../kernel/reactions/testing/until.ts'
import { createFixedClock } from '../kernel/testing/fixed-clock.ts'
import { memoryLog } from '../kernel/testing/memory-log.ts'
import { createSampledLog } from './sampled-log.ts'
import { type TestEdge, testEdge } from './testing/edge.ts'

test('OPS-05 of lines that repeat a few are written in a minute, and how many were left out is said', () => {
  const log = memoryLog()
  const clock = createFixedClock()
  const sampled = createSampledLog(log, clock)
  const refused = { endpoint: 'offers.search', status: 429 }
  for (let n = 0; n < 1_000; n += 1) sampled.write('info', refused, { n }, 'request')
  sampled.write('info', { ...refused, status: 422 }, {}, 'request')
  expect(log.lines).toHaveLength(21)
  expect(log.lines[0]).toMatchObject({ level: 'info', message: 'request', fields: { n: 0, ...refused } })
  clock.advance(60_000)
  sampled.turn()
  sampled.turn()
  expect(log.lines.slice(21).map(({ fields }) => fields)).toEqual([{ ...refused, left_out: 980 }])
  sampled.write('info', refused, {}, 'request')
  expect(log.lines).toHaveLength(23)
})

describe('OPS-05 the edge', () => {
  const log = memoryLog()
  const clock = createFixedClock()
  let edge: TestEdge
  beforeAll(async () => {
    edge = await testEdge({ endpoints: [], log, clock, env: { LIMIT_PAGES_PER_MINUTE: '5' } })
  })
  afterAll(() => edge.stop())

  const get = async (path: string, times: number) => {
    for (let n = 0; n < times; n += 1) await (await fetch(edge.url + path)).text()
  }
  const logged = (message: string) => log.lines.filter((line) => line.message === message).map(({ fields }) => fields)

  test('a flood of refused requests leaves a few lines, and the number of those left out', async () => {
    await get('/api/nothing', 300)
    await get('/robots.txt', 60)
    await until(() => logged('request').some(({ status }) => status === 429))
    const of = (status: number) => logged('request').filter((fields) => fields['status'] === status).length
    await until(() => of(429) === 20)
    expect([of(404), of(429)]).toEqual([20, 20])
    clock.advance(60_000)
    await get('/healthz', 1)
    await until(() => logged('lines of one kind were left out').length === 2)
    expect(logged('lines of one kind were left out')).toEqual([
      { endpoint: 'none', status: 404, code: 'NOT_FOUND', left_out: 280 },
      { endpoint: 'page', status: 429, code: 'TOO_MANY_REQUESTS', left_out: 35 },
    ])
  })
})

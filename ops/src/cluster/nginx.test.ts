import type { Parts } from '@kredka/backend/composition/container'
import { BACKEND } from '@kredka/backend/composition/identifiers'
import { until } from '@kredka/backend/kernel/reactions/testing/until'
import { type TestPerson, testPerson } from '@kredka/backend/processes/testing/people'
import { siteDatabase } from '@kredka/backend/processes/testing/test-site'
import { createAvailabilityGroup, listAvailabilityGroups } from '@kredka/contracts/availability/endpoints'
import type { TestDatabase } from '@kredka/projections/postgres/testing/database'
import { partsOver } from '../proof/testing/product.ts'
import { type ClusterUnderTest, startClusterUnderTest } from './testing/cluster-under-test.ts'
import { type Nginx, startNginx } from './testing/nginx.ts'

let database: TestDatabase
let cluster: ClusterUnderTest
let parts: Parts
let nginx: Nginx
beforeAll(async () => {
  database = await siteDatabase()
  parts = partsOver(database)
  cluster = await startClusterUnderTest(database.url, {}, { apis: 2, workers: 1 })
  const apis = cluster.members().flatMap(({ role, url }) => (role === 'api' && url !== null ? [url] : []))
  nginx = await startNginx(apis)
})
afterAll(async () => {
  await nginx.stop()
  cluster.kill('worker-1', 'SIGCONT')
  await cluster.stop()
  await parts.close()
  await database.drop()
})

async function makeGroup(url: string, { headers }: TestPerson, name: string): Promise<Response> {
  const entries = [{ type: 'week_day', day: 1, start_time: '16:00', end_time: '20:00' }]
  return fetch(`${url}/api${createAvailabilityGroup.path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': `${name} ${url}` },
    body: JSON.stringify({ name, entries }),
  })
}

test('OPS-04 a read model that is behind makes no process look dead: behind nginx and our balancer every command goes on', async () => {
  const { tools } = await parts.get(BACKEND)
  const caller = await testPerson({ tools, parts }, 'teacher')
  const doors = [nginx.url, cluster.url]
  const answers: number[] = []
  // one person has a limited number of groups
  let maker = caller
  const knock = async (n: number, name: string) => {
    if (n % 8 === 7) maker = await testPerson({ tools, parts }, 'teacher')
    for (const door of doors) answers.push((await makeGroup(door, maker, `${name} ${n}`)).status)
  }
  cluster.kill('worker-1', 'SIGSTOP')
  const group = await makeGroup(nginx.url, caller, 'Pierwsza')
  expect(group.status).toBe(200)
  const after = group.headers.get('x-position') ?? ''
  const behind = Array.from({ length: 8 }, async (_, n) => {
    const headers = { ...caller.headers, 'x-after-position': after }
    return (await fetch(`${doors[n % 2]}/api${listAvailabilityGroups.path}`, { headers })).status
  })
  let waiting = true
  const told = Promise.all(behind).finally(() => {
    waiting = false
  })
  for (let n = 0; waiting || n % 20 > 0; n += 1) await knock(n, 'Grupa')
  expect(await told).toEqual(Array.from({ length: 8 }, () => 503))
  maker = await testPerson({ tools, parts }, 'teacher')
  for (let n = 0; n < 20; n += 1) await knock(n, 'Potem')
  expect(new Set(answers)).toEqual(new Set([200]))
})

test('OPS-04 a process that is gone costs nobody an answer: nginx asks the next', async () => {
  const { tools } = await parts.get(BACKEND)
  const caller = await testPerson({ tools, parts }, 'teacher')
  const dying = cluster.members().find(({ name }) => name === 'api-1')?.url
  cluster.kill('api-1', 'SIGKILL')
  const isGone = () =>
    fetch(`${dying}/healthz`).then(
      () => false,
      () => true,
    )
  await until(isGone)
  const answers: number[] = []
  for (let n = 0; n < 10; n += 1) answers.push((await makeGroup(nginx.url, caller, `Dalej ${n}`)).status)
  expect(answers).toEqual(answers.map(() => 200))
})

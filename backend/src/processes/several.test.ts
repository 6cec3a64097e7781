import { createAvailabilityGroup, listAvailabilityGroups } from '@kredka/contracts/availability/endpoints'
import { readCheckpoints } from '@kredka/projections/kernel/checkpoints'
import { requestRebuild } from '@kredka/projections/kernel/rebuild'
import { testBrowser } from '../accounts/testing/browser.ts'
import { register } from '../accounts/testing/register.ts'
import { ENCRYPTION } from '../composition/identifiers.ts'
import { until } from '../kernel/reactions/testing/until.ts'
import { forgetPerson, testAdmin, testPerson } from './testing/people.ts'
import { type TestCluster, testCluster } from './testing/test-cluster.ts'
import type { TestSite } from './testing/test-site.ts'
import { upToNow } from './testing/up-to-now.ts'

/** What one api learns or decides holds on the others too, although each has caches of its own (OPS-04). */
const GROUP = { name: 'Popołudnia', entries: [{ type: 'week_day', day: 1, start_time: '16:00', end_time: '20:00' }] }
const GROUPS = `/api${listAvailabilityGroups.path}`
const PASSWORD = 'Jasne-Niebo-7'

let cluster: TestCluster
let first: TestSite
let others: readonly TestSite[]
beforeAll(async () => {
  cluster = await testCluster({ TRUST_PROXY: '1', LIMIT_LOGIN_PER_ACCOUNT: '3' })
  ;[first, ...others] = cluster.apis
})
afterAll(() => cluster.stop())

type Headers = Readonly<Record<string, string>>

const get = async (api: TestSite, path: string, headers: Headers) =>
  fetch(api.url + path, { headers: await upToNow(first, headers) })
const post = (api: TestSite, path: string, body: unknown, headers: Headers) =>
  fetch(api.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

async function statuses(apis: readonly TestSite[], path: string, headers: Headers): Promise<readonly number[]> {
  return Promise.all(apis.map(async (api) => (await get(api, path, headers)).status))
}

test('ACC-10 OPS-04 logging out everywhere at one api ends the sessions at all of them with its answer', async () => {
  const { headers } = await testPerson(first)
  expect(await statuses(cluster.apis, '/api/current-user/profile', headers)).toEqual([200, 200, 200])
  expect((await post(first, '/api/auth/logout-everywhere', {}, headers)).status).toBe(200)
  expect(await statuses(cluster.apis, '/api/current-user/profile', headers)).toEqual([401, 401, 401])
})

test('ADM-02 OPS-04 a block at one api holds at all of them with its answer', async () => {
  const { id, headers } = await testPerson(first)
  const admin = await testAdmin(first)
  expect(await statuses(cluster.apis, '/api/current-user/profile', headers)).toEqual([200, 200, 200])
  const block = await post(first, `/api/admin/users/${id}/block`, { reason: 'Sprawa 12/2026.' }, admin.headers)
  expect(block.status).toBe(200)
  for (const status of await statuses(cluster.apis, '/api/current-user/profile', headers)) {
    expect([401, 403]).toContain(status)
  }
})

test('PRO-03 OPS-04 a teacher who is suspended at one api soon teaches nowhere: the tail of the log says so', async () => {
  const teacher = await testPerson(first, 'teacher')
  const admin = await testAdmin(first)
  expect(await statuses(cluster.apis, GROUPS, teacher.headers)).toEqual([200, 200, 200])
  const path = `/api/admin/users/${teacher.id}/suspend-teacher`
  expect((await post(first, path, { reason: 'Sprawa 13/2026.' }, admin.headers)).status).toBe(200)
  await until(async () => (await statuses(cluster.apis, GROUPS, teacher.headers)).every((status) => status === 403))
})

test('EVT-10 OPS-04 the key of somebody who is forgotten at one api leaves the memory of the others', async () => {
  const person = await testPerson(first)
  const [account] = await first.store.read(`account-${person.id}`)
  if (account === undefined) throw new Error('the person has no account')
  const nameAt = async (api: TestSite) =>
    (await (await api.parts.get(ENCRYPTION)).openEvents([account]))[0]?.data['name']
  for (const api of cluster.apis) expect(await nameAt(api)).toMatch(/^Osoba/)
  await forgetPerson(first, person.id)
  await until(async () => (await Promise.all(cluster.apis.map(nameAt))).every((name) => name === null))
})

test('ACC-10 OPS-04 tries at logging in count for all apis together', async () => {
  const { email } = await register(first, PASSWORD)
  const statuses: number[] = []
  for (const api of [...cluster.apis, first]) {
    const answer = await testBrowser(api, '10.9.9.9').post('/auth/login', { email, password: 'Zle-haslo-1' })
    statuses.push(answer.status)
  }
  expect(statuses).toEqual([401, 401, 401, 429])
})

test('API-10 OPS-04 a command repeated at other apis, one after the other and all at once, is done once', async () => {
  const { headers } = await testPerson(first, 'teacher')
  for (const key of ['in-turn', 'at-once']) {
    const send = async (api: TestSite) => {
      const path = `/api${createAvailabilityGroup.path}`
      const answer = await post(api, path, GROUP, { ...headers, 'idempotency-key': key })
      return [answer.status, await answer.json()]
    }
    const answers = []
    if (key === 'in-turn') for (const api of cluster.apis) answers.push(await send(api))
    else answers.push(...(await Promise.all(cluster.apis.map(send))))
    expect(answers[0]?.[0]).toBe(200)
    expect(answers).toEqual([answers[0], answers[0], answers[0]])
  }
  expect(await (await get(first, GROUPS, headers)).json()).toMatchObject({
    data: [{ name: GROUP.name }, { name: GROUP.name }],
  })
})

test('EVT-07 OPS-04 a read model is rebuilt while three apis serve it', async () => {
  const { headers } = await testPerson(first, 'teacher')
  await post(first, `/api${createAvailabilityGroup.path}`, GROUP, headers)
  const listed = async (api: TestSite) => {
    const answer = await get(api, GROUPS, headers)
    return [answer.status, answer.headers.get('x-stale'), await answer.json()]
  }
  const before = await listed(first)
  expect(before[0]).toBe(200)
  const { pool } = cluster.database
  const isRebuilt = async () =>
    (await readCheckpoints(pool)).every(({ slot, status }) => slot === 'live' && status === 'live')
  // while somebody holds its checkpoint nothing is put in its place: the rebuild lasts as long as the test looks
  const holding = await pool.connect()
  try {
    await holding.query(`begin; select 1 from read_side.checkpoints where projection = 'availability' for update`)
    expect(await requestRebuild(pool, 'availability', Date.now())).toBeUndefined()
    for (const api of cluster.apis) expect(await listed(api)).toEqual(before)
    expect(await isRebuilt()).toBe(false)
    await holding.query('commit')
  } finally {
    holding.release()
  }
  await until(async () => {
    for (const api of cluster.apis) expect(await listed(api)).toEqual(before)
    return isRebuilt()
  })
  for (const api of others) expect(await listed(api)).toEqual(before)
})

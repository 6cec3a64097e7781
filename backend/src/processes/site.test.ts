import { once } from 'node:events'
import { request } from 'node:http'
import { createServer } from 'node:net'
import type { RunnerView } from '@kredka/contracts/admin/views'
import { createAvailabilityGroup, listAvailabilityGroups } from '@kredka/contracts/availability/endpoints'
import { resumeProjection } from '@kredka/projections/kernel/rebuild'
import { testDatabase } from '@kredka/projections/postgres/testing/database'
import { accountDecider } from '../accounts/account.ts'
import { createFlakyDatabaseProxy } from '../adapters/event-store/testing/flaky-proxy.ts'
import { POOL } from '../composition/identifiers.ts'
import { readConfig } from '../config/config.ts'
import { until } from '../kernel/reactions/testing/until.ts'
import { memoryLog } from '../kernel/testing/memory-log.ts'
import { startApi, startSite } from './start.ts'
import { testAdmin, testContext, testPerson } from './testing/people.ts'
import { ENVIRONMENT, metricsOf, type TestSite, testSite } from './testing/test-site.ts'
import { upToNow } from './testing/up-to-now.ts'

const GROUP = { name: 'Popołudnia', entries: [{ type: 'week_day', day: 1, start_time: '16:00', end_time: '20:00' }] }

/** The JSON of an answer. */
async function jsonOf(
  response: Response,
): Promise<{ data: { id: string; [name: string]: unknown }; error: { code: string } }> {
  return JSON.parse(await response.text())
}

describe('a site', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await testSite()
  })
  afterAll(() => site.stop())

  const get = (path: string, headers: Readonly<Record<string, string>> = {}) => fetch(site.url + path, { headers })
  const profile = async (headers: Readonly<Record<string, string>>) =>
    get('/api/current-user/profile', await upToNow(site, headers))
  const post = (path: string, body: unknown, headers: Readonly<Record<string, string>>) =>
    fetch(site.url + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })

  test('OPS-05 answers its probes', async () => {
    expect((await get('/healthz')).status).toBe(200)
    const ready = await get('/readyz')
    expect([ready.status, await ready.json()]).toEqual([
      200,
      {
        status: 'ready',
        parts: {
          clock: 'ok',
          event_store: 'ok',
          log: 'ok',
          postgres: 'ok',
          read_models: 'ok',
          runners: expect.any(String),
        },
      },
    ])
  })

  test('API-02 a visitor searches offers', async () => {
    const response = await get('/api/offers')
    expect(await response.json()).toEqual({ data: [], meta: { page: 1, page_size: 20, has_next_page: false } })
  })

  test('API-09 who carries the position of a command sees what it did; one beyond the log is 400', async () => {
    const { headers } = await testPerson(site, 'teacher')
    const made = await post(`/api${createAvailabilityGroup.path}`, GROUP, headers)
    const position = made.headers.get('x-position') ?? ''
    const path = `/api${listAvailabilityGroups.path}`
    const seen = await get(path, { ...headers, 'x-after-position': position })
    expect((await jsonOf(seen)).data).toMatchObject([{ name: GROUP.name }])
    for (const wrong of ['999999999', 'x', '-1']) {
      const refused = await get(path, { ...headers, 'x-after-position': wrong })
      expect([refused.status, (await jsonOf(refused)).error.code]).toEqual([400, 'POSITION_UNKNOWN'])
    }
  })

  test('API-10 a repeated key makes one thing, also when both calls come at once', async () => {
    const { headers } = await testPerson(site, 'teacher')
    const send = () => post(`/api${createAvailabilityGroup.path}`, GROUP, { ...headers, 'idempotency-key': 'once' })
    const both = await Promise.all([send(), send()])
    const [first, second] = await Promise.all(both.map((response) => response.json()))
    expect(second).toEqual(first)
    expect(await (await send()).json()).toEqual(first)
    const position = both[0]?.headers.get('x-position') ?? ''
    const list = await get(`/api${listAvailabilityGroups.path}`, { ...headers, 'x-after-position': position })
    expect((await jsonOf(list)).data).toHaveLength(1)
  })

  test('ACC-02 a session that was ended and a person who was blocked are out at once', async () => {
    const ended = await testPerson(site)
    expect((await profile(ended.headers)).status).toBe(200)
    await site.tools.vault.sessions.endAllOf(ended.id)
    expect((await profile(ended.headers)).status).toBe(401)

    const blocked = await testPerson(site)
    expect((await profile(blocked.headers)).status).toBe(200)
    const block = { do: 'block', user_id: blocked.id, reason: 'Powód' } as const
    await site.tools.write.execute(accountDecider, blocked.id, block, testContext(site, 'accounts.block'))
    const refused = await profile(blocked.headers)
    expect([refused.status, (await jsonOf(refused)).error.code]).toEqual([403, 'ACCOUNT_BLOCKED'])
  })

  test('EVT-09 OPS-05 the correlation id of a request stands in its events', async () => {
    const { headers } = await testPerson(site, 'teacher')
    const made = await post(`/api${createAvailabilityGroup.path}`, GROUP, {
      ...headers,
      'x-correlation-id': 'test-0001',
    })
    const { id } = (await jsonOf(made)).data
    const [event] = await site.store.read(`availabilitygroup-${id}`)
    expect(event?.metadata).toMatchObject({ $correlationId: 'test-0001', command: createAvailabilityGroup.name })
  })

  test('OPS-04 EVT-06 a read model that stands still is told by probe, metrics and back office, and the site stays ready', async () => {
    const pool = await site.parts.get(POOL)
    const runners = async () => {
      const answer = await get('/readyz')
      const { parts } = JSON.parse(await answer.text()) as { parts: Readonly<Record<string, string>> }
      return [answer.status, parts['runners']]
    }
    await until(async () => (await runners()).join() === '200,ok')
    const failed = "status = 'parked', error = 'no such column'"
    await pool.query(`update read_side.checkpoints set ${failed} where projection = 'community'`)
    await until(async () => (await runners())[1] !== 'ok')
    expect(await runners()).toEqual([200, 'read_model community stalled'])
    expect(await metricsOf(site.url)).toContain('kredka_runners_stalled{kind="read_model"} 1')
    const { headers } = await testAdmin(site)
    const answer = await get('/api/admin/runners', headers)
    const { data } = JSON.parse(await answer.text()) as { data: readonly RunnerView[] }
    const found = (kind: string, name: string) => data.find((runner) => runner.kind === kind && runner.name === name)
    expect(found('read_model', 'community')).toMatchObject({ state: 'stalled' })
    expect(found('policy', 'mail.queue')).toMatchObject({ state: 'live', waiting: 0, per_minute: expect.any(Number) })
    expect(found('mail', 'mail')).toMatchObject({ position: null, per_minute: null })
    expect(data.some(({ kind }) => kind === 'alarm')).toBe(true)
    await resumeProjection(pool, 'community')
    await until(async () => (await runners())[1] === 'ok')
  })

  test('ADM-03 staff stop what works by itself and have it go on, with a reason, and the log says both', async () => {
    const admin = await testAdmin(site)
    const stateOf = async (kind: string, name: string) => {
      const answer = await get('/api/admin/runners', admin.headers)
      const { data } = JSON.parse(await answer.text()) as { data: readonly RunnerView[] }
      return data.find((one) => one.kind === kind && one.name === name)?.state
    }
    const steer = async (action: string, body: object) => {
      const answer = await post(`/api/admin/runners/${action}`, body, admin.headers)
      return answer.ok ? 'done' : (await jsonOf(answer)).error.code
    }
    for (const [kind, name] of [
      ['read_model', 'community'],
      ['mail', 'mail'],
      ['policy', 'mail.queue'],
    ] as const) {
      const body = { kind, name, reason: 'Przenosimy bazę.' }
      expect(await steer('start', body)).toBe('RUNNER_NOT_STOPPED')
      expect(await steer('stop', body)).toBe('done')
      await until(async () => (await stateOf(kind, name)) === 'stopped')
      expect(await steer('stop', body)).toBe('RUNNER_STOPPED')
      expect(await steer('start', { ...body, reason: 'Już po wszystkim.' })).toBe('done')
      await until(async () => (await stateOf(kind, name)) === 'live')
      const log = await site.store.read(`runnercontrol-${name}`)
      expect(log).toMatchObject([
        { type: 'RunnerStopped', data: { kind, reason: 'Przenosimy bazę.' } },
        { type: 'RunnerStarted', data: { kind, reason: 'Już po wszystkim.' } },
      ])
    }
    expect(await steer('stop', { kind: 'read_model', name: 'nothing', reason: 'x' })).toBe('RUNNER_NOT_FOUND')
    expect(await steer('stop', { kind: 'mail', name: 'mail', reason: '' })).toBe('INVALID_INPUT')
    expect(await metricsOf(site.url)).toMatch(/kredka_projection_parked\S* 0/)
  })

  test('OPS-05 metrics tell of commands, appends, lag and queues', async () => {
    const text = await metricsOf(site.url)
    expect(text).toMatch(/kredka_projection_lag_events\{projection="offers"\} \d/)
    expect(text).toContain('kredka_queue_size{queue="dead_letters"} 0')
    expect(text).toMatch(/kredka_append_seconds_count\{outcome="ok"\} [1-9]/)
    expect(text).toContain(`kredka_command_seconds_count{command="${createAvailabilityGroup.name}",outcome="ok"}`)
  })
})

test('OPS-08 while Postgres is away calls get 503, and all is well when it is back', async () => {
  const database = await testDatabase()
  const { proxy, url } = await createFlakyDatabaseProxy(database.url)
  const site = await testSite({ env: { DATABASE_URL: url } })
  try {
    const person = await testPerson(site, 'teacher')
    const list = () => fetch(`${site.url}/api${listAvailabilityGroups.path}`, { headers: person.headers })
    expect((await list()).status).toBe(200)
    proxy.refuse()
    const down = await list()
    expect([down.status, (await jsonOf(down)).error.code, down.headers.get('retry-after')]).toEqual([
      503,
      'UNAVAILABLE',
      '2',
    ])
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
    expect((await fetch(`${site.url}/readyz`)).status).toBe(503)
    proxy.accept()
    await until(async () => (await list()).status === 200)
  } finally {
    await site.stop()
    await proxy.close()
    await database.drop()
  }
})

test('OPS-08 a stop lets a request under way finish, and takes no new ones', async () => {
  const site = await testSite({ env: { SHUTDOWN_SECONDS: '60' } })
  // The body that has not come yet keeps the request under way; that the server has its head, it says itself.
  const headers = { 'content-type': 'application/json', expect: '100-continue' }
  const under = request(`${site.url}/api/auth/login`, { method: 'POST', headers })
  under.flushHeaders()
  await once(under, 'continue')
  const stopped = site.stop()
  under.end('{"email":"a@example.com","password":"x"}')
  const [answer] = await once(under, 'response')
  expect(answer.statusCode).toBe(401)
  answer.resume()
  await stopped
  await expect(fetch(`${site.url}/healthz`)).rejects.toThrow()
})

test('OPS-05 OPS-08 an api that is told to stop says so to whoever asks anew, and serves on until a balancer has seen it', async () => {
  const database = await testDatabase()
  const config = readConfig({ ...ENVIRONMENT, DATABASE_URL: database.url, DRAIN_SECONDS: '2' })
  const [drains, drained] = [Promise.withResolvers<number>(), Promise.withResolvers<void>()]
  const pause = (milliseconds: number) => {
    drains.resolve(milliseconds)
    return drained.promise
  }
  const api = await startApi(config, { log: memoryLog(), pagesFolder: '/nonexistent', pause })
  // each on a connection of its own
  const status = async (path: string) => (await fetch(`${api.url}${path}`, { headers: { connection: 'close' } })).status
  try {
    const stopped = api.stop()
    expect(await drains.promise).toBe(2_000)
    expect([await status('/readyz'), await status('/healthz')]).toEqual([503, 200])
    drained.resolve()
    await stopped
    await expect(status('/healthz')).rejects.toThrow()
  } finally {
    drained.resolve()
    await api.stop()
    await database.drop()
  }
})

test('OPS-01 a port in use is one clear line', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const config = readConfig({ HOST: '127.0.0.1', PORT: String(port) })
  await expect(startSite(config)).rejects.toThrow(`PORT ${port} is in use: stop what uses it, or set another PORT`)
  other.close()
})

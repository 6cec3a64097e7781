import { createAvailabilityGroup } from '@kredka/contracts/availability/endpoints'
import { readClaimed } from '@kredka/projections/kernel/groups'
import type { TestDatabase } from '@kredka/projections/postgres/testing/database'
import { type Config, readConfig } from '../config/config.ts'
import { until } from '../kernel/reactions/testing/until.ts'
import { memoryLog } from '../kernel/testing/memory-log.ts'
import type { Running } from './process.ts'
import { startProjector, startWorker } from './start.ts'
import { testPerson } from './testing/people.ts'
import { testApi } from './testing/test-cluster.ts'
import { ENVIRONMENT, makeTables, metricsOf, PATIENT, siteDatabase, type TestSite } from './testing/test-site.ts'

let database: TestDatabase
let api: TestSite
const running: Running[] = []
const configOf = (readModels: Config['read_models']) =>
  readConfig({ ...ENVIRONMENT, DATABASE_URL: database.url, READ_MODELS: readModels })
beforeAll(async () => {
  database = await siteDatabase()
  running.push(await startWorker(configOf('none'), { log: memoryLog(), ...PATIENT }))
  api = await testApi(configOf('all'), database)
  running.push(api)
  await makeTables(api.parts)
})
afterAll(async () => {
  for (const one of running) await one.stop()
  await database.drop()
})

async function projector(group: Config['read_models']): Promise<Running> {
  const started = await startProjector(configOf(group), { log: memoryLog(), ...PATIENT })
  running.push(started)
  return started
}

const claimed = () => readClaimed(database.pool, 'runner', Date.now())

/** Somebody new writes down when they teach, and reads it back. */
async function use(): Promise<number> {
  const { headers } = await testPerson(api, 'teacher')
  const entries = [{ type: 'week_day', day: 1, start_time: '16:00', end_time: '20:00' }]
  const made = await fetch(`${api.url}/api${createAvailabilityGroup.path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Popołudnia', entries }),
  })
  const position = made.headers.get('x-position') ?? ''
  const seen = await fetch(`${api.url}/api/availability/groups`, {
    headers: { ...headers, 'x-after-position': position },
  })
  return seen.status
}

test('OPS-03 OPS-04 projectors lead the read models by group beside a worker without any, and one is enough', async () => {
  const common = await projector('common')
  await projector('apart')
  await until(async () => (await claimed()).length === 2)
  expect(await use()).toBe(200)
  const figures = await metricsOf(api.url)
  // those without a group are what an alert asks for by name (KredkaNobodyLeads)
  for (const lease of ['runner', 'runner:common', 'runner:apart', 'policies', 'alarms', 'jobs', 'mail']) {
    expect(figures).toContain(`kredka_leads{lease="${lease}"} 1`)
  }
  await common.stop()
  expect(await claimed()).toEqual(['apart'])
  expect(await use()).toBe(200)
  await projector('common')
  await until(async () => (await claimed()).length === 2)
  expect(await use()).toBe(200)
})

test('OPS-07 a projector without read models does not start', () => {
  expect(() => startProjector(configOf('none'))).toThrow('READ_MODELS')
})

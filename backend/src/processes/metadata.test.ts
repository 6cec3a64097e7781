import { requestSignup } from '@kredka/contracts/accounts/endpoints'
import { createAvailabilityGroup } from '@kredka/contracts/availability/endpoints'
import { START, type StoredEvent } from '@kredka/contracts/kernel/ports'
import { blockUser } from '@kredka/contracts/users/endpoints'
import { until } from '../kernel/reactions/testing/until.ts'
import { testAdmin, testPerson } from './testing/people.ts'
import { type TestSite, testSite } from './testing/test-site.ts'

let site: TestSite
/** Before the site: its worker begins the day by itself, and a busy machine takes seconds from there to the test. */
let begun = 0
beforeAll(async () => {
  begun = Date.now()
  site = await testSite()
})
afterAll(() => site.stop())

async function post(path: string, body: object, headers: Readonly<Record<string, string>>, correlation: string) {
  const response = await fetch(`${site.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-correlation-id': correlation, ...headers },
    body: JSON.stringify(body),
  })
  expect([path, response.status]).toEqual([path, 200])
}

const log = async () => (await site.store.readAll(START, 10_000)).events
const of = (events: readonly StoredEvent[], correlation: string) =>
  events.filter(({ metadata }) => metadata['$correlationId'] === correlation)

test('EVT-09 each event says who did it, by which command, when, and what led to it: visitor, person, staff and policy', async () => {
  const teacher = await testPerson(site, 'teacher')
  const admin = await testAdmin(site)
  const entries = [{ type: 'week_day', day: 1, start_time: '16:00', end_time: '20:00' }]
  await post(createAvailabilityGroup.path, { name: 'Popołudnia', entries }, teacher.headers, 'metadata-person')
  await post(requestSignup.path, { email: 'nowa@example.com', language: 'pl' }, {}, 'metadata-visitor')
  const block = { reason: 'Sprawa 12/2026.' }
  await post(blockUser.path.replace('{id}', teacher.id), block, admin.headers, 'metadata-staff')
  const reacted = ({ metadata }: StoredEvent) => metadata['actor']?.startsWith('system:') === true
  await until(async () => of(await log(), 'metadata-visitor').some(reacted))

  const events = await log()
  const [made] = of(events, 'metadata-person')
  expect(made?.metadata).toMatchObject({ actor: `user:${teacher.id}`, command: createAvailabilityGroup.name })
  const [asked] = of(events, 'metadata-visitor')
  expect(asked?.metadata).toMatchObject({ actor: 'visitor', command: requestSignup.name })
  const [blocked] = of(events, 'metadata-staff')
  expect(blocked?.metadata).toMatchObject({ actor: `admin:${admin.id}`, command: blockUser.name })

  // what answers an event names it as its cause and keeps the correlation of the request that began it all
  const [answer] = of(events, 'metadata-visitor').filter(reacted)
  const cause = events.find(({ id }) => id === answer?.metadata['$causationId'])
  expect(cause?.metadata['$correlationId']).toBe('metadata-visitor')

  for (const { type, metadata } of events) {
    const { actor = '', command = '', schema_version = '', occurred_at = '', origin = '' } = metadata
    expect([type, actor]).toEqual([type, expect.stringMatching(/^(visitor|(user|admin|system):\S+)$/)])
    expect([type, command]).toEqual([type, expect.stringMatching(/^[a-z_]+\.[a-z_.-]+$/)])
    expect([type, schema_version]).toEqual([type, expect.stringMatching(/^[1-9]\d*$/)])
    expect([type, new Date(occurred_at).toISOString()]).toEqual([type, occurred_at])
    const at = Date.parse(occurred_at)
    expect([type, at >= begun && at <= Date.now()]).toEqual([type, true])
    expect([type, origin]).toEqual([type, 'live'])
    expect([type, metadata['$correlationId'], metadata['$causationId']]).not.toContain(undefined)
  }
})

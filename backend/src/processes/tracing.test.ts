import { requestSignup } from '@kredka/contracts/accounts/endpoints'
import { createAvailabilityGroup } from '@kredka/contracts/availability/endpoints'
import { reportTrace } from '@kredka/contracts/faults/endpoints'
import { START, type StoredEvent } from '@kredka/contracts/kernel/ports'
import { firstSpanOf, traceparentOf } from '@kredka/contracts/kernel/traces'
import { HEADERS } from '@kredka/contracts/kernel/wire'
import { readCheckpoints } from '@kredka/projections/kernel/checkpoints'
import { until } from '../kernel/reactions/testing/until.ts'
import { attributeOf, type Collector, pathsOf, startCollector } from './testing/collector.ts'
import { testPerson } from './testing/people.ts'
import { testSite } from './testing/test-site.ts'

let collector: Collector
beforeEach(async () => {
  collector = await startCollector()
})
afterEach(() => collector.close())

const NAME = 'Tajna-nazwa-grupy'

/** Makes a group of hours with these headers, and waits until its rows are there. */
async function makeGroup(env: Readonly<Record<string, string>>, sent: Readonly<Record<string, string>>) {
  const site = await testSite({ env })
  // what comes while they are still filled is written with the filling, which has no span
  await until(async () => (await readCheckpoints(site.database.pool)).every(({ status }) => status === 'live'))
  const person = await testPerson(site, 'teacher')
  const entries = [{ type: 'week_day', day: 1, start_time: '16:00', end_time: '20:00' }]
  const headers = { ...person.headers, 'content-type': 'application/json', ...sent }
  const body = JSON.stringify({ name: NAME, entries })
  const made = await fetch(`${site.url}/api${createAvailabilityGroup.path}`, { method: 'POST', headers, body })
  expect(made.status).toBe(200)
  const seen = async () => {
    const answer = await fetch(`${site.url}/api/availability/groups`, { headers: person.headers })
    return (await answer.text()).includes(NAME)
  }
  await until(seen)
  return { site, correlation: made.headers.get(HEADERS.correlation) }
}

const traced = (share = '1') => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
  OTEL_TRACES_SAMPLER_ARG: share,
})
const REQUEST = `POST ${createAvailabilityGroup.name}`
const COMMAND = `command ${createAvailabilityGroup.name}`

test('OPS-05 a command is one trace from the request to the rows, with the correlation id of log and events', async () => {
  const { site, correlation } = await makeGroup(traced(), {})
  await site.stop()
  const request = collector.spans().find(({ name }) => name === REQUEST)
  if (request === undefined) throw new Error('no span of the request')
  const paths = pathsOf(collector.spans(), request.traceId)
  for (const below of [`${COMMAND} > append`, 'rows', 'hint']) expect(paths).toContain(`${REQUEST} > ${below}`)
  expect(correlation?.replaceAll('-', '')).toBe(request.traceId)
  expect(attributeOf(request, 'kredka.correlation_id')).toBe(correlation)
  expect(collector.resource('service.name')).toBe('kredka')
  // names and ids alone: nothing that a person wrote
  expect(collector.text()).not.toContain(NAME)
  expect(collector.text()).not.toContain('@')
})

test('OPS-05 what a policy does about an event is in the trace of the request that led to it', async () => {
  const site = await testSite({ env: traced() })
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email: 'nowa@example.com', language: 'pl' })
  const asked = await fetch(`${site.url}/api${requestSignup.path}`, { method: 'POST', headers, body })
  const correlation = asked.headers.get(HEADERS.correlation) ?? ''
  const isAnswered = ({ metadata }: StoredEvent) =>
    metadata['$correlationId'] === correlation && metadata['actor']?.startsWith('system:') === true
  await until(async () => (await site.store.readAll(START, 10_000)).events.some(isAnswered))
  await site.stop()
  const policy = new RegExp(`^POST ${requestSignup.name} > policy \\S+ > append$`)
  const paths = pathsOf(collector.spans(), correlation.replaceAll('-', ''))
  expect(paths).toContainEqual(expect.stringMatching(policy))
  expect(collector.text()).not.toContain('nowa')
})

test('OPS-05 the trace that a browser begins goes on here, whoever else sends its correlation id keeps it', async () => {
  const traceId = 'ab'.repeat(16)
  const { site, correlation } = await makeGroup(traced(), { [HEADERS.traceparent]: traceparentOf(traceId, true) })
  expect(correlation).toBe(traceId)
  const report = (said: object) =>
    fetch(`${site.url}/api${reportTrace.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.config.public_url },
      body: JSON.stringify({
        trace_id: traceId,
        command: createAvailabilityGroup.name,
        outcome: 'ok',
        ms: 40,
        ...said,
      }),
    })
  expect((await report({})).status).toBe(200)
  // known names and codes alone, so that no stranger writes into the traces
  expect((await report({ command: 'anna.kowalska', trace_id: 'cd'.repeat(16) })).status).toBe(200)
  expect((await report({ outcome: 'KOWALSKA', trace_id: 'ef'.repeat(16) })).status).toBe(200)
  const own = { [HEADERS.correlation]: 'trace-0001', [HEADERS.traceparent]: traceparentOf('12'.repeat(16), true) }
  const other = await fetch(`${site.url}/api/topics`, { headers: own })
  expect(other.headers.get(HEADERS.correlation)).toBe('trace-0001')
  await site.stop()

  const browser = `browser ${createAvailabilityGroup.name}`
  const paths = pathsOf(collector.spans(), traceId)
  expect(paths).toEqual(
    expect.arrayContaining([browser, `${browser} > ${REQUEST} > ${COMMAND} > append`, `${browser} > rows`]),
  )
  expect(collector.spans().find(({ name }) => name === browser)?.spanId).toBe(firstSpanOf(traceId))
  expect(collector.text()).not.toMatch(/kowalska/i)
  expect(collector.spans().some((span) => span.traceId === '12'.repeat(16))).toBe(false)
})

test('OPS-05 of the share that is not sent nothing is, from the request to the rows', async () => {
  const { site, correlation } = await makeGroup(traced('0'), {})
  expect(correlation).not.toBeNull()
  expect(await (await fetch(`${site.url}/robots.txt`)).text()).not.toBe('')
  await site.stop()
  expect(collector.spans()).toEqual([])
})

test('OPS-05 without a collector a trace that a caller brings is no business of ours', async () => {
  const { site, correlation } = await makeGroup({}, { [HEADERS.traceparent]: traceparentOf('ab'.repeat(16), true) })
  expect(correlation).not.toBe('ab'.repeat(16))
  await site.stop()
})

test('OPS-05 a collector that is away holds up nothing', async () => {
  collector.close()
  const site = await testSite({ env: traced() })
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
  await site.stop()
})

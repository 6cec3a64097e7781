import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { testPerson } from './testing/people.ts'
import { testSite } from './testing/test-site.ts'

interface SentSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[]
}
interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: SentSpan['attributes'] }
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[]
  }[]
}

/** A collector that keeps what it is sent. */
let collector: Server
let sent: Sent[]
beforeEach(async () => {
  sent = []
  collector = createServer(async (req, res) => {
    expect([req.method, req.url]).toEqual(['POST', '/v1/traces'])
    sent.push((await json(req)) as Sent)
    res.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
})
afterEach(() => void collector.close())

const endpoint = () => `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
const attribute = ({ attributes }: Pick<SentSpan, 'attributes'>, name: string) =>
  attributes.find(({ key }) => key === name)?.value.stringValue

test('OPS-05 a request, its append and the policies that follow are one trace, with the correlation id of log and events', async () => {
  const site = await testSite({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint() } })
  const person = await testPerson(site, 'teacher')
  const entries = [{ type: 'week_day', day: 1, start_time: '16:00', end_time: '20:00' }]
  const group = { name: 'Tajna-nazwa-grupy', entries }
  const headers = { ...person.headers, 'content-type': 'application/json', 'x-correlation-id': 'trace-0001' }
  const made = await fetch(`${site.url}/api/availability/groups`, {
    method: 'POST',
    headers,
    body: JSON.stringify(group),
  })
  expect(made.status).toBe(200)
  await site.stop()

  const spans = sent.flatMap((one) => one.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((s) => s.spans)))
  const request = spans.find(({ name }) => name === 'POST availability.create_group')
  if (request === undefined) throw new Error(`no span of the request among ${spans.map(({ name }) => name).join(', ')}`)
  expect(attribute(request, 'kredka.correlation_id')).toBe('trace-0001')
  const below = spans.filter(({ parentSpanId }) => parentSpanId === request.spanId)
  expect(below.map(({ name, traceId }) => [name, traceId])).toContainEqual(['append', request.traceId])
  expect(attribute(sent[0]?.resourceSpans[0]?.resource ?? { attributes: [] }, 'service.name')).toBe('kredka')
  expect(spans.some(({ name }) => name.startsWith('policy '))).toBe(true)
  // names and ids alone: nothing that a person wrote
  expect(JSON.stringify(sent)).not.toContain('Tajna-nazwa-grupy')
  expect(JSON.stringify(sent)).not.toContain('@')
})

test('OPS-05 a collector that is away holds up nothing', async () => {
  const gone = endpoint()
  collector.close()
  const site = await testSite({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: gone } })
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
  await site.stop()
})

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** A span as OTLP over HTTP has it in JSON. */
interface SentSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly startTimeUnixNano: string
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[]
}
interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: SentSpan['attributes'] }
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[]
  }[]
}

/** An OpenTelemetry collector that keeps what it is sent. */
export interface Collector {
  readonly endpoint: string
  /** All that was sent, as text. */
  text(): string
  spans(): readonly SentSpan[]
  /** Of who sent first. */
  resource(name: string): string | undefined
  close(): void
}

export async function startCollector(): Promise<Collector> {
  const sent: Sent[] = []
  const server = createServer(async (req, res) => {
    if (req.method !== 'POST' || req.url !== '/v1/traces') {
      res.writeHead(404).end()
      return
    }
    sent.push((await json(req)) as Sent)
    res.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => JSON.stringify(sent),
    spans: () =>
      sent.flatMap((one) => one.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((s) => s.spans))),
    resource: (name) => {
      const first = sent[0]?.resourceSpans[0]?.resource
      return first === undefined ? undefined : attributeOf(first, name)
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

export function attributeOf({ attributes }: Pick<SentSpan, 'attributes'>, name: string): string | undefined {
  return attributes.find(({ key }) => key === name)?.value.stringValue
}

/** Names of the spans of a trace, each below that of its parent: `request > append`. */
export function pathsOf(spans: readonly SentSpan[], traceId: string): readonly string[] {
  const own = spans.filter((span) => span.traceId === traceId)
  const pathOf = (span: SentSpan): string => {
    if (span.parentSpanId === undefined || span.parentSpanId === '') return span.name
    const parent = own.find(({ spanId }) => spanId === span.parentSpanId)
    return `${parent === undefined ? 'absent' : pathOf(parent)} > ${span.name}`
  }
  return own.map(pathOf)
}

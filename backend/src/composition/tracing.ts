import { isTraceSent } from '@kredka/contracts/kernel/traces'
import { context, trace } from '@opentelemetry/api'
import type { Sampler, SamplingDecision } from '@opentelemetry/sdk-trace'
import type { Config } from '../config/config.ts'
import { SPAN_IDS, setTracing } from '../kernel/tracing.ts'

/** Where traces go, and how many of them. */
export type TracingConfig = Pick<Config, 'otel_endpoint' | 'otel_sample' | 'brand'>

/**
 * Sends the process's spans to an OpenTelemetry collector (OPS-05): in batches, dropped when the collector does not
 * keep up, so that no request waits for it. The SDK is loaded only where a collector is configured.
 * @returns sends what is left; null where none is configured
 */
export async function startTracing(config: TracingConfig, role: string): Promise<(() => Promise<void>) | null> {
  if (config.otel_endpoint === null) return null
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }, { AsyncLocalStorageContextManager }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/context-async-hooks'),
    ])
  const exporter = new OTLPTraceExporter({ url: `${config.otel_endpoint}/v1/traces`, timeoutMillis: EXPORT_MS })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': config.brand.toLowerCase(), 'kredka.role': role }),
    sampler: shareSampler(config.otel_sample, sdk.SamplingDecision),
    idGenerator: SPAN_IDS,
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_MS })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(provider)
  setTracing(true)
  return async () => {
    setTracing(false)
    await provider.shutdown()
    trace.disable()
    context.disable()
  }
}

/** A collector that is down must not hold up the end of a process. */
const EXPORT_MS = 3_000

/** Whole traces are sent or left out, by their id alone: processes that never speak to each other agree. */
function shareSampler(share: number, { NOT_RECORD, RECORD_AND_SAMPLED }: typeof SamplingDecision): Sampler {
  return {
    shouldSample: (_, traceId) => ({ decision: isTraceSent(traceId, share) ? RECORD_AND_SAMPLED : NOT_RECORD }),
    toString: () => `share ${share}`,
  }
}

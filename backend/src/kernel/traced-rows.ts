import type { AroundBatch } from '@kredka/projections/kernel/batch'
import { runTraced } from './tracing.ts'

/** A span for the rows that each correlation of a batch changes, from its events to the commit (OPS-05). */
export const traceRows: AroundBatch = ({ members, stored }, work) => {
  const heard = stored.filter(({ type }) => members.some(({ projection }) => type in projection.on))
  const names = members.filter(({ projection }) => heard.some(({ type }) => type in projection.on))
  const attributes = { 'kredka.read_models': names.map(({ projection }) => projection.name) }
  const of = heard.flatMap(({ metadata }) => metadata['$correlationId'] ?? [])
  return runTraced('rows', attributes, of, work)
}

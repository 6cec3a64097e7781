import type { ProjectionStatus } from '@kredka/projections/kernel/projection-cli'
import { table } from '../terminal/table.ts'

const HEAD = ['read model', 'state', 'events', 'lag', 'position', 'version']

/** One line a read model, and below it what stopped the parked ones. */
export function statusTable(rows: readonly ProjectionStatus[]): string {
  const lines = rows.map((row) => [
    row.slot === 'next' ? `${row.projection} (new)` : row.projection,
    row.status,
    String(row.events),
    String(row.lag),
    row.position,
    row.version.slice(0, 10),
  ])
  const errors = rows.filter(({ error }) => error !== null).map(errorOf)
  return [table(HEAD, lines), ...errors].join('\n')
}

function errorOf({ projection, error, event, failures }: ProjectionStatus): string {
  const where = event ? ` at ${event.type} (${event.stream}, revision ${event.revision})` : ''
  return `\n${projection} stopped${where}, ${failures} ${failures === 1 ? 'time' : 'times'}: ${error}`
}

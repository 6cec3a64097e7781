import { table } from '../terminal/table.ts'
import type { Bench, BenchReport, BenchRow } from './bench.ts'

const HEAD = ['', 'unit', 'median', 'p95', 'p99', 'floor', 'ratio', 'budget', '']

/** The report of one bench as a person reads it. */
export function render(bench: Bench, report: BenchReport): string {
  const rows = report.rows.map((row) => [
    row.label,
    row.unit,
    ...[row.median, row.p95, row.p99, row.floor].map(figure),
    row.ratio === null ? '–' : `${row.ratio.toFixed(2)} ×`,
    row.budget ?? '–',
    row.ok ? 'ok' : 'MISSED',
  ])
  const notes = (report.notes ?? []).map((note) => `  ${note}`)
  return [`\n${bench.name}: ${bench.budget}`, table(HEAD, rows), ...notes].join('\n')
}

export function findMissed(report: BenchReport): readonly BenchRow[] {
  return report.rows.filter(({ ok }) => !ok)
}

/** The figure that the row's budget speaks of, as a person reads it. */
export function countText(row: BenchRow): string {
  const { counts = row.ratio === null ? 'median' : 'ratio', unit } = row
  if (counts === 'ratio') return `${figure(row.ratio)} ×`
  if (counts === 'above') return `${figure((row.p95 ?? Number.NaN) - (row.floor ?? 0))} ${unit} above the floor`
  return `${figure(row[counts])} ${unit}`.trim()
}

function figure(value: number | null): string {
  if (value === null || Number.isNaN(value)) return '–'
  if (value >= 1000) return Math.round(value).toLocaleString('en').replaceAll(',', ' ')
  return value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2)
}

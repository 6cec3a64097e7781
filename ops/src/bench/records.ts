import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../terminal/root.ts'
import type { BenchReport } from './bench.ts'
import type { Fingerprints } from './fingerprints.ts'
import { countText } from './report.ts'

/** What a bench said when it was recorded last. */
export interface BenchRecord {
  /** Of the code that was measured; for people, since a rebase changes it: what counts are the fingerprints. */
  readonly commit: string
  /** `2026-11-23` */
  readonly date: string
  /** What broke it off; null where it came to its end. */
  readonly broke_off: string | null
  readonly rows: readonly RecordedRow[]
  readonly parts: Fingerprints
}

export interface RecordedRow {
  readonly label: string
  /** The figure that the budget speaks of, such as `1.04 ×`. */
  readonly figure: string
  readonly ok: boolean
}

/** By the bench's name. */
export type Records = Readonly<Record<string, BenchRecord>>

const FILE = join(ROOT, 'ops/src/bench/records.json')

export async function readRecords(): Promise<Records> {
  return JSON.parse(await readFile(FILE, 'utf8'))
}

/** In the order of names, so that two who record different benches change different lines. */
export async function writeRecords(records: Records): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(records).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  await writeFile(FILE, `${JSON.stringify(sorted, null, 2)}\n`)
}

/** Of a report's rows those that have a budget. */
export function rowsToRecord({ rows }: BenchReport): readonly RecordedRow[] {
  return rows
    .filter(({ budget }) => budget !== null)
    .map((row) => ({ label: row.label, figure: countText(row), ok: row.ok }))
}

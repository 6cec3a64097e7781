import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Recorded } from '@kredka/contracts/kernel/events'
import { events } from '../events.ts'
import { convertLines } from '../export-format.ts'
import { sampleLines } from '../testing/sample-log.ts'
import { exportSource } from './export-source.ts'
import { catalogOfContracts, type Place } from './source.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kredka-tables-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function readAll(path: string, after: Place | null = null): Promise<readonly Recorded[]> {
  const events: Recorded[] = []
  for await (const page of exportSource(path, await catalogOfContracts()).read(after)) events.push(...page)
  return events
}

test.each(['parquet', 'csv'] as const)('ANA-02 ANA-03 an export as %s is read as its lines are', async (format) => {
  const lines = join(folder, 'events.ndjson')
  await writeFile(lines, (await sampleLines(700)).join(''))
  const table = join(folder, 'table')
  await convertLines(lines, table, format)
  const read = await readAll(table)
  expect(read).toHaveLength(705)
  expect(read).toEqual(await readAll(lines))
  const place = { position: read[600]?.position ?? '', event_id: read[600]?.id ?? '' }
  expect(await readAll(table, place)).toEqual(read.slice(601))
})

test.each([
  ['PAR1 and nothing else', 'cannot be read as a table'],
  ['position,stream\n1,order-a\n', 'cannot be read as a table'],
  ['dear Anna,\n', 'line 1, is no event'],
  ['', 'is empty'],
])('ANA-03 a file that is no export is named: %j', async (text, message) => {
  const path = join(folder, 'letter')
  await writeFile(path, text)
  await expect(readAll(path)).rejects.toThrow(message)
  const asking = events(['sql', 'select 1', '--over', path], new AbortController().signal)
  await expect(asking).rejects.toThrow(message)
})

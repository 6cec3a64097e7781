import { run } from '../terminal/run.ts'
import { Refusal } from '../terminal/run-main.ts'
import type { Bench, Outcome } from './bench.ts'
import { fingerprintsOf, partsChanged } from './fingerprints.ts'
import { benchTable, readTable, writeTable } from './readme-table.ts'
import { type BenchRecord, readRecords, rowsToRecord, writeRecords } from './records.ts'

export type Keep = (bench: Bench, outcome: Outcome) => Promise<void>

/**
 * Writes what each of the chosen benches comes to beside the code it measured, and the README's table anew; others keep
 * their rows.
 * @throws Refusal where what they measure is in no commit yet: a row names the commit
 */
export async function recorder(all: readonly Bench[], chosen: readonly Bench[]): Promise<Keep> {
  const commit = await git('rev-parse', '--short=9', 'HEAD')
  const before = new Map(chosen.map((bench) => [bench.name, fingerprintsOf(bench)]))
  const parts = new Set([...before.values()].flatMap((prints) => Object.keys(prints)))
  const open = await git('status', '--porcelain', '--', ...parts)
  if (open !== '') throw new Refusal(`Commit first what is to be measured; --record names the commit:\n${open}`)
  return async (bench, outcome) => {
    const prints = before.get(bench.name) ?? {}
    const changed = partsChanged(prints, fingerprintsOf(bench))
    if (changed.length > 0) {
      console.log(`  Not recorded: ${changed.join(', ')} changed meanwhile.`)
      return
    }
    const broke_off = 'broke_off' in outcome ? firstLine(outcome.broke_off) : null
    const record: BenchRecord = {
      commit,
      date: new Date().toISOString().slice(0, 10),
      broke_off,
      rows: 'broke_off' in outcome ? [] : rowsToRecord(outcome),
      parts: prints,
    }
    const records = { ...(await readRecords()), [bench.name]: record }
    await writeRecords(records)
    await writeTable(benchTable(all, records))
  }
}

/** Lets the README's table say what is true of the code as it is. */
export async function markStale(all: readonly Bench[]): Promise<number> {
  const table = benchTable(all, await readRecords())
  const same = table === (await readTable())
  if (!same) await writeTable(table)
  console.log(same ? 'The table of README.md is true as it is.' : 'The table of README.md is true again: commit it.')
  return 0
}

async function git(...args: readonly string[]): Promise<string> {
  const { code, output } = await run('git', args)
  if (code !== 0) throw new Refusal(`--record needs git: ${output.trim()}`)
  return output.trim()
}

/** As a cell of a table can hold it. */
function firstLine(text: string): string {
  return (text.split('\n')[0] ?? '').replaceAll('|', '/').slice(0, 120)
}

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../terminal/root.ts'
import type { Bench } from './bench.ts'
import { type Fingerprints, fingerprintsOf, partsChanged } from './fingerprints.ts'
import type { BenchRecord, RecordedRow, Records } from './records.ts'

const README = join(ROOT, 'README.md')
const BEGIN = '<!-- bench: written by npm run bench -- --record -->'
const END = '<!-- bench: end -->'
/** A bench of more rows is told by its first and by those that missed. */
const SHOWN = 6
const FIRST = 2

type Named = Pick<Bench, 'name' | 'budget' | 'measures'>

/** The table of the README: what was recorded, and whether the code is still what was measured. */
export function benchTable(
  benches: readonly Named[],
  records: Records,
  now: (bench: Named) => Fingerprints = fingerprintsOf,
): string {
  const lines = benches.map((bench) => {
    const record = records[bench.name]
    if (record === undefined) return [bench.name, bench.budget, '–', 'never recorded', '', '']
    const { commit, date } = record
    const stale = partsChanged(record.parts, now(bench)).length > 0
    return [bench.name, bench.budget, figuresOf(record), verdictOf(record, stale), `\`${commit}\``, date]
  })
  const rows = [['bench', 'budget', 'last', '', 'commit', 'date'], Array.from({ length: 6 }, () => '---'), ...lines]
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** What stands between the marks of the README. @throws where it has none */
export async function readTable(): Promise<string> {
  const { table } = split(await readFile(README, 'utf8'))
  return table
}

export async function writeTable(table: string): Promise<void> {
  const { before, after } = split(await readFile(README, 'utf8'))
  await writeFile(README, `${before}${BEGIN}\n\n${table}\n\n${END}${after}`)
}

function split(readme: string) {
  const [begin, end] = [readme.indexOf(BEGIN), readme.indexOf(END)]
  if (begin < 0 || end < begin) throw new Error(`README.md has no ${BEGIN} … ${END}`)
  return {
    before: readme.slice(0, begin),
    table: readme.slice(begin + BEGIN.length, end).trim(),
    after: readme.slice(end + END.length),
  }
}

function verdictOf({ broke_off, rows }: BenchRecord, stale: boolean): string {
  const missed = broke_off !== null || rows.some(({ ok }) => !ok)
  if (stale) return missed ? '**missed**; not measured since' : 'held; not measured since'
  return missed ? '**missed**' : 'holds'
}

function figuresOf({ broke_off, rows }: BenchRecord): string {
  const told = rows.length <= SHOWN ? rows : rows.filter(({ ok }, n) => n < FIRST || !ok)
  const rest = rows.length - told.length
  const more = rest > 0 ? [`${rest} more within theirs`] : []
  const broken = broke_off === null ? [] : [`breaks off: ${broke_off}`]
  return [...told.map(figureOf), ...more, ...broken].join('; ')
}

function figureOf({ label, figure, ok }: RecordedRow): string {
  const text = `${label}: ${figure}`
  return ok ? text : `**${text}**`
}

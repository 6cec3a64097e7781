import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BENCHES } from './benches.ts'
import { fingerprintsOf, partsChanged } from './fingerprints.ts'
import { benchTable, readTable } from './readme-table.ts'
import { type BenchRecord, readRecords } from './records.ts'

const RECORD: BenchRecord = {
  commit: 'abc1234',
  date: '2026-11-23',
  broke_off: null,
  rows: [{ label: '64 callers', figure: '2.92 ×', ok: true }],
  parts: { 'a.ts': '1', b: '2' },
}
const BENCH = { name: 'append', budget: '≥ 2.5 ×', measures: ['a.ts', 'b'] }
const lineOf = (record: BenchRecord, now: BenchRecord['parts']) =>
  benchTable([BENCH], { append: record }, () => now)
    .split('\n')
    .at(-1)

test('OPS-02 no row of the README claims what was measured of other code', async () => {
  const records = await readRecords()
  const stale = BENCHES.flatMap((bench) => {
    const record = records[bench.name]
    const parts = record === undefined ? [] : partsChanged(record.parts, fingerprintsOf(bench))
    return parts.length > 0 ? [`${bench.name} (${parts.join(', ')})`] : []
  })
  const found = await readTable()
  if (found !== benchTable(BENCHES, records)) {
    throw new Error(
      [
        'The table of benches in README.md is not what was recorded of this code.',
        `Changed since they were measured: ${stale.join('; ') || 'nothing'}.`,
        'Run: npm run bench -- --stale        and commit README.md; the old figures stay, with their commit.',
        'Or measure anew: npm run bench -- --record <names>',
      ].join('\n'),
    )
  }
})

test('OPS-02 a row holds until a part that it measures changes, and keeps its figure then', () => {
  expect(lineOf(RECORD, RECORD.parts)).toBe(
    '| append | ≥ 2.5 × | 64 callers: 2.92 × | holds | `abc1234` | 2026-11-23 |',
  )
  expect(lineOf(RECORD, { ...RECORD.parts, b: '3' })).toBe(
    '| append | ≥ 2.5 × | 64 callers: 2.92 × | held; not measured since | `abc1234` | 2026-11-23 |',
  )
})

test('OPS-02 what missed or broke off is said, and of many rows only these beside the first', () => {
  const row = (n: number) => ({ label: `page ${n}`, figure: `${n} kB`, ok: n !== 7 })
  const rows = Array.from({ length: 9 }, (_, n) => row(n))
  expect(lineOf({ ...RECORD, rows }, RECORD.parts)).toContain(
    'page 0: 0 kB; page 1: 1 kB; **page 7: 7 kB**; 6 more within theirs | **missed** |',
  )
  expect(lineOf({ ...RECORD, rows: [], broke_off: 'READ_MODEL_BEHIND' }, {})).toContain(
    '| breaks off: READ_MODEL_BEHIND | **missed**; not measured since |',
  )
})

test('OPS-02 a changed, added or renamed file of a part shows; a test does not', async () => {
  const root = await mkdtemp(join(tmpdir(), 'kredka-parts-'))
  try {
    await mkdir(join(root, 'ops/src/bench'), { recursive: true })
    await mkdir(join(root, 'part/testing'), { recursive: true })
    const write = (path: string, text: string) => writeFile(join(root, path), text)
    await write('ops/src/bench/some.ts', 'bench')
    await write('ops/src/bench/some-floor.ts', 'floor')
    await write('ops/src/bench/someother.ts', 'not mine')
    await write('part/one.ts', 'one')
    const prints = () => fingerprintsOf({ name: 'some', measures: ['part'] }, root)
    const first = prints()
    expect(Object.keys(first)).toEqual(['ops/src/bench/some-floor.ts', 'ops/src/bench/some.ts', 'part'])
    await write('part/one.test.ts', 'a test')
    await write('part/testing/kit.ts', 'a kit')
    await write('ops/src/bench/some.test.ts', 'a test')
    await write('ops/src/bench/someother.ts', 'changed')
    expect(prints()).toEqual(first)
    await write('part/one.ts', 'two')
    expect(partsChanged(first, prints())).toEqual(['part'])
    await write('part/one.ts', 'one')
    expect(prints()).toEqual(first)
    await cp(join(root, 'part/one.ts'), join(root, 'part/two.ts'))
    await write('ops/src/bench/some.ts', 'changed')
    expect(partsChanged(first, prints())).toEqual(['ops/src/bench/some.ts', 'part'])
  } finally {
    await rm(root, { recursive: true, force: true })
  }
})

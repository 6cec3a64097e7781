import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../terminal/root.ts'
import { sources } from './files.ts'

const MAX_COLUMNS = 120
/** What is a word or a pattern of its own, and would be another in two lines. */
const LITERAL = /`(?:[^`\\]|\\.)*`|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\/(?:[^/\\\n]|\\.)+\/[a-z]*/g
/** Texts and drawings by the line; tables and migrations, whose words are part of their version. */
const BY_THE_LINE = /\.sql$|^contracts\/src\/legal\/|^ops\/src\/seed\/texts\/|^frontend\/src\/ui\/icons\//

/** Numbers of the lines that are longer than they may be, whatever their literals take. */
function longLines(source: string): readonly number[] {
  const isLong = (line: string) =>
    [...line].length > MAX_COLUMNS && [...line.replaceAll(LITERAL, '')].length > MAX_COLUMNS
  return source.split('\n').flatMap((line, n) => (isLong(line) ? [n + 1] : []))
}

test('a line that could be two is no longer than 120 columns', () => {
  const own = sources().filter((file) => !BY_THE_LINE.test(file))
  expect(own.length).toBeGreaterThan(1_000)
  const found = own.flatMap((file) =>
    longLines(readFileSync(join(ROOT, file), 'utf8')).map((line) => `${file}:${line}`),
  )
  expect(found).toEqual([])
})

test('a comment and a statement count, a sentence in quotes does not', () => {
  const long = 'as long as it takes '.repeat(7)
  expect(longLines([`// ${long}`, `say('${long}')`, `  select ${long}`, 'short'].join('\n'))).toEqual([1, 3])
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../terminal/root.ts'
import { sources } from './files.ts'

const MAX_COLUMNS = 120
const MAX_LINES = 300
/** What is a word or a pattern of its own, and would be another in two lines. */
const LITERAL = /`(?:[^`\\]|\\.)*`|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\/(?:[^/\\\n]|\\.)+\/[a-z]*/g
/** Texts and drawings by the line; tables and migrations, whose words are part of their version. */
const BY_THE_LINE = /\.sql$|^contracts\/src\/legal\/|^ops\/src\/seed\/texts\/|^frontend\/src\/ui\/icons\//

/** Lines and files that are longer than they may be, one a line of the answer. */
export function findTooLong(): readonly string[] {
  return sources().flatMap((file) => {
    const source = readFileSync(join(ROOT, file), 'utf8')
    const lines = BY_THE_LINE.test(file)
      ? []
      : longLines(source).map((line) => `${file}:${line} has over ${MAX_COLUMNS} columns`)
    return isLongFile(source) ? [...lines, `${file} has over ${MAX_LINES} lines`] : lines
  })
}

/** Numbers of the lines that are longer than they may be, whatever their literals take. */
export function longLines(source: string): readonly number[] {
  const isLong = (line: string) =>
    [...line].length > MAX_COLUMNS && [...line.replaceAll(LITERAL, '')].length > MAX_COLUMNS
  return source.split('\n').flatMap((line, n) => (isLong(line) ? [n + 1] : []))
}

export function isLongFile(source: string): boolean {
  return source.trimEnd().split('\n').length > MAX_LINES
}

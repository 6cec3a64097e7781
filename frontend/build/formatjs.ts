import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

const CLI = join(dirname(createRequire(import.meta.url).resolve('@formatjs/cli/package.json')), 'bin/formatjs')

/** A file of code; its name says which syntax it has. */
export interface Source {
  readonly file: string
  readonly code: string
}

/**
 * Messages of these files as `formatjs` compiles them, by id.
 * @throws Error for a message that ICU does not accept, and for an id that two files define
 */
export function compileFiles(files: readonly string[]): Readonly<Record<string, readonly MessageFormatElement[]>> {
  return JSON.parse(runFormatjs(['compile', '--format', 'simple', '--ast', ...files]))
}

/** `t('a.b')` is short for what `formatjs` looks for, `t({ id: 'a.b' })`. */
const CALL = /\bt\(\s*(['"])([a-z_]+\.[\w.]+)\1/g
/** An id that is computed names no text: `formatjs` wants none of these. */
const COMPUTED = /(?<=<)Txt(?=\s+id=\{)|formatMessage(?=\(\{ id \})/g

/** Ids that `formatjs` extracts from calls of `t` and from `<Txt>`. @throws Error for code that cannot be parsed */
export function extractIds(sources: readonly Source[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'kredka-extract-'))
  try {
    for (const { file, code } of sources) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), code.replace(CALL, "t({ id: '$2' }").replace(COMPUTED, 'Computed'))
    }
    const list = join(folder, '.sources')
    writeFileSync(list, sources.map(({ file }) => join(folder, file)).join('\n'))
    const names = ['--additional-function-names', 't', '--additional-component-names', 'Txt']
    return Object.keys(JSON.parse(runFormatjs(['extract', '--throws', ...names, '--in-file', list])))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function runFormatjs(args: readonly string[]): string {
  return execFileSync(process.execPath, [CLI, ...args], { encoding: 'utf8', maxBuffer: 2 ** 26, stdio: 'pipe' })
}

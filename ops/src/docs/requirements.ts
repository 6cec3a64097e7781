import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../terminal/root.ts'
import { sources } from './files.ts'

export interface Requirement {
  /** `ORD-02`. */
  readonly id: string
  readonly text: string
}

export const REQUIREMENTS = 'ops/docs/requirements.md'

/** Every requirement, in the order of the document. */
export function requirements(): readonly Requirement[] {
  const text = readFileSync(join(ROOT, REQUIREMENTS), 'utf8')
  return [...text.matchAll(/^- \*\*([A-Z0-9]{3}-\d{2})\*\* (.+)$/gm)].map(([, id = '', about = '']) => ({
    id,
    text: about,
  }))
}

/** A requirement or section that a source names, wherever it stands in it. */
export interface Mention {
  readonly id: string
  readonly file: string
  readonly line: number
}

/** Whatever in a source is spelled like an ID. */
export function mentions(): readonly Mention[] {
  return inSources(idsIn)
}

/** The parts of the particulars, as comments name them: `section 5`. */
export function sections(): ReadonlySet<string> {
  const text = readFileSync(join(ROOT, REQUIREMENTS), 'utf8')
  return new Set([...text.matchAll(/^## Section (\d+):/gm)].map(([, number]) => `section ${number}`))
}

export function sectionMentions(): readonly Mention[] {
  return inSources((text) => [...text.matchAll(/\bsection \d+\b/gi)].map(([id]) => id.toLowerCase()))
}

function inSources(find: (text: string) => readonly string[]): readonly Mention[] {
  return [...texts()].flatMap(([file, text]) => {
    if (find(text).length === 0) return []
    return text.split('\n').flatMap((line, n) => find(line).map((id) => ({ id, file, line: n + 1 })))
  })
}

let read: ReadonlyMap<string, string> | undefined

/** What stands in each source; read once, since there are some thousands. */
function texts(): ReadonlyMap<string, string> {
  read ??= new Map(sources().map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]))
  return read
}

function idsIn(text: string): readonly string[] {
  return [...text.matchAll(/(?<![\w-])[A-Z][A-Z0-9]{2}-\d{2}(?![\w-])/g)].map(([id]) => id)
}

export function areaOf(id: string): string {
  return id.slice(0, 3)
}

const TEST_FILE = /\.(test|e2e)\.tsx?$/
/** What opens a test or a group of them, up to its title; of `test.each` the table may stand in between. */
const TITLE = /\b(?:test|it|describe)(?:\.\w+)*\s*\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g
const EACH = /\b(?:test|it|describe)\.each\b[\s\S]*?\)\s*\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g

/** Files by the requirement that the title of one of their tests names. */
export function findTests(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const [file, text] of texts()) {
    if (!TEST_FILE.test(file)) continue
    for (const id of titlesIn(text)) found.set(id, [...(found.get(id) ?? []), file])
  }
  return found
}

/** IDs in the titles of a test file, each once. */
export function titlesIn(text: string): readonly string[] {
  const titles = [...text.matchAll(TITLE), ...text.matchAll(EACH)].map(([, , title = '']) => title)
  return [...new Set(titles.flatMap(idsIn))]
}

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

/** An ID that a source names, wherever it stands in it. */
export interface Mention {
  readonly id: string
  readonly file: string
  readonly line: number
}

/** Whatever in a source is spelled like an ID. */
export function mentions(): readonly Mention[] {
  return sources().flatMap((file) => {
    const lines = readFileSync(join(ROOT, file), 'utf8').split('\n')
    return lines.flatMap((text, n) => idsIn(text).map((id) => ({ id, file, line: n + 1 })))
  })
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
export function testedBy(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const file of sources().filter((source) => TEST_FILE.test(source))) {
    for (const id of titlesIn(readFileSync(join(ROOT, file), 'utf8'))) {
      found.set(id, [...(found.get(id) ?? []), file])
    }
  }
  return found
}

/** IDs in the titles of a test file, each once. */
export function titlesIn(text: string): readonly string[] {
  const titles = [...text.matchAll(TITLE), ...text.matchAll(EACH)].map(([, , title = '']) => title)
  return [...new Set(titles.flatMap(idsIn))]
}

import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isUsed, type TextUses, usesIn, withoutComments } from './text-uses.ts'

/** The part that every page has: the texts of all that loads at once with `main.tsx`. */
export const BASE = 'base'
const MAIN = 'main.tsx'

/** Texts by the code that shows them: each file that loads later brings a part of its own. */
export interface TextParts {
  /**
   * Ids by part: `base`, and by name what a file that loads later shows beyond it. A file that shows no more has no
   * part.
   */
  readonly ids: ReadonlyMap<string, ReadonlySet<string>>
  /** By part the files of `src` that load with it. */
  readonly files: ReadonlyMap<string, ReadonlySet<string>>
}

/** Name of the part of a file: `offers/pages/SearchPage`. @param file relative to `src` */
export function partOf(file: string): string {
  return file === MAIN ? BASE : file.replace(/\.tsx?$/, '')
}

/** Files below `src`, relative to it, by what they import at once and what later. */
interface Imports {
  readonly uses: TextUses
  readonly now: readonly string[]
  readonly later: readonly string[]
}

/** @param all ids of all texts */
export function textParts(source: string, all: readonly string[]): TextParts {
  const graph = readGraph(source)
  const roots = [MAIN, ...new Set([...graph.values()].flatMap(({ later }) => later))]
  const files = new Map(roots.map((root) => [partOf(root), closureOf(graph, root)]))
  const shown = (part: string) =>
    [...(files.get(part) ?? [])].reduce((ids, file) => {
      const uses = graph.get(file)?.uses
      if (uses !== undefined) for (const id of all) if (isUsed(id, uses)) ids.add(id)
      return ids
    }, new Set<string>())
  const base = shown(BASE)
  const parts = roots
    .slice(1)
    .map((root) => [partOf(root), new Set([...shown(partOf(root))].filter((id) => !base.has(id)))] as const)
    .filter(([, ids]) => ids.size > 0)
  return { ids: new Map([[BASE, base], ...parts]), files }
}

/** `import … from './x.ts'` and `export … from './x.ts'`, but for those of types. */
const NOW = /^(?:import|export)\s(?!type\s)(?:[^'"]*?\sfrom\s)?'(\.[^']+\.tsx?)'/gm
const LATER = /\bimport\('(\.[^']+\.tsx?)'\)/g

function readGraph(source: string): ReadonlyMap<string, Imports> {
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file))
  return new Map(
    files.map((file) => {
      const code = withoutComments(readFileSync(join(source, file), 'utf8'))
      const found = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, path = '']) => join(dirname(file), path))
      return [file, { uses: usesIn(code), now: found(NOW), later: found(LATER) }] as const
    }),
  )
}

function closureOf(graph: ReadonlyMap<string, Imports>, root: string): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    for (const next of graph.get(file)?.now ?? []) visit(next)
  }
  visit(root)
  return found
}

/**
 * Where code loads a file later, it loads the texts of that file beside it:
 * `import('./X.tsx')` becomes `withTexts(import('./X.tsx'), { pl: () => import(…), en: () => import(…) })`.
 * @param file relative to `src`
 * @returns null where the file loads nothing later that shows texts of its own
 */
export function bringTexts(code: string, file: string, parts: TextParts): string | null {
  const brought = code.replace(LATER, (found, path: string) => {
    const part = partOf(join(dirname(file), path))
    if (!parts.ids.has(part)) return found
    const load = (language: string) => `${language}: () => import('virtual:texts/${part}-${language}')`
    return `withTexts(${found}, { ${load('pl')}, ${load('en')} })`
  })
  return brought === code ? null : brought
}

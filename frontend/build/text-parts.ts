import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Refusals, refusalsIn } from './refusals.ts'
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
  /** Files that only hand on what others export: of these load those alone whose names somebody imports. */
  readonly doors: ReadonlySet<string>
}

/** Name of the part of a file: `offers/pages/SearchPage`. @param file relative to `src` */
export function partOf(file: string): string {
  return file === MAIN ? BASE : file.replace(/\.tsx?$/, '')
}

/** Files below `src`, relative to it, by what they import at once and what later. */
interface Imports {
  readonly uses: TextUses
  readonly now: readonly Import[]
  readonly later: readonly string[]
  /** Of a file that only hands on what others export: what is behind each name. */
  readonly handsOn: ReadonlyMap<string, Import> | null
}

interface Import {
  readonly path: string
  /** Null where all of the file is meant. */
  readonly names: readonly string[] | null
}

/**
 * Why a call is refused is worded with whoever makes it; why any call may be, with the base.
 * @param all ids of all texts
 */
export function textParts(source: string, all: readonly string[], refusals: Refusals): TextParts {
  const graph = readGraph(source, refusals)
  const oneModules = new Set([...refusals.values()].flatMap(({ own }) => own.map(errorId)))
  const roots = [MAIN, ...new Set([...graph.values()].flatMap(({ later }) => later))]
  const files = new Map(roots.map((root) => [partOf(root), closureOf(graph, root)]))
  const shown = (part: string) =>
    [...(files.get(part) ?? [])].reduce((ids, file) => {
      const uses = graph.get(file)?.uses
      if (uses === undefined) return ids
      for (const id of all) if (uses.mentioned.has(id) || (!oneModules.has(id) && isUsed(id, uses))) ids.add(id)
      return ids
    }, new Set<string>())
  const base = shown(BASE)
  const parts = roots
    .slice(1)
    .map((root) => [partOf(root), new Set([...shown(partOf(root))].filter((id) => !base.has(id)))] as const)
    .filter(([, ids]) => ids.size > 0)
  const doors = new Set([...graph].flatMap(([file, { handsOn }]) => (handsOn === null ? [] : [file])))
  return { ids: new Map([[BASE, base], ...parts]), files, doors }
}

/** `import … from './x.ts'` and `export … from './x.ts'`, but for those of types. */
const NOW = /^(?:import|export)\s(?!type\s)(?:([^'"]*?)\sfrom\s)?'(\.[^']+\.tsx?)'/gm
const LATER = /\bimport\('(\.[^']+\.tsx?)'\)/g
/** All that stands in a file that only hands on: the package says that no file does anything by being loaded. */
const HANDS_ON = /^\s*(?:export (?:type )?\{[^}]*\} from '[^']+'\s*)+$/

/** Of a code (API-03). */
function errorId(code: string): string {
  return `errors.${code}`
}

function readGraph(source: string, refusals: Refusals): ReadonlyMap<string, Imports> {
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file))
  return new Map(
    files.map((file) => {
      const code = withoutComments(readFileSync(join(source, file), 'utf8'))
      const at = (path: string) => join(dirname(file), path)
      const now = [...code.matchAll(NOW)].map(([, clause = '', path = '']) => ({ clause, path: at(path) }))
      const later = [...code.matchAll(LATER)].map(([, path = '']) => at(path))
      const handsOn = HANDS_ON.test(code)
        ? new Map(now.flatMap(({ clause, path }) => behindNames(path, namesIn(clause) ?? [])))
        : null
      const imports = now.map(({ clause, path }) => ({ path, names: namesIn(clause)?.map((name) => name.own) ?? null }))
      const { mentioned, prefixes } = usesIn(code)
      const uses = { mentioned: new Set([...mentioned, ...refusalsIn(code, refusals).map(errorId)]), prefixes }
      return [file, { uses, now: imports, later, handsOn }] as const
    }),
  )
}

interface Named {
  /** Where it comes from. */
  readonly own: string
  /** Here. */
  readonly out: string
}

function behindNames(path: string, names: readonly Named[]): readonly (readonly [string, Import])[] {
  return names.map(({ own, out }) => [out, { path, names: [own] }] as const)
}

/** What each of `{ a, b as c, type D }` is called; null where it is no such list. */
function namesIn(clause: string): readonly Named[] | null {
  const [, list] = /^\{([^}]*)\}$/.exec(clause.trim()) ?? []
  const written = list?.split(',').map((one) => one.trim())
  return (
    written
      ?.filter((one) => one !== '' && !one.startsWith('type '))
      .map((one) => one.split(' as '))
      .map(([own = '', out = own]) => ({ own, out })) ?? null
  )
}

function closureOf(graph: ReadonlyMap<string, Imports>, root: string): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = ({ path, names }: Import) => {
    const file = graph.get(path)
    if (file !== undefined && file.handsOn !== null) {
      found.add(path)
      for (const name of names ?? file.handsOn.keys()) {
        const behind = file.handsOn.get(name)
        if (behind !== undefined) visit(behind)
      }
      return
    }
    if (found.has(path)) return
    found.add(path)
    for (const next of file?.now ?? []) visit(next)
  }
  visit({ path: root, names: null })
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

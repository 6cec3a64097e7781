import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildFrontend, FRONTEND_DIST } from '../build/frontend.ts'
import type { Bench, BenchRow } from './bench.ts'
import { measureShell } from './bundle-floor.ts'
import { gzipKilobytes } from './gzipped.ts'

/** Of Vite's manifest, what we read. */
export interface Chunk {
  readonly file: string
  /** Of the group that it was made of, as the build calls it. */
  readonly name?: string
  readonly src?: string
  readonly isEntry?: boolean
  readonly isDynamicEntry?: boolean
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}
export type Manifest = Readonly<Record<string, Chunk>>

/** Of what the build says of its pages. */
interface Pages {
  readonly pages: Readonly<Record<string, { readonly texts: Texts }>>
  readonly texts: Texts
}
type Texts = Readonly<Record<'pl' | 'en', string>>

/**
 * Budgets in kB, gzipped, of what a route loads on top of the entry (README, "Measure"); the first that fits counts.
 */
const ROUTES: readonly (readonly [pattern: RegExp, budget: number])[] = [
  [/\/admin\//, 90],
  [/^src\/offers\//, 40],
  [/^src\/calendar\//, 95],
  [/^src\/games\//, 25],
  [/^src\/quizzes\/.*edit/i, 60],
  [/^src\//, 45],
]
/** What a page loads by `import()` as soon as it shows, without a click: it counts as the page's. */
const OPENS_ALONE: readonly RegExp[] = [/^src\/quizzes\/components\/editor\/Question(List|Panel)\.tsx$/]
interface Parted {
  readonly page: RegExp
  readonly part: RegExp
  /** The page without any of them is a row of this name. */
  readonly alone?: string
  /**
   * As what each part can be opened: a row each, with all that it loads by `import()` without a further click, and what
   * that loads in turn.
   */
  readonly opened?: readonly (readonly [as: string, late: RegExp])[]
  /** The kit has its row, and counts in none of these. */
  readonly withoutKit?: true
}
/**
 * Pages that show one of several parts, each loaded by `import()` when the page is opened for it: a row per part. The
 * rows come from what the build found, so that whoever adds a game adds its row.
 */
const PARTED: readonly Parted[] = [
  {
    page: /^src\/games\/pages\/GamePage\.tsx$/,
    part: /^src\/games\/(?!components\/)([\w-]+)\/\w+Game\.tsx$/,
    // a game is opened as its lobby, as a run that is played, and as one that is over or watched: whoever goes from
    // one to the next clicks for it. What a click in one of them asks for (levels of snake, a report, a formula’s
    // drawing, tunes, the proof of luck) comes on top; of the sets of words one is loaded, and the heaviest counts.
    opened: [
      ['lobby', /\/(components\/(Lobby|BoardOfBest)|(?!Drawn)\w+(Fields|Rules)|cats-board\/boards\/boards)\.tsx?$/],
      ['played', /\/(components\/RunPage|\w+Play|memory\/sets\/biology)\.tsx?$/],
      [
        'over',
        /\/(components\/(RunPage|RunEnd)|\w+Board(Shown)?|Next\w+|MissedQuestions|memory\/sets\/biology|boards\/boards)\.tsx?$/,
      ],
    ],
    // a game has 25 kB of its own (engine, drawing, words, sound), and widgets are none of it
    withoutKit: true,
  },
  {
    page: /^src\/quiz-rooms\/pages\/RoomPage\.tsx$/,
    part: /^src\/quiz-rooms\/components\/(seat|host|screen)\/\w+Room\.tsx$/,
    alone: 'join',
  },
]
/** What all but a few pages draw with: whoever comes from any of them has it already. */
const KIT = 'kit'
const KIT_BUDGET = 8
const ENTRY_JS = 160
const ENTRY_CSS = 16
/** Words of the page that most visits begin with, in one language. */
const LANDING_TEXTS = 12

/** Sizes, not times: one round is enough. */
export const bundle: Bench = {
  name: 'bundle',
  budget: `entry ≤ ${ENTRY_JS} kB of JS and ≤ ${ENTRY_CSS} kB of CSS, gzipped; routes by their kind`,
  measures: ['contracts/src', 'frontend/build', 'frontend/package.json', 'frontend/src', 'frontend/vite.config.ts'],
  run: async (env) => {
    env.say('building the pages')
    await buildFrontend()
    const manifest: Manifest = JSON.parse(await readFile(join(FRONTEND_DIST, '.vite', 'manifest.json'), 'utf8'))
    env.say('building the shell alone')
    const shell = await measureShell()
    const sizes = await sizesOf(manifest)
    const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
    const initial = closureOf(manifest, entry)
    const first = weigh(manifest, initial, sizes)
    const { pages, texts }: Pages = JSON.parse(await readFile(join(FRONTEND_DIST, '.vite', 'pages.json'), 'utf8'))
    const words = [texts.pl, pages['landing']?.texts.pl].map((file) => sizes.get(file ?? '') ?? 0)
    const rows = [
      row('entry JS with preloads', first.js, ENTRY_JS, shell.js),
      row('entry CSS', first.css, ENTRY_CSS, shell.css),
      row(
        'texts of the landing page, Polish',
        words.reduce((sum, size) => sum + size, 0),
        LANDING_TEXTS,
        null,
      ),
      ...[kitOf(manifest)].map((kit) => row('kit', total(weigh(manifest, kit, sizes)), KIT_BUDGET, null)),
      ...routesOf(manifest)
        .flatMap((key) => visitsOf(manifest, key))
        .map(({ key, label, keys, withoutKit }) => {
          const known = new Set([...initial, ...(withoutKit ? kitOf(manifest) : [])])
          const more = [...closureOf(manifest, keys, OPENS_ALONE)].filter((chunk) => !known.has(chunk))
          const budget = ROUTES.find(([pattern]) => pattern.test(key))?.[1] ?? 45
          return row(label, total(weigh(manifest, more, sizes)), budget, null)
        }),
    ]
    return {
      rows,
      notes: ['kB are 1000 bytes after gzip at its highest level; the floor is the shell without any page.'],
    }
  },
}

/** Pages of the developer: they exist only where `NODE_ENV` is not `production`, and nobody waits for them. */
const DEVELOPMENT = /\/(WidgetsPage|TranslationsPage)\./

const PAGE = /Page\.tsx$/

/** Pages are what the route table loads lazily. */
function routesOf(manifest: Manifest): readonly string[] {
  return Object.keys(manifest).filter(
    (key) => manifest[key]?.isDynamicEntry && PAGE.test(key) && !DEVELOPMENT.test(key),
  )
}

/** A page as somebody opens it, with what it is called in the table. */
export interface Visit {
  readonly key: string
  readonly label: string
  readonly keys: readonly string[]
  readonly withoutKit: boolean
}

/** As what a page can be opened: most as one thing. */
export function visitsOf(manifest: Manifest, key: string): readonly Visit[] {
  const name = manifest[key]?.src ?? key
  const parted = PARTED.find(({ page }) => page.test(key))
  const { alone, opened, withoutKit = false } = parted ?? {}
  if (parted === undefined) return [{ key, label: name, keys: [key], withoutKit }]
  const parts = laterOf(manifest, [key]).flatMap((part): readonly Visit[] => {
    const kind = parted.part.exec(part)?.[1]
    if (kind === undefined) return []
    const visit = { key, label: `${name}: ${kind}`, keys: [key, part], withoutKit }
    if (opened === undefined) return [visit]
    return opened.map(([as, late]) => {
      const keys = withLate(manifest, visit.keys, late)
      if (keys.length === visit.keys.length) throw new Error(`${visit.label} loads nothing to be its ${as}`)
      return { ...visit, label: `${visit.label}, ${as}`, keys }
    })
  })
  if (parts.length === 0) throw new Error(`${name} loads none of the parts that it is known for`)
  return alone === undefined ? parts : [{ key, label: `${name}: ${alone}`, keys: [key], withoutKit }, ...parts]
}

/** These with what they load late by such names, and what that loads late in turn. */
function withLate(manifest: Manifest, keys: readonly string[], late: RegExp): readonly string[] {
  const all = new Set(keys)
  // a set goes on with what is added while it is walked through
  for (const key of all) for (const next of laterOf(manifest, [key])) if (late.test(next)) all.add(next)
  return [...all]
}

function kitOf(manifest: Manifest): readonly string[] {
  const kit = Object.keys(manifest).filter((key) => manifest[key]?.name === KIT)
  if (kit.length === 0) throw new Error('no file is the kit any more')
  return kit
}

/** What these may load by `import()`. */
function laterOf(manifest: Manifest, keys: readonly string[]): readonly string[] {
  return [...closureOf(manifest, keys)].flatMap((chunk) => manifest[chunk]?.dynamicImports ?? [])
}

/** The chunks that load together with these: themselves, all they import statically, and what opens by itself. */
export function closureOf(
  manifest: Manifest,
  keys: readonly string[],
  opensAlone: readonly RegExp[] = [],
): Set<string> {
  const found = new Set<string>()
  const visit = (key: string) => {
    if (found.has(key)) return
    found.add(key)
    for (const next of manifest[key]?.imports ?? []) visit(next)
    for (const next of manifest[key]?.dynamicImports ?? []) {
      if (!PAGE.test(next) && opensAlone.some((pattern) => pattern.test(next))) visit(next)
    }
  }
  for (const key of keys) visit(key)
  return found
}

/** Every file once, however many chunks name it. */
export function weigh(manifest: Manifest, keys: Iterable<string>, sizes: ReadonlyMap<string, number>) {
  const js = new Set<string>()
  const css = new Set<string>()
  for (const key of keys) {
    const chunk = manifest[key]
    if (chunk?.file.endsWith('.js')) js.add(chunk.file)
    if (chunk?.file.endsWith('.css')) css.add(chunk.file)
    for (const file of chunk?.css ?? []) css.add(file)
  }
  const sum = (files: ReadonlySet<string>) => [...files].reduce((total, file) => total + (sizes.get(file) ?? 0), 0)
  return { js: sum(js), css: sum(css) }
}

function total({ js, css }: { readonly js: number; readonly css: number }): number {
  return js + css
}

async function sizesOf(manifest: Manifest): Promise<ReadonlyMap<string, number>> {
  const files = new Set(Object.values(manifest).flatMap(({ file, css }) => [file, ...(css ?? [])]))
  const sizes = new Map<string, number>()
  for (const file of files) {
    const path = join(FRONTEND_DIST, file)
    if (existsSync(path)) sizes.set(file, gzipKilobytes(await readFile(path)))
  }
  return sizes
}

function row(label: string, size: number, budget: number, floor: number | null): BenchRow {
  return {
    label,
    unit: 'kB',
    median: size,
    p95: null,
    p99: null,
    floor,
    ratio: floor === null ? null : size / floor,
    budget: `≤ ${budget} kB`,
    counts: 'median',
    ok: size <= budget,
  }
}

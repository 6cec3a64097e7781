import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { BASE, partOf } from './text-parts.ts'
import { LANGUAGES, type Language } from './texts.ts'
import { textsModule } from './texts-plugin.ts'

/** What the server lets the browser fetch at once with a page: files beyond those that `index.html` names itself. */
export interface PageFiles {
  readonly js: readonly string[]
  readonly css: readonly string[]
  /** By language the texts that this page shows beyond those of every page. */
  readonly texts: TextChunks
}

type TextChunks = Readonly<Partial<Record<Language, string>>>

export interface PagesFile {
  /** By the names of the table of routes. */
  readonly pages: Readonly<Record<string, PageFiles>>
  /** By language the texts that every page shows. */
  readonly texts: TextChunks
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

/** Leaves `.vite/pages.json`, a `PagesFile`, so that no script waits for another to ask for it. */
export function pagesPlugin(): Plugin {
  const source = join(import.meta.dirname, '../src')
  return {
    name: 'kredka:pages',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const byFile: Chunks = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
      const bySource = new Map(chunks.map((chunk) => [chunk.facadeModuleId, chunk]))
      const entry = closureOf(
        byFile,
        chunks.filter(({ isEntry }) => isEntry),
      )
      const textsOf = (part: string): TextChunks =>
        Object.fromEntries(
          LANGUAGES.flatMap((language) => {
            const chunk = bySource.get(textsModule(part, language))
            return chunk === undefined ? [] : [[language, chunk.fileName] as const]
          }),
        )
      const pages = pageSources(source).flatMap(([name, file]) => {
        const chunk = bySource.get(file)
        if (chunk === undefined) return []
        const texts = textsOf(partOf(relative(source, file)))
        return [[name, { ...filesOf(closureOf(byFile, [chunk]), entry), texts }] as const]
      })
      const file: PagesFile = { pages: Object.fromEntries(pages), texts: textsOf(BASE) }
      this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source: JSON.stringify(file) })
    },
  }
}

/** A page in a module's table: `'offers.search': () => import('./pages/SearchPage.tsx')`. */
const PAGE = /(?:^|[{,])\s*'?([a-z][a-z.-]*)'?: \(\) =>\s*import\('(\.[^']+Page\.tsx)'\)/gm

/** Name and absolute file of every page that a module lists, in its table or in the file that comes with the first. */
export function pageSources(source: string): readonly (readonly [name: string, file: string])[] {
  return globSync(['*/**/module.ts', '*/page-files.ts', 'app/shell.ts'], { cwd: source }).flatMap((module) => {
    const text = readFileSync(join(source, module), 'utf8')
    return [...text.matchAll(PAGE)].map(([, name = '', file = '']) => [name, join(source, module, '..', file)] as const)
  })
}

function closureOf(byFile: Chunks, from: readonly Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>()
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (chunk === undefined || found.has(chunk)) return
    found.add(chunk)
    for (const file of chunk.imports) visit(byFile.get(file))
  }
  for (const chunk of from) visit(chunk)
  return found
}

function filesOf(
  chunks: ReadonlySet<Rolldown.OutputChunk>,
  known: ReadonlySet<Rolldown.OutputChunk>,
): Omit<PageFiles, 'texts'> {
  const more = [...chunks].filter((chunk) => !known.has(chunk))
  const css = new Set(more.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))
  return { js: more.map(({ fileName }) => fileName), css: [...css] }
}

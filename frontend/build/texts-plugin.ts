import { join, relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { type Refusals, readRefusals } from './refusals.ts'
import { BASE, bringTexts, partOf, type TextParts, textParts } from './text-parts.ts'
import { type CompiledText, compileTexts, LANGUAGES, type Language, textFiles } from './texts.ts'

const SOURCE = join(import.meta.dirname, '../src')
const WITH_TEXTS = join(SOURCE, 'i18n/page-texts.ts')
const PART = /^\0virtual:texts\/(.+)-(pl|en)$/

/** Id of the module that holds a part of the texts of a language. */
export function textsModule(part: string, language: Language): string {
  return `\0virtual:texts/${part}-${language}`
}

/**
 * `import('virtual:texts/base-pl')`: the texts that every page shows, in one language, compiled, as a chunk of its own;
 * `all-pl` has all texts of all modules, for whoever cannot wait for parts, such as a server that draws pages. What a
 * file that loads later shows beyond the base comes with it by itself (`bringTexts`), in the browser's build. The build
 * also leaves all texts as `texts.pl.json`, for `GET /translations/load`.
 */
export function textsPlugin(): Plugin {
  let serving = false
  let refusals: Refusals = new Map()
  let parts: TextParts | null = null
  const compiled = new Map<Language, Readonly<Record<string, CompiledText>>>()
  // while developing, texts change all the time; a build has some hundred parts of the same
  const textsOf = (language: Language) => {
    const texts = (serving ? undefined : compiled.get(language)) ?? compileTexts(SOURCE, language)
    compiled.set(language, texts)
    return texts
  }
  const known = () => {
    parts ??= textParts(SOURCE, Object.keys(textsOf('pl')), refusals)
    return parts
  }
  return {
    name: 'kredka:texts',
    enforce: 'pre',
    configResolved(config) {
      serving = config.command === 'serve'
    },
    async buildStart() {
      refusals = await readRefusals()
      parts = null
      compiled.clear()
    },
    resolveId: (name) => (name.startsWith('virtual:texts/') ? `\0${name}` : null),
    load(id) {
      const [, part, language] = PART.exec(id) ?? []
      if (part === undefined || (language !== 'pl' && language !== 'en')) return null
      for (const { file } of textFiles(SOURCE, language)) this.addWatchFile(file)
      const all = textsOf(language)
      // while developing, files change all the time: the base has everything
      const texts = part === 'all' || serving ? all : pickTexts(all, known().ids.get(part))
      // A JSON string parses faster than the same object as code.
      return `export const texts = JSON.parse(${JSON.stringify(JSON.stringify(texts))})`
    },
    transform(code, id, options) {
      if (serving || options?.ssr === true || !id.startsWith(SOURCE)) return null
      const brought = bringTexts(code, relative(SOURCE, id), known())
      if (brought === null) return null
      return { code: `import { withTexts } from ${JSON.stringify(WITH_TEXTS)};${brought}`, map: null }
    },
    generateBundle() {
      checkParts(known(), (id) => this.getModuleInfo(id))
      for (const language of LANGUAGES) {
        const texts = Object.assign({}, ...textFiles(SOURCE, language).map((file) => file.texts))
        this.emitFile({ type: 'asset', fileName: `texts.${language}.json`, source: JSON.stringify(texts) })
      }
    },
  }
}

function pickTexts(texts: Readonly<Record<string, CompiledText>>, ids: ReadonlySet<string> | undefined) {
  if (ids === undefined) throw new Error('there is no such part of the texts')
  return Object.fromEntries(Object.entries(texts).filter(([id]) => ids.has(id)))
}

/**
 * @throws Error where a file loads together with others that its part of the texts does not know of: a text would be
 * missing
 */
function checkParts({ files, doors }: TextParts, infoOf: (id: string) => Rolldown.ModuleInfo | null): void {
  const base = [...(files.get(BASE) ?? [])]
  for (const [part, own] of files) {
    const known = new Set([...own, ...base])
    const root = [...own][0] ?? ''
    const seen = new Set<string>()
    const visit = (id: string) => {
      if (seen.has(id) || !id.startsWith(SOURCE)) return
      seen.add(id)
      const file = relative(SOURCE, id)
      if (/\.tsx?$/.test(id) && !known.has(file)) throw new Error(`texts of ${part} lack those of ${id}`)
      // a door names all that can go through it; only what was asked for does
      const imported = infoOf(id)?.importedIds ?? []
      for (const next of imported) if (!doors.has(file) || known.has(relative(SOURCE, next))) visit(next)
    }
    if (partOf(root) === part) visit(join(SOURCE, root))
  }
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What the build says of its pages (`frontend/build/pages-plugin.ts`). */
interface PagesFile {
  readonly pages: Readonly<Record<string, PageFiles>>
  /** By language the texts of every page. */
  readonly texts: Readonly<Record<string, string>>
}

interface PageFiles {
  readonly js: readonly string[]
  readonly css: readonly string[]
  /** By language the texts of this page. */
  readonly texts: Readonly<Record<string, string>>
}

export interface Preloads {
  readonly scripts: readonly string[]
  readonly styles: readonly Sheet[]
}

/** Its words stand in the page itself where the page is drawn here: then nothing has to be waited for. */
export interface Sheet {
  readonly href: string
  readonly css: string
}

const NOTHING: Preloads = { scripts: [], styles: [] }

/**
 * Which files the browser will want for a page: it fetches them together with the entry instead of one after the other.
 */
export type PreloadsOf = (route: string | null, language: string) => Preloads

/** @param folder of the built SPA; without one, or with one of an older build, nothing is known */
export async function loadPreloads(folder: string): Promise<PreloadsOf> {
  const text = await readFile(join(folder, '.vite', 'pages.json'), 'utf8').catch(() => null)
  if (text === null) return () => NOTHING
  const { pages, texts } = JSON.parse(text) as PagesFile
  const sheets = await sheetsOf(
    folder,
    Object.values(pages).flatMap(({ css }) => css),
  )
  return (route, language) => {
    const page = route === null ? undefined : pages[route]
    const { js = [], css = [] } = page ?? {}
    const words = [texts[language], page?.texts[language]].filter((file) => file !== undefined)
    const scripts = [...words, ...js]
    return {
      scripts: scripts.map((file) => `/${file}`),
      styles: css.map((file) => ({ href: `/${file}`, css: sheets.get(file) ?? '' })),
    }
  }
}

async function sheetsOf(folder: string, files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const read = async (file: string) => [file, await readFile(join(folder, file), 'utf8').catch(() => '')] as const
  return new Map(await Promise.all([...new Set(files)].map(read)))
}

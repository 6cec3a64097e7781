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
  readonly styles: readonly string[]
}

const NOTHING: Preloads = { scripts: [], styles: [] }

/** Which files the browser will want for a page: it fetches them together with the entry instead of one after the other. */
export type PreloadsOf = (route: string | null, language: string) => Preloads

/** @param folder of the built SPA; without one, or with one of an older build, nothing is known */
export async function loadPreloads(folder: string): Promise<PreloadsOf> {
  const text = await readFile(join(folder, '.vite', 'pages.json'), 'utf8').catch(() => null)
  if (text === null) return () => NOTHING
  const { pages, texts } = JSON.parse(text) as PagesFile
  return (route, language) => {
    const page = route === null ? undefined : pages[route]
    const { js = [], css = [] } = page ?? {}
    const words = [texts[language], page?.texts[language]].filter((file) => file !== undefined)
    const scripts = [...words, ...js]
    return { scripts: scripts.map((file) => `/${file}`), styles: css.map((file) => `/${file}`) }
  }
}

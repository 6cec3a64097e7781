import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const CONTRACTS = join(import.meta.dirname, '../../contracts/src').replaceAll('\\', '/')
const LIST = `${CONTRACTS}/modules.ts`
/** What is derived from declarations that have schemas. */
const NAMES = new RegExp(`^${CONTRACTS}/(mail/templates|notifications/types)\\.ts$`)
const PAGES = new RegExp(`^${CONTRACTS}/[\\w-]+/pages\\.ts$`)

/**
 * The browser gets of what modules declare their pages alone, without descriptions, and where their notices lead: error
 * codes with status and English message, and what search engines read, are the server's; of the kinds of things pages
 * need nothing but the type, of notices and mails the names. In jest the real list is used.
 */
export function modulesPlugin(): Plugin {
  return {
    name: 'kredka:modules',
    enforce: 'pre',
    async load(id) {
      const [file = ''] = id.split('?')
      if (file === LIST) return pagesOfAll(CONTRACTS)
      if (NAMES.test(file)) return { code: await namesOf(file), moduleSideEffects: false }
      return PAGES.test(file) ? { code: withoutDescriptions(readFileSync(file, 'utf8')), moduleType: 'ts' } : null
    },
  }
}

/**
 * The list of modules for the browser, in its order.
 * @throws Error where it, or pages, are written in another way than now
 */
export function pagesOfAll(contracts: string): string {
  // words of a comment within the list are no names of modules
  const list = readFileSync(join(contracts, 'modules.ts'), 'utf8').replaceAll(/^\s*\/\/.*$/gm, '')
  const folders = new Map(
    [...list.matchAll(/^import \{ (\w+) \} from '(.+)\/module\.ts'$/gm)].map(([, name, at]) => [name, at]),
  )
  const names = /MODULES = \[([^\]]+)\]/.exec(list)?.[1]?.match(/\w+/g) ?? []
  const withPages = names.filter((name) => existsSync(join(contracts, folders.get(name) ?? name, 'pages.ts')))
  if (withPages.length === 0) throw new Error('the list of modules cannot be read')
  const parts = withPages.map((name) => {
    const folder = folders.get(name) ?? name
    const hasLinks = existsSync(join(contracts, folder, 'notice-links.ts'))
    const links = hasLinks ? `import { ${name}NoticeLinks } from '${folder}/notice-links.ts'\n` : ''
    return {
      imports: `import { ${name}Pages } from '${folder}/pages.ts'\n${links}`,
      entry: `{ pages: ${name}Pages${hasLinks ? `, noticeLinks: ${name}NoticeLinks` : ''} }`,
    }
  })
  return `${parts.map(({ imports }) => imports).join('')}export const MODULES = [${parts.map(({ entry }) => entry)}]`
}

/** Lists of names pass, nothing else does: importing it fails the build. */
export async function namesOf(file: string): Promise<string> {
  const exports: Readonly<Record<string, unknown>> = await import(
    `${pathToFileURL(file).href}?${statSync(file).mtimeMs}`
  )
  return Object.entries(exports)
    .filter(([, value]) => Array.isArray(value) && value.every((name) => typeof name === 'string'))
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}

/** @throws Error for one that is written in another way than as a text */
export function withoutDescriptions(source: string): string {
  const left = source.replaceAll(/\bdescription:\s*'(?:[^'\\\n]|\\.)*',?/g, '')
  if (left.includes('description')) throw new Error('a description of a page is one text in single quotes')
  return left
}

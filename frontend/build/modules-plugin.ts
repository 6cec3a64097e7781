import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const CONTRACTS = join(import.meta.dirname, '../../contracts/src').replaceAll('\\', '/')
const LIST = `${CONTRACTS}/modules.ts`
const PAGES = new RegExp(`^${CONTRACTS}/[\\w-]+/pages\\.ts$`)

/**
 * The browser gets of what modules declare their pages alone, and of those no description: error codes with status and
 * English message, and what search engines read, are the server's; of the kinds of things pages need nothing but the
 * type. In jest the real list is used.
 */
export function modulesPlugin(): Plugin {
  return {
    name: 'kredka:modules',
    enforce: 'pre',
    load(id) {
      const [file = ''] = id.split('?')
      if (file === LIST) return pagesOfAll(CONTRACTS)
      return PAGES.test(file) ? { code: withoutDescriptions(readFileSync(file, 'utf8')), moduleType: 'ts' } : null
    },
  }
}

/**
 * The list of modules for the browser, in its order.
 * @throws Error where it, or pages, are written in another way than now
 */
export function pagesOfAll(contracts: string): string {
  const list = readFileSync(join(contracts, 'modules.ts'), 'utf8')
  const folders = new Map(
    [...list.matchAll(/^import \{ (\w+) \} from '(.+)\/module\.ts'$/gm)].map(([, name, at]) => [name, at]),
  )
  const names = /MODULES = \[([^\]]+)\]/.exec(list)?.[1]?.match(/\w+/g) ?? []
  const withPages = names.filter((name) => existsSync(join(contracts, folders.get(name) ?? name, 'pages.ts')))
  if (withPages.length === 0) throw new Error('the list of modules cannot be read')
  const imports = withPages.map((name) => `import { ${name}Pages } from '${folders.get(name)}/pages.ts'\n`)
  const pages = withPages.map((name) => `${name}Pages`).join(', ')
  return `${imports.join('')}export const MODULES = [${pages}].map((pages) => ({ pages }))`
}

/** @throws Error for one that is written in another way than as a text */
export function withoutDescriptions(source: string): string {
  const left = source.replaceAll(/\bdescription:\s*'(?:[^'\\\n]|\\.)*',?/g, '')
  if (left.includes('description')) throw new Error('a description of a page is one text in single quotes')
  return left
}

import { MODULES } from '../modules.ts'
import type { PageLanguage } from './head.ts'
import type { RouteOf } from './page.ts'
import { SHELL_PAGES, type TitleId } from './page-titles.ts'

export type Route = RouteOf<TitleId, PageName>

type Declared = (typeof MODULES)[number]['pages']['routes'][number] | (typeof SHELL_PAGES)['routes'][number]

/** Names of the pages there are. */
export type PageName = Declared['name']

type ParamsIn<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Param}/${infer More}`
    ? Param | ParamsIn<`/${More}`>
    : Rest
  : never

/** Names of the parameters in the path of a page. */
export type PageParam<Name extends PageName> = ParamsIn<Extract<Declared, { readonly name: Name }>['path']>

/** Every address of the SPA, as data: the router, the menu, the server's HTML and the sitemap read it here (NAV-01). */
export const ROUTES: readonly Route[] = [
  ...MODULES.flatMap(({ pages }): readonly Route[] => pages.routes),
  ...SHELL_PAGES.routes,
]

export interface RouteMatch {
  readonly route: Route
  readonly params: Readonly<Record<string, string>>
}

/** The route of a path, null where there is none. A trailing slash is forgiven; parameters come decoded. */
export function matchRoute(path: string): RouteMatch | null {
  const segments = segmentsOf(path)
  for (const route of ROUTES) {
    const params = paramsOf(segmentsOf(route.path), segments)
    if (params !== null && fits(route, params)) return { route, params }
  }
  return null
}

/**
 * The parameters of a page as its twin in the other language has them: words that stand for a thing are that language's
 * own.
 */
export function paramsIn({ route, params }: RouteMatch, language: PageLanguage): Readonly<Record<string, string>> {
  const twin = ROUTES.find((other) => other.name === route.name && other.language === language)
  const words = Object.entries(route.words ?? {}).map(([name, own]) => {
    const word = params[name] ?? ''
    return [name, twin?.words?.[name]?.[own.indexOf(word)] ?? word]
  })
  return { ...params, ...Object.fromEntries(words) }
}

function fits({ words = {} }: Route, params: Readonly<Record<string, string>>): boolean {
  return Object.entries(words).every(([name, values]) => values.includes(params[name] ?? ''))
}

/** `pathOf('offers.offer', 'pl', { slugged: '…' })`. @throws RangeError for an unknown name or a missing parameter */
export function pathOf(name: string, language: PageLanguage, params: Readonly<Record<string, string>> = {}): string {
  const route = ROUTES.find((r) => r.name === name && (r.language === undefined || r.language === language))
  if (route === undefined) throw new RangeError(`there is no page ${name}`)
  return route.path.replace(/:([a-z_]+)/g, (_, key: string) => {
    const value = params[key]
    if (value === undefined) throw new RangeError(`the page ${name} needs ${key}`)
    return encodeURIComponent(value)
  })
}

function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '')
}

function paramsOf(pattern: readonly string[], path: readonly string[]): Record<string, string> | null {
  if (pattern.length !== path.length) return null
  const params: Record<string, string> = {}
  for (const [i, expected] of pattern.entries()) {
    const actual = path[i] ?? ''
    if (!expected.startsWith(':')) {
      if (expected !== actual) return null
      continue
    }
    const decoded = decode(actual)
    if (decoded === null) return null
    params[expected.slice(1)] = decoded
  }
  return params
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

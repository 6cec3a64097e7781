import type { AnswerOf, InputOf, Query } from '@kredka/contracts/kernel/endpoints'
import { isRejection } from '@kredka/contracts/kernel/errors'
import { type Head, notFoundHead, type PageLanguage } from '@kredka/contracts/kernel/head'
import { pageTitle } from '@kredka/contracts/kernel/page-titles'
import { pathOf, ROUTES, type Route, type RouteMatch } from '@kredka/contracts/kernel/routes'
import type { QueryHandler } from '@kredka/projections/kernel/query'
import type { RunQuery } from '@kredka/projections/kernel/query-runner'
import type { PageHead, PageRequest } from '../../kernel/page.ts'
import { envelope } from '../api/run-query.ts'
import { VISITOR } from '../edge.ts'
import type { KnownAnswer } from './html.ts'

export interface HeadsDeps {
  readonly heads: readonly PageHead[]
  readonly queryHandlers: readonly QueryHandler[]
  readonly ask: RunQuery
  readonly publicUrl: string
}

export interface LoadedHead {
  readonly head: Head
  readonly answers: readonly KnownAnswer[]
}

/**
 * The head of every page: its own loader's where it has one, else made from the table of routes.
 * @throws for a loader of no route
 */
export function createHeads(deps: HeadsDeps) {
  const loaders = new Map(deps.heads.map((head) => [head.route, head]))
  const queryHandlers = new Map(deps.queryHandlers.map((handler) => [handler.query.name, handler]))
  for (const name of loaders.keys()) {
    if (!ROUTES.some((route) => route.name === name)) throw new Error(`there is no page ${name} for its head`)
  }

  return async (
    match: RouteMatch | null,
    query: URLSearchParams,
    language: PageLanguage,
    isLoggedIn: boolean,
  ): Promise<LoadedHead> => {
    if (match === null) return { head: notFoundHead(language), answers: [] }
    const plain = plainHead(match, language)
    const loader = loaders.get(match.route.name)
    if (loader === undefined) return { head: namesNothing(match.route) ? notFoundHead(language) : plain, answers: [] }
    const answers: KnownAnswer[] = []
    const ask = asker(queryHandlers, deps.ask, answers)
    const page: PageRequest = {
      params: match.params,
      query,
      language,
      isLoggedIn,
      url: (path) => new URL(path, deps.publicUrl).href,
      ask,
    }
    const loaded = await loader.load(page)
    if (loaded.status !== 200) return { head: loaded, answers: [] }
    return { head: { ...plain, ...loaded }, answers: isForOthers(loader, isLoggedIn) ? [] : answers }
  }
}

/** Whether what a visitor gets is not what this reader would get. */
function isForOthers({ isPersonal }: PageHead, isLoggedIn: boolean): boolean {
  return isPersonal === true || (isPersonal === 'of a user' && isLoggedIn)
}

function asker(
  queryHandlers: ReadonlyMap<string, QueryHandler>,
  run: RunQuery,
  answers: KnownAnswer[],
): PageRequest['ask'] {
  return async <Q extends Query>(query: Q, input: InputOf<Q>) => {
    const handler = queryHandlers.get(query.name)
    if (handler === undefined) throw new Error(`nothing answers the query ${query.name}`)
    const asked = input as Readonly<Record<string, unknown>>
    const { value } = await run(handler, asked, VISITOR)
    if (isRejection(value)) return value
    const answer = envelope(query, asked, value)
    answers.push({ name: query.name, input, answer })
    return answer.data as AnswerOf<Q>
  }
}

/**
 * What the table of routes says by itself: title, description, address in each language, and whether search engines are
 * welcome.
 */
export function plainHead({ route, params }: RouteMatch, language: PageLanguage): Head {
  const { title, description } = pageTitle(route.title_id, language)
  const indexed = isIndexed(route)
  return {
    status: 200,
    title,
    ...(description === undefined ? {} : { description }),
    ...(indexed ? { canonical: pathOf(route.name, language, params) } : {}),
    ...(indexed && route.language !== undefined ? { alternates: twins(route, params) } : {}),
    indexed,
  }
}

/** A public address with a parameter names a thing; where no module says what it is, there is none (NAV-01). */
function namesNothing(route: Route): boolean {
  return route.gate === 'public' && route.path.includes(':')
}

export function isIndexed(route: Route): boolean {
  return route.gate === 'public' && route.layout === 'standard' && route.development !== true
}

function twins(route: Route, params: Readonly<Record<string, string>>) {
  return { pl: pathOf(route.name, 'pl', params), en: pathOf(route.name, 'en', params) }
}

import type { Head, Opening, PageLanguage } from '@kredka/contracts/kernel/head'
import { manifestPath } from '@kredka/contracts/kernel/manifest'
import type { Log } from '@kredka/contracts/kernel/ports'
import { matchRoute, pathOf, type RouteMatch } from '@kredka/contracts/kernel/routes'
import type { EdgeContext, EdgeMiddleware } from '../edge.ts'
import type { ErrorLog, IsOutage } from '../ports.ts'
import { cookieOf } from '../sessions/cookies.ts'
import type { DrawPage } from './drawing.ts'
import { createHeads, type HeadsDeps, type LoadedHead, plainHead } from './heads.ts'
import { type DrawnPage, type KnownAnswer, renderPage } from './html.ts'
import { coloursOf, languageOf } from './preferences.ts'
import type { PreloadsOf } from './preloads.ts'

export interface PagesDeps extends HeadsDeps {
  /** The built `index.html`; null where the SPA has not been built. */
  readonly template: string | null
  readonly preloads: PreloadsOf
  readonly draw: DrawPage
  /** Names of the cookies any of which tells that somebody is logged in, or seen through their eyes. */
  readonly loginCookies: readonly string[]
  readonly brand: string
  readonly filesUrl: string | null
  readonly apiBase: string
  /** The share of traces that is sent; null where none are kept. */
  readonly traces: number | null
  /** Shows the developer's pages. */
  readonly development: boolean
  readonly log: Log
  readonly errorLog: ErrorLog
  readonly isOutage: IsOutage
}

/**
 * Answers every other GET with the SPA's HTML: title and search-engine data of the page it is, in the language of its
 * path, with the status that it deserves (NAV-01, NAV-05).
 */
export function servePages(deps: PagesDeps): EdgeMiddleware {
  const load = createHeads(deps)
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
    ctx.state.label = 'page'
    if (deps.template === null) return sendUnbuilt(ctx)
    const match = routeOf(ctx.path, deps.development)
    if (match?.route.door === true && languageOf(ctx) !== match.route.language) return sendToTwin(ctx, match)
    const language = match?.route.language ?? languageOf(ctx)
    const { head, answers, status } = await loadSafely(ctx, match, language, load, deps)
    const redirect = head.redirect ?? redirectOf(match, language) ?? tidyPath(ctx.path, match)
    if (redirect !== null) return sendRedirect(ctx, redirect)
    ctx.status = status ?? head.status
    ctx.type = 'text/html; charset=utf-8'
    ctx.set('cache-control', 'private, no-cache')
    ctx.set('content-language', language)
    const { nonce } = ctx.state
    const { brand, publicUrl, filesUrl, apiBase, traces } = deps
    const preloads = deps.preloads(match?.route.name ?? null, language)
    const manifest = manifestPath(match?.route.name ?? null, language)
    const opening = ctx.status === 200 ? openingOf(match, head) : null
    const drawn = opening === null ? null : await drawFor(ctx, match, language, answers, deps)
    const common = {
      head,
      opening,
      drawn,
      language,
      nonce,
      brand,
      publicUrl,
      filesUrl,
      apiBase,
      traces,
      answers,
      preloads,
      manifest,
    }
    ctx.body = renderPage(deps.template, { ...common, ...coloursOf(ctx) })
  }
}

/** Only a visitor's page: who is logged in gets the opening, and no page of somebody who is not. */
async function drawFor(
  ctx: EdgeContext,
  match: RouteMatch | null,
  language: PageLanguage,
  answers: readonly KnownAnswer[],
  { draw, loginCookies }: PagesDeps,
): Promise<DrawnPage | null> {
  if (match === null || isLoggedIn(ctx, loginCookies)) return null
  const phone = ctx.get('sec-ch-ua-mobile') === '?1' || /\bMobile\b/.test(ctx.get('user-agent'))
  const path = ctx.path + ctx.URL.search
  return draw({ route: match.route.name, path, language, ...coloursOf(ctx), phone, answers })
}

function isLoggedIn(ctx: EdgeContext, loginCookies: readonly string[]): boolean {
  return loginCookies.some((name) => cookieOf(ctx, name) !== undefined)
}

/** Pages for everybody begin with their title at least; what only some may see begins with what the gate says. */
function openingOf(match: RouteMatch | null, head: Head): Opening | null {
  if (match === null || match.route.layout !== 'standard' || match.route.gate !== 'public') return null
  return head.opening ?? { heading: head.title }
}

function routeOf(path: string, development: boolean): RouteMatch | null {
  const match = matchRoute(path)
  return match?.route.development === true && !development ? null : match
}

interface Loaded extends LoadedHead {
  /** Set where the head could not be loaded. */
  readonly status?: 500 | 503
}

/**
 * The SPA itself can tell of a failure better than a bare answer: it is sent with the title of the route and the right
 * status.
 */
async function loadSafely(
  ctx: EdgeContext,
  match: RouteMatch | null,
  language: PageLanguage,
  load: ReturnType<typeof createHeads>,
  deps: PagesDeps,
): Promise<Loaded> {
  try {
    return await load(match, ctx.URL.searchParams, language, isLoggedIn(ctx, deps.loginCookies))
  } catch (error) {
    if (match === null) throw error
    const head = { ...plainHead(match, language), indexed: false }
    if (deps.isOutage(error)) {
      deps.log.warn({ page: match.route.name, error }, 'a part is down')
      ctx.set('retry-after', '5')
      return { head, answers: [], status: 503 }
    }
    deps.log.error({ page: match.route.name, error }, 'a page’s head failed')
    const { correlation_id } = ctx.state
    deps.errorLog.note({ source: 'server-error', error, where: `page ${match.route.name}`, correlation_id })
    return { head, answers: [], status: 500 }
  }
}

/** Where an address leads for good (NAV-01), null for one that is a page. */
function redirectOf(match: RouteMatch | null, language: PageLanguage): string | null {
  if (match?.route.redirect === undefined) return null
  return pathOf(match.route.redirect, language, match.params)
}

/** The path without needless slashes, null where it has none. */
function tidyPath(path: string, match: RouteMatch | null): string | null {
  if (match === null) return null
  const tidy = `/${path
    .split('/')
    .filter((segment) => segment !== '')
    .join('/')}`
  return tidy === path ? null : tidy
}

/** For this reader and now: the next one, and the same one later, may read the other language. */
function sendToTwin(ctx: EdgeContext, { route, params }: RouteMatch): void {
  sendRedirect(ctx, pathOf(route.name, languageOf(ctx), params), 302)
  ctx.set('cache-control', 'private, no-store')
}

function sendRedirect(ctx: EdgeContext, path: string, status: 301 | 302 = 301): void {
  ctx.status = status
  ctx.set('location', path + ctx.URL.search)
  ctx.body = ''
}

function sendUnbuilt(ctx: EdgeContext): void {
  ctx.status = 503
  ctx.type = 'text/plain; charset=utf-8'
  ctx.body = 'The pages have not been built yet. The API answers.\n'
}

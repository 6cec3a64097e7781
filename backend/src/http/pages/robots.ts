import { isRejection } from '@kredka/contracts/kernel/errors'
import { pathOf, ROUTES } from '@kredka/contracts/kernel/routes'
import type { DocumentHandler } from '@kredka/projections/kernel/query'
import type { RunQuery } from '@kredka/projections/kernel/query-runner'
import { escapeHtml } from '../../kernel/html.ts'
import { type EdgeContext, type EdgeMiddleware, VISITOR } from '../edge.ts'
import { isIndexed } from './heads.ts'

export interface RobotsDeps {
  readonly publicUrl: string
  readonly apiBase: string
  readonly documents: readonly DocumentHandler[]
  readonly ask: RunQuery
}

const PAGES = '/sitemap/pages.xml'

/**
 * `robots.txt` and the sitemap (NAV-05). `/sitemap.xml` is an index of `/sitemap/pages.xml`, the pages that always
 * exist, and of every public document that a module declares under `/sitemap/`, such as `GET /sitemap/offers.xml`, page
 * by page where it is long.
 */
export function serveRobots(deps: RobotsDeps): EdgeMiddleware {
  const documents = new Map(
    deps.documents.filter((d) => d.document.path.startsWith('/sitemap/')).map((d) => [d.document.path, d]),
  )
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
    if (ctx.path === '/robots.txt') return send(ctx, 'text/plain', robots(deps))
    if (ctx.path === '/sitemap.xml') {
      const paths = await Promise.all([...documents.values()].map((document) => pathsOf(document, deps.ask)))
      return send(ctx, 'application/xml', index([PAGES, ...paths.flat()], deps.publicUrl))
    }
    if (ctx.path === PAGES) return send(ctx, 'application/xml', pages(deps.publicUrl))
    const document = documents.get(ctx.path)
    if (document === undefined) return next()
    const page = pageAsked(ctx.URL.searchParams)
    if (page > (await countOf(document, deps.ask))) return next()
    const { value } = await deps.ask(document, page === 1 ? {} : { page }, VISITOR)
    if (isRejection(value)) return next()
    const { body } = value
    send(ctx, 'application/xml', typeof body === 'string' ? body : Buffer.from(body))
  }
}

/** The addresses of a document: one, or one for each of its pages. */
async function pathsOf(document: DocumentHandler, ask: RunQuery): Promise<readonly string[]> {
  const { path } = document.document
  const count = await countOf(document, ask)
  return Array.from({ length: count }, (_, at) => (at === 0 ? path : `${path}?page=${at + 1}`))
}

async function countOf({ reads, pages }: DocumentHandler, ask: RunQuery): Promise<number> {
  if (pages === undefined) return 1
  const { value } = await ask({ reads, run: pages }, {}, VISITOR)
  return typeof value === 'number' ? value : 1
}

/** Infinity for what is no page, so that it is past the last one. */
function pageAsked(query: URLSearchParams): number {
  const page = query.get('page')
  if (page === null) return 1
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : Number.POSITIVE_INFINITY
}

function robots({ publicUrl, apiBase }: RobotsDeps): string {
  return `User-agent: *\nDisallow: /adminero\nDisallow: ${apiBase}/\nAllow: ${apiBase}/docs\nSitemap: ${publicUrl}/sitemap.xml\n`
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const XHTML = 'http://www.w3.org/1999/xhtml'

function index(paths: readonly string[], publicUrl: string): string {
  const entries = paths.map((path) => `<sitemap><loc>${escapeHtml(publicUrl + path)}</loc></sitemap>`)
  return `${XML}<sitemapindex xmlns="${SCHEMA}">${entries.join('')}</sitemapindex>\n`
}

function pages(publicUrl: string): string {
  const shown = ROUTES.filter((route) => isIndexed(route) && !route.path.includes(':'))
  const entries = shown.map((route) => {
    const path = pathOf(route.name, route.language ?? 'pl')
    const twins = route.language === undefined ? [] : (['pl', 'en'] as const)
    const links = twins.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${publicUrl}${pathOf(route.name, language)}"/>`,
    )
    return `<url><loc>${escapeHtml(publicUrl + path)}</loc>${links.join('')}</url>`
  })
  return `${XML}<urlset xmlns="${SCHEMA}" xmlns:xhtml="${XHTML}">${entries.join('')}</urlset>\n`
}

function send(ctx: EdgeContext, type: string, body: string | Buffer): void {
  ctx.state.label = 'robots'
  ctx.status = 200
  ctx.type = `${type}; charset=utf-8`
  ctx.set('cache-control', 'public, max-age=3600')
  ctx.body = body
}

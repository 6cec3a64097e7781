import { isRejection } from '@kredka/contracts/kernel/errors'
import { pathOf, ROUTES } from '@kredka/contracts/kernel/routes'
import type { DocumentAnswerer } from '@kredka/projections/kernel/query'
import type { RunQuery } from '@kredka/projections/kernel/query-runner'
import { type EdgeContext, type EdgeMiddleware, VISITOR } from '../edge.ts'
import { isIndexed } from './heads.ts'
import { escapeHtml } from './html.ts'

export interface RobotsDeps {
  readonly publicUrl: string
  readonly apiBase: string
  readonly documents: readonly DocumentAnswerer[]
  readonly ask: RunQuery
}

const PAGES = '/sitemap/pages.xml'

/**
 * `robots.txt` and the sitemap (NAV-05). `/sitemap.xml` is an index of `/sitemap/pages.xml`, the pages that always exist, and of every
 * public document that a module declares under `/sitemap/`, such as `GET /sitemap/offers.xml`.
 */
export function serveRobots(deps: RobotsDeps): EdgeMiddleware {
  const documents = new Map(
    deps.documents.filter((d) => d.document.path.startsWith('/sitemap/')).map((d) => [d.document.path, d]),
  )
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
    if (ctx.path === '/robots.txt') return send(ctx, 'text/plain', robots(deps))
    if (ctx.path === '/sitemap.xml')
      return send(ctx, 'application/xml', index([PAGES, ...documents.keys()], deps.publicUrl))
    if (ctx.path === PAGES) return send(ctx, 'application/xml', pages(deps.publicUrl))
    const document = documents.get(ctx.path)
    if (document === undefined) return next()
    const { value } = await deps.ask(document, {}, VISITOR)
    if (isRejection(value)) return next()
    const { body } = value
    send(ctx, 'application/xml', typeof body === 'string' ? body : Buffer.from(body))
  }
}

function robots({ publicUrl, apiBase }: RobotsDeps): string {
  return `User-agent: *\nDisallow: /adminero\nDisallow: ${apiBase}/\nSitemap: ${publicUrl}/sitemap.xml\n`
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function index(paths: readonly string[], publicUrl: string): string {
  const entries = paths.map((path) => `<sitemap><loc>${escapeHtml(publicUrl + path)}</loc></sitemap>`)
  return `${XML}<sitemapindex xmlns="${SCHEMA}">${entries.join('')}</sitemapindex>\n`
}

function pages(publicUrl: string): string {
  const paths = ROUTES.filter((route) => isIndexed(route) && !route.path.includes(':')).map((route) =>
    pathOf(route.name, route.language ?? 'pl'),
  )
  const entries = paths.map((path) => `<url><loc>${escapeHtml(publicUrl + path)}</loc></url>`)
  return `${XML}<urlset xmlns="${SCHEMA}">${entries.join('')}</urlset>\n`
}

function send(ctx: EdgeContext, type: string, body: string | Buffer): void {
  ctx.state.label = 'robots'
  ctx.status = 200
  ctx.type = `${type}; charset=utf-8`
  ctx.set('cache-control', 'public, max-age=3600')
  ctx.body = body
}

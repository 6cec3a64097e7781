import { manifestPath } from '@kredka/contracts/kernel/manifest'
import type { EdgeMiddleware } from '../edge.ts'
import { renderPage } from './html.ts'
import { coloursOf, languageOf } from './preferences.ts'

export interface OfflineAppDeps {
  /** The built `index.html`; null where the SPA has not been built. */
  readonly template: string | null
  readonly brand: string
  readonly public_url: string
  readonly files_url: string | null
  readonly api_base: string
  /** The share of traces that is sent; null where none are kept. */
  readonly traces: number | null
}

const OFFLINE_APP = '/offline/app'

/**
 * The application without any page: the service worker keeps a copy, and opens with it the pages that need no
 * connection (NAV-07).
 */
export function serveOfflineApp(deps: OfflineAppDeps): EdgeMiddleware {
  const { template, brand, public_url: publicUrl, files_url: filesUrl, api_base: apiBase, traces } = deps
  return async (ctx, next) => {
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || ctx.path !== OFFLINE_APP || template === null) return next()
    const language = languageOf(ctx)
    ctx.state.label = 'page'
    ctx.status = 200
    ctx.type = 'text/html; charset=utf-8'
    ctx.set('cache-control', 'no-cache')
    ctx.set('x-robots-tag', 'noindex')
    ctx.body = renderPage(template, {
      head: { status: 200, title: '', indexed: false },
      opening: null,
      drawn: null,
      language,
      nonce: ctx.state.nonce,
      brand,
      publicUrl,
      filesUrl,
      apiBase,
      traces,
      answers: [],
      preloads: { styles: [], scripts: [] },
      manifest: manifestPath('quizzes.browse', language),
      ...coloursOf(ctx),
    })
  }
}

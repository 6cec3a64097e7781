import { RejectionError, reject } from '@kredka/contracts/kernel/errors'
import type { PageLanguage } from '@kredka/contracts/kernel/head'
import { manifestPath } from '@kredka/contracts/kernel/manifest'
import { escapeHtml } from '../../kernel/html.ts'
import type { EdgeContext, EdgeMiddleware } from '../edge.ts'
import { renderPage } from './html.ts'
import { coloursOf, languageOf } from './preferences.ts'

/** A page of the documentation by its name; the first one's is empty. Null where there is none. */
export type DocsPages = (name: string, language: PageLanguage) => Promise<DocsContent | null>

export interface DocsContent {
  readonly title: string
  /** HTML of the body, without scripts and styles. */
  readonly body: string
  readonly style: string
  readonly script: string
}

export interface DocsDeps {
  readonly docsPage: DocsPages
  /** The built `index.html`, whose style sheets and colours the pages share; null where the SPA has not been built. */
  readonly template: string | null
  readonly brand: string
  readonly public_url: string
  readonly api_base: string
}

const MARKS = { style: '<!--docs:style-->', body: '<!--docs:body-->' }

/** The documentation of the API for people, below `/docs` of the API (API-08): whole without scripts. */
export function serveDocs(deps: DocsDeps): EdgeMiddleware {
  const { api_base, brand, public_url: publicUrl } = deps
  const first = `${api_base}/docs`
  const template = deps.template === null ? null : plainTemplate(deps.template)
  return async (ctx, next) => {
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || !isBelow(ctx.path, first)) return next()
    ctx.state.label = 'docs'
    if (template === null) throw new RejectionError(reject('UNAVAILABLE'))
    const language = languageAskedFor(ctx)
    const page = await deps.docsPage(ctx.path.slice(first.length + 1), language)
    if (page === null) throw new RejectionError(reject('NOT_FOUND'))
    const alternates = { pl: `${ctx.path}?lang=pl`, en: `${ctx.path}?lang=en` }
    const head = { status: 200, title: page.title, canonical: alternates[language], alternates } as const
    const { nonce } = ctx.state
    const shell = renderPage(template, {
      head,
      opening: null,
      language,
      nonce,
      brand,
      publicUrl,
      filesUrl: null,
      apiBase: api_base,
      traces: null,
      answers: [],
      drawn: null,
      preloads: { styles: [], scripts: [] },
      manifest: manifestPath(null, language),
      ...coloursOf(ctx),
    })
    ctx.status = 200
    ctx.type = 'text/html; charset=utf-8'
    ctx.set('cache-control', 'private, no-cache')
    ctx.set('content-language', language)
    ctx.vary('cookie, accept-language')
    ctx.body = fillShell(shell, page, nonce)
  }
}

function isBelow(path: string, first: string): boolean {
  return path === first || path.startsWith(`${first}/`)
}

function languageAskedFor(ctx: EdgeContext): PageLanguage {
  const lang = ctx.URL.searchParams.get('lang')
  return lang === 'pl' || lang === 'en' ? lang : languageOf(ctx)
}

/** The SPA's HTML without the SPA: its style sheets, icons and choice of colours stay. */
function plainTemplate(template: string): string {
  return template
    .replaceAll(/<script\b[^>]*\btype="module"[^>]*><\/script>/g, '')
    .replaceAll(/<script data-start[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')
    .replace('</head>', `${MARKS.style}</head>`)
    .replace('<!--kredka:body-->', MARKS.body)
}

function fillShell(shell: string, { style, body, script }: DocsContent, nonce: string): string {
  const own = escapeHtml(nonce)
  const withBody = `${body}<script nonce="${own}">${script}</script>`
  return shell.replace(MARKS.style, () => `<style nonce="${own}">${style}</style>`).replace(MARKS.body, () => withBody)
}

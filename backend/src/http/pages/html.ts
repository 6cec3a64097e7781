import { documentTitle, type Head, type Opening, type PageLanguage } from '@kredka/contracts/kernel/head'
import { DEFAULT_API_BASE, type Palette, type Scheme } from '@kredka/contracts/kernel/wire'
import { escapeHtml, scriptJson } from '../../kernel/html.ts'
import { sharedOf, sharedPath } from '../sharing/address.ts'
import { SHARED_SIZE } from '../sharing/draw.ts'
import { renderOpening } from './opening.ts'
import type { Preloads, Sheet } from './preloads.ts'

/** All that is written into the SPA's HTML for one request. */
export interface PageHtml {
  readonly head: Head
  /** Null where nothing is shown before the page itself. */
  readonly opening: Opening | null
  /** The page itself, in the place of its opening; null where it is not drawn here. */
  readonly drawn: DrawnPage | null
  readonly language: PageLanguage
  readonly palette: Palette
  readonly scheme: Scheme
  readonly nonce: string
  readonly brand: string
  /** Origin of the site. */
  readonly publicUrl: string
  /** Origin of the host that serves `/files` instead of the site; null where there is none. */
  readonly filesUrl: string | null
  /** Path of the API (API-01). */
  readonly apiBase: string
  /** The share of traces that is sent; null where none are kept (OPS-05). */
  readonly traces: number | null
  /** Answers that the page asked for, for the SPA to begin with. */
  readonly answers: readonly KnownAnswer[]
  /** What the page will want at once. */
  readonly preloads: Preloads
  /** Path of the page's web app manifest. */
  readonly manifest: string
}

/** `input` and `answer` as the SPA's own call would send and get them. */
export interface KnownAnswer {
  readonly name: string
  readonly input: unknown
  readonly answer: { readonly data: unknown; readonly meta?: unknown }
}

/** What stands in `#root`, and what the browser has to know to draw the same. */
export interface DrawnPage {
  readonly html: string
  /** `Drawn` of `frontend/src/kernel/taking-over/drawn.ts`. */
  readonly with: { readonly now: number; readonly phone: boolean }
}

/** Id of the JSON script that holds the answers, a list of `{name, input, answer}`. */
export const STATE_ID = 'kredka-state'

/** Id of the JSON script that says what the page was drawn with, for the SPA to draw the same. */
export const DRAWN_ID = 'kredka-drawn'

/** Fills the placeholders that the build leaves in `index.html`. */
export function renderPage(template: string, page: PageHtml): string {
  const values: Readonly<Record<string, string>> = {
    __KREDKA_LANG__: page.language,
    __KREDKA_PALETTE__: page.palette,
    __KREDKA_SCHEME__: page.scheme,
    __KREDKA_NONCE__: escapeHtml(page.nonce),
    '<!--kredka:head-->': renderHead(page),
    // behind the entry, which everything waits for
    '</head>': [...renderPreloads(page), '</head>'].join('\n    '),
    '<!--kredka:body-->':
      page.drawn?.html ?? (page.opening === null ? '' : renderOpening(page.brand, page.opening, page.language)),
    '<!--kredka:state-->': renderState(page),
  }
  const frame = page.drawn === null ? template : template.replaceAll(AT_ONCE, LATER)
  // One pass: what a person wrote may look like a placeholder.
  return frame
    .replace(/__KREDKA_[A-Z]+__|<!--kredka:[a-z]+-->|<\/head>/g, (mark) => values[mark] ?? '')
    .replace(/<script(?![^>]*\snonce=)/g, `<script nonce="${escapeHtml(page.nonce)}"`)
}

/** How a script is fetched now, or once the page has loaded (`frontend/src/start/inline.ts`). */
const AT_ONCE = 'rel="modulepreload"'
const LATER = 'rel="later"'

/**
 * Fetched behind what is shown first, and used when something imports them: the first words need no more than the
 * style sheet that stands in the page. A page that the server drew needs no script to be read: nothing competes with it
 * for a slow line.
 */
function renderPreloads({ preloads, nonce, drawn }: PageHtml): readonly string[] {
  const own = `nonce="${escapeHtml(nonce)}"`
  const low = `fetchpriority="low" crossorigin ${own}`
  return [
    ...preloads.styles.map((sheet) => (drawn === null ? preloadTag(sheet, low) : linkTags(sheet, own))),
    ...preloads.scripts.map((href) => `<link ${drawn === null ? AT_ONCE : LATER} href="${escapeHtml(href)}" ${low}>`),
  ]
}

function preloadTag({ href }: Sheet, low: string): string {
  return `<link rel="preload" as="style" href="${escapeHtml(href)}" ${low}>`
}

/** The link tells parts that load later that the sheet is there; one that is disabled is not fetched. */
function linkTags({ href, css }: Sheet, own: string): string {
  const standIn = `<link rel="stylesheet" disabled crossorigin href="${escapeHtml(href)}">`
  return `<style ${own}>${css.trim()}</style>${standIn}`
}

function renderState({ answers, drawn }: PageHtml): string {
  const script = (id: string, value: unknown) =>
    `<script id="${id}" type="application/json">${scriptJson(value)}</script>`
  return [
    answers.length === 0 ? '' : script(STATE_ID, answers),
    drawn === null ? '' : script(DRAWN_ID, drawn.with),
  ].join('')
}

/** The elements of `<head>` that depend on the page (NAV-05). */
export function renderHead({
  head,
  language,
  brand,
  publicUrl,
  filesUrl,
  apiBase,
  traces,
  manifest,
}: PageHtml): string {
  const toAbsolute = (path: string) => new URL(path, publicUrl).href
  const alternates = Object.entries(head.alternates ?? {})
  const canonical = head.canonical === undefined ? undefined : toAbsolute(head.canonical)
  return [
    `<title>${escapeHtml(documentTitle(brand, head.title))}</title>`,
    meta('name', 'description', head.description),
    head.indexed === false ? meta('name', 'robots', 'noindex') : '',
    meta('name', 'kredka-files', filesUrl ?? undefined),
    meta('name', 'kredka-api', apiBase === DEFAULT_API_BASE ? undefined : apiBase),
    meta('name', 'kredka-traces', traces === null ? undefined : String(traces)),
    link('canonical', canonical),
    link('manifest', manifest),
    ...alternates.map(([lang, path]) => link('alternate', toAbsolute(path), lang)),
    head.alternates?.pl === undefined ? '' : link('alternate', toAbsolute(head.alternates.pl), 'x-default'),
    ...openGraph(head, { language, brand, canonical, toAbsolute }),
    ...(head.json_ld ?? []).map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`),
  ]
    .filter((element) => element !== '')
    .join('\n    ')
}

interface OpenGraphFacts {
  readonly language: PageLanguage
  readonly brand: string
  readonly canonical: string | undefined
  readonly toAbsolute: (path: string) => string
}

function openGraph(head: Head, { language, brand, canonical, toAbsolute }: OpenGraphFacts): readonly string[] {
  if (head.indexed === false) return []
  const { image, ...rest } = head.open_graph ?? {}
  const properties: Readonly<Record<string, string | undefined>> = {
    site_name: brand,
    type: 'website',
    title: head.title === '' ? brand : head.title,
    description: head.description,
    url: canonical,
    locale: language === 'pl' ? 'pl_PL' : 'en_GB',
    ...(image === undefined ? imageOf(head, { language, brand, toAbsolute }) : { image: toAbsolute(image) }),
    ...rest,
  }
  return [
    ...Object.entries(properties).map(([name, value]) => meta('property', `og:${name}`, value)),
    // what it has no words for itself, it takes from Open Graph
    meta('name', 'twitter:card', properties['image:width'] === undefined ? 'summary' : 'summary_large_image'),
  ]
}

/** The picture that is drawn for the page. */
function imageOf(head: Head, { language, brand, toAbsolute }: Omit<OpenGraphFacts, 'canonical'>) {
  const shared = sharedOf(head, brand)
  if (shared === null || head.canonical === undefined) return {}
  return {
    image: toAbsolute(sharedPath(head.canonical, shared, language)),
    'image:type': 'image/jpeg',
    'image:width': String(SHARED_SIZE.width),
    'image:height': String(SHARED_SIZE.height),
    'image:alt': [shared.about, shared.heading, ...shared.lines, shared.tag].filter(Boolean).join(' · '),
  }
}

function meta(kind: 'name' | 'property', name: string, content: string | undefined): string {
  return content === undefined ? '' : `<meta ${kind}="${name}" content="${escapeHtml(content)}">`
}

function link(rel: string, href: string | undefined, language?: string): string {
  if (href === undefined) return ''
  const hreflang = language === undefined ? '' : ` hreflang="${language}"`
  return `<link rel="${rel}"${hreflang} href="${escapeHtml(href)}">`
}

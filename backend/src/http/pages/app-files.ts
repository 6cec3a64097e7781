import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageLanguage } from '@kredka/contracts/kernel/head'
import { pathOf } from '@kredka/contracts/kernel/routes'
import type { EdgeContext, EdgeMiddleware } from '../edge.ts'
import { languageOf } from './preferences.ts'

export interface AppFilesDeps {
  readonly brand: string
  /** Folder of the built SPA. */
  readonly pagesFolder: string
}

/** What the service worker shows where there is no connection; it keeps a copy. */
const OFFLINE = '/offline'

/** What makes the site an app that can be installed (NAV-07): two manifests, and the page that needs no connection. */
export async function serveAppFiles({ brand, pagesFolder }: AppFilesDeps): Promise<EdgeMiddleware> {
  const offline = await readFile(join(pagesFolder, 'offline.html'), 'utf8').catch(() => null)
  const manifests: Readonly<Record<string, (language: PageLanguage) => unknown>> = {
    '/app.webmanifest': (language) => appManifest(brand, language),
    '/quiz.webmanifest': (language) => quizManifest(brand, language),
  }
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
    if (ctx.path === OFFLINE && offline !== null) return sendOffline(ctx, offline)
    const manifest = manifests[ctx.path]
    if (manifest === undefined) return next()
    ctx.state.label = 'manifest'
    ctx.status = 200
    ctx.set('cache-control', 'public, max-age=3600')
    ctx.body = JSON.stringify(manifest(languageAskedFor(ctx)))
    ctx.type = 'application/manifest+json'
  }
}

function sendOffline(ctx: EdgeContext, template: string): void {
  ctx.state.label = 'page'
  ctx.status = 200
  ctx.type = 'text/html; charset=utf-8'
  ctx.set('cache-control', 'no-cache')
  ctx.set('x-robots-tag', 'noindex')
  ctx.body = template.replaceAll('__KREDKA_NONCE__', ctx.state.nonce)
}

function languageAskedFor(ctx: EdgeContext): PageLanguage {
  const lang = ctx.URL.searchParams.get('lang')
  return lang === 'pl' || lang === 'en' ? lang : languageOf(ctx)
}

/** The paper of the light pages: what shows while the app starts. */
const PAPER = '#fcf9f2'
const ICONS = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]
const FRAME = {
  scope: '/',
  display: 'standalone',
  background_color: PAPER,
  theme_color: PAPER,
  icons: ICONS,
  dir: 'ltr',
}

const WORDS = {
  pl: {
    about: 'Korepetycje online i w Twojej okolicy.',
    quizzes: 'Quizy',
    about_quizzes: 'Quizy z przedmiotów szkolnych.',
    search: 'Szukaj ofert',
    dashboard: 'Pulpit',
  },
  en: {
    about: 'Private lessons online and near you.',
    quizzes: 'Quizzes',
    about_quizzes: 'Quizzes on school subjects.',
    search: 'Search offers',
    dashboard: 'Dashboard',
  },
} as const

function appManifest(brand: string, lang: PageLanguage) {
  const words = WORDS[lang]
  return {
    ...FRAME,
    id: '/',
    start_url: '/',
    name: brand,
    short_name: brand,
    description: words.about,
    lang,
    shortcuts: [
      { name: words.search, url: pathOf('offers.search', lang) },
      { name: words.dashboard, url: pathOf('dashboard', lang) },
    ],
  }
}

function quizManifest(brand: string, lang: PageLanguage) {
  const words = WORDS[lang]
  const home = pathOf('quizzes.browse', lang)
  return {
    ...FRAME,
    id: home,
    start_url: home,
    name: `${brand} – ${words.quizzes}`,
    short_name: words.quizzes,
    description: words.about_quizzes,
    lang,
  }
}

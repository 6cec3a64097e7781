import type { PageLanguage } from '@kredka/contracts/kernel/head'
import type { PageName } from '@kredka/contracts/kernel/routes'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { Application } from './app/Application.tsx'
import { type KnownAnswer, preloadedOf } from './app/api/preloaded.ts'
import { loadFirstPage } from './app/routing/LazyPage.tsx'
import type { LoadPage } from './app/routing/page.ts'
import { serverServices } from './app/server-services.ts'
import { loggedOut } from './app/session/session-slice.ts'
import { createStore } from './app/store/store.ts'
import { type Messages, unpackTexts } from './i18n/TextProvider.tsx'
import { type Drawing, drawWith } from './kernel/taking-over/drawn.ts'
import { MODULES } from './modules.ts'

/** One page as a visitor without a session sees it. */
export interface PageToDraw extends Drawing {
  readonly route: string
  /** With its query. */
  readonly path: string
  readonly language: PageLanguage
  readonly apiBase: string
  readonly answers: readonly KnownAnswer[]
}

/** Pages that need no more than their head has asked for. */
const PAGES = [
  'landing',
  'offers.search',
  'offers.subject',
  'offers.subject-city',
  'offers.offer',
  'teachers.teacher',
] as const satisfies readonly PageName[]
const TEXTS = { pl: () => import('virtual:texts/all-pl'), en: () => import('virtual:texts/all-en') }
const unpacked = new Map<PageLanguage, Messages>()

/**
 * The inside of `#root`, which `main.tsx` takes over; null for a page that is not drawn here.
 * @throws what a component throws
 */
export async function drawPage(page: PageToDraw): Promise<string | null> {
  const name = PAGES.find((drawn) => drawn === page.route)
  const load = name && pageOf(name)
  if (load === undefined) return null
  const messages = await messagesOf(page.language)
  await loadFirstPage(load, { language: page.language, query: new URLSearchParams(page.path.split('?')[1] ?? '') })
  return drawWith(page, () => {
    const store = createStore(serverServices(page.apiBase, preloadedOf(page.answers)), { drawing: true })
    store.dispatch(loggedOut())
    return renderToString(
      <Application
        router={(app) => <StaticRouter location={page.path}>{app}</StaticRouter>}
        versions={null}
        onBegun={() => undefined}
        store={store}
        modules={MODULES}
        language={page.language}
        messages={messages}
        development={false}
      />,
    )
  })
}

async function messagesOf(language: PageLanguage): Promise<Messages> {
  const messages = unpacked.get(language) ?? unpackTexts((await TEXTS[language]()).texts)
  unpacked.set(language, messages)
  return messages
}

function pageOf(name: PageName): LoadPage | undefined {
  return MODULES.find(({ pages }) => name in pages)?.pages[name]
}

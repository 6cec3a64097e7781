import './ui/theme/styles.ts'
import { matchRoute } from '@kredka/contracts/kernel/routes'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { Application } from './app/Application.tsx'
import { apiBase } from './app/api/base.ts'
import { browserServices } from './app/browser-services.ts'
import { isDevelopment } from './app/routing/development.ts'
import { loadFirstPage } from './app/routing/LazyPage.tsx'
import type { LoadPage } from './app/routing/page.ts'
import { checkSessionNow, loggedOut } from './app/session/session-slice.ts'
import { createStore } from './app/store/store.ts'
import { allowOwnStyles } from './app/style-nonce.ts'
import { browserVersions } from './app/update/browser-versions.ts'
import { currentLanguage, pathInLanguage, readStoredLanguage } from './i18n/language.ts'
import { loadTexts } from './i18n/page-texts.ts'
import { loadChunk } from './kernel/chunks.ts'
import { readDrawn } from './kernel/taking-over/drawn.ts'
import { MODULES } from './modules.ts'
import type { Deed } from './start/early.ts'

const TEXTS = { pl: () => import('virtual:texts/base-pl'), en: () => import('virtual:texts/base-en') }

async function start(root: HTMLElement): Promise<void> {
  allowOwnStyles()
  const language = currentLanguage()
  const spoken = document.documentElement.lang
  document.documentElement.lang = language
  const path = readStoredLanguage() === null ? null : pathInLanguage(location.pathname, language)
  if (path !== null) history.replaceState(history.state, '', path + location.search + location.hash)

  const services = browserServices(apiBase())
  const store = createStore(services)
  // What was drawn is a visitor's page in one language: whoever was logged in here, or speaks another, gets the page
  // anew.
  const takesOver = readDrawn(document) !== null && spoken === language && !services.loginFlag.get()
  if (takesOver) store.dispatch(loggedOut())
  else store.dispatch(checkSessionNow())
  const versions = browserVersions()
  const visit = { language, query: new URLSearchParams(location.search) }
  const texts = loadChunk(() => loadTexts(TEXTS))
  const [messages] = await Promise.all([texts, loadFirstPage(pageAt(location.pathname), visit)])
  const app = (
    <Application
      router={(inside) => <BrowserRouter>{inside}</BrowserRouter>}
      versions={versions}
      onBegun={() => {
        if (takesOver) store.dispatch(checkSessionNow())
        void doAgain(globalThis.kredkaEarly?.take() ?? [])
        globalThis.kredkaEarly = undefined
      }}
      store={store}
      modules={MODULES}
      language={language}
      messages={messages}
      development={isDevelopment()}
    />
  )
  // in slices between which the browser answers; until then what the server sent stays
  startTransition(() => {
    if (takesOver) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
}

/** What was done before the page could answer: each in a task of its own, as it came. */
async function doAgain(deeds: readonly Deed[]): Promise<void> {
  for (const deed of deeds) {
    deed()
    await new Promise((resolve) => setTimeout(resolve))
  }
}

function pageAt(path: string): LoadPage | undefined {
  const name = matchRoute(path)?.route.name
  return name === undefined ? undefined : MODULES.find(({ pages }) => name in pages)?.pages[name]
}

const root = document.getElementById('root')
if (root !== null) {
  start(root).catch((error) => {
    reportError(error)
    globalThis.kredkaEarly?.fail()
  })
}

import './ui/theme/styles.ts'
import { matchRoute } from '@kredka/contracts/kernel/routes'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app/App.tsx'
import { apiBase } from './app/api/base.ts'
import { browserServices } from './app/browser-services.ts'
import { currentLanguage, pathInLanguage, storedLanguage } from './app/i18n/language.ts'
import { loadTexts } from './app/i18n/page-texts.ts'
import { loadChunk } from './app/routing/chunks.ts'
import { isDevelopment } from './app/routing/development.ts'
import { loadFirstPage } from './app/routing/LazyPage.tsx'
import type { LoadPage } from './app/routing/page.ts'
import { checkSessionNow } from './app/session/session-slice.ts'
import { createStore } from './app/store/store.ts'
import { allowOwnStyles } from './app/style-nonce.ts'
import { browserVersions } from './app/update/browser-versions.ts'
import { VersionContext } from './app/update/UpdateBar.tsx'
import { MODULES } from './modules.ts'

const TEXTS = { pl: () => import('virtual:texts/base-pl'), en: () => import('virtual:texts/base-en') }

async function start(root: HTMLElement): Promise<void> {
  allowOwnStyles()
  const language = currentLanguage()
  document.documentElement.lang = language
  const path = storedLanguage() === null ? null : pathInLanguage(location.pathname, language)
  if (path !== null) history.replaceState(history.state, '', path + location.search + location.hash)

  const store = createStore(browserServices(apiBase()))
  store.dispatch(checkSessionNow())
  const versions = browserVersions()
  const visit = { language, query: new URLSearchParams(location.search) }
  const texts = loadChunk(() => loadTexts(TEXTS))
  const [messages] = await Promise.all([texts, loadFirstPage(pageAt(location.pathname), visit)])
  const app = (
    <StrictMode>
      <BrowserRouter>
        <VersionContext value={versions}>
          <App store={store} modules={MODULES} language={language} messages={messages} development={isDevelopment()} />
        </VersionContext>
      </BrowserRouter>
    </StrictMode>
  )
  // in slices between which the browser answers; until then what the server sent stays
  startTransition(() => createRoot(root).render(app))
}

function pageAt(path: string): LoadPage | undefined {
  const name = matchRoute(path)?.route.name
  return name === undefined ? undefined : MODULES.find(({ pages }) => name in pages)?.pages[name]
}

const root = document.getElementById('root')
if (root !== null) void start(root)

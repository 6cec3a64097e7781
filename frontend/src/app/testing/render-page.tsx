import type { SessionView } from '@kredka/contracts/accounts/views'
import type { PageLanguage } from '@kredka/contracts/kernel/head'
import { render } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { textsIn } from '../../i18n/testing/texts-in.ts'
import { App } from '../App.tsx'
import type { AppModule } from '../routing/page.ts'
import { loggedIn, loggedOut } from '../session/session-slice.ts'
import { createStore } from '../store/store.ts'
import { completeBrowser } from './browser.ts'
import { type FakeServices, fakeServices } from './services.ts'

export interface PageOptions {
  /** The modules under test; their pages are found by the table of routes. */
  readonly modules: readonly AppModule[]
  /** Who is logged in. Default: nobody. */
  readonly user?: Partial<SessionView>
  /** Nobody has said yet who is logged in. */
  readonly isUnknown?: true
  readonly language?: PageLanguage
  readonly services?: FakeServices
}

/**
 * The application at an address, in jsdom: the real store, sagas, texts and router over a fake API.
 *
 *     const { services, location } = renderPage('/my-offers', { modules: [offers], user: { isTeacher: true }, services })
 *     await screen.findByRole('heading', { name: 'Moje oferty' })
 */
export function renderPage(path: string, options: PageOptions) {
  completeBrowser()
  const services = options.services ?? fakeServices()
  const store = createStore(services)
  if (options.isUnknown !== true)
    store.dispatch(options.user === undefined ? loggedOut() : loggedIn({ ...SOMEBODY, ...options.user }))
  let location = path
  function Watch() {
    const { pathname, search } = useLocation()
    location = pathname + search
    return null
  }
  const language = options.language ?? 'pl'
  const rendered = render(
    <MemoryRouter initialEntries={[path]}>
      <Watch />
      <App
        store={store}
        modules={options.modules}
        language={language}
        messages={textsIn(language)}
        development
        env="test"
      />
    </MemoryRouter>,
    // Boundaries report to the services, where a test looks.
    { onCaughtError: () => undefined },
  )
  return { ...rendered, store, services, location: () => location }
}

export const SOMEBODY: SessionView = {
  userId: '01j9z3v5e8c7w2q4k6m8n0p2r4',
  userName: 'Anna Kowalska',
  userEmail: 'anna@example.com',
  userPictureUrl: null,
  isTeacher: false,
}

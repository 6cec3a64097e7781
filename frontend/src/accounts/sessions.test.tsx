import { endSession, listSessions } from '@kredka/contracts/accounts/endpoints'
import type { OpenSessionView } from '@kredka/contracts/accounts/views'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderPage } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { Sessions } from './components/Sessions.tsx'

const session = (id: string, current: boolean): OpenSessionView => ({
  id,
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
  created_at: '2026-11-20T10:00:00.000Z',
  last_used_at: '2026-11-21T10:00:00.000Z',
  current,
})
const HERE = session('01jd0000000000000000000s01', true)
const THERE = session('01jd0000000000000000000s02', false)

afterEach(cleanup)

test('ACC-10 NAV-04 who ends a session is left at the list, though the row goes with its button', async () => {
  const services = fakeServices()
  services.api.on(listSessions, () => ({ data: [HERE, THERE] }))
  services.api.on(endSession, () => {
    services.api.on(listSessions, () => ({ data: [HERE] }))
    return { data: null }
  })
  const page = { pages: { settings: async () => ({ Page: Sessions }) } }
  renderPage('/settings', { modules: [page], user: {}, services })
  const end = await screen.findByRole('button', { name: /^Wyloguj:/ })
  end.focus()
  fireEvent.click(end)
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Wyloguj:/ })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Otwarte sesje' }))
})

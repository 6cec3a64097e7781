import { cancelDeletion, checkSession, getDeletion } from '@kredka/contracts/accounts/endpoints'
import type { DeletionView } from '@kredka/contracts/accounts/views'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderPage, SOMEBODY } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { DeleteAccount } from './components/DeleteAccount.tsx'

const DUE = '2026-12-21T10:00:00.000Z'
const page = { pages: { settings: async () => ({ Page: DeleteAccount }) } }

function settings(state: DeletionView['state'], path = '/settings') {
  const services = fakeServices()
  const due_at = state === 'scheduled' ? DUE : null
  const standing = (view: DeletionView) => services.api.on(getDeletion, () => ({ data: view }))
  standing({ state, due_at })
  services.api.on(checkSession, () => ({ data: SOMEBODY }))
  services.api.on(cancelDeletion, () => {
    standing({ state: 'none', due_at: null })
    return { data: null }
  })
  renderPage(path, { modules: [page], user: due_at === null ? {} : { deletion_due_at: due_at }, services })
}
const form = () => screen.findByRole('form', { name: 'Usunięcie konta' })
const press = (button: HTMLElement) => {
  button.focus()
  fireEvent.click(button)
}

afterEach(cleanup)

test.each(['requested', 'scheduled'] as const)(
  'ACC-08 NAV-04 an account that is kept when %s: the focus stands at what is there now',
  async (state) => {
    settings(state)
    const main = within(await screen.findByRole('main'))
    press(await main.findByRole('button', { name: 'Zachowaj konto' }))
    const there = await form()
    await waitFor(() => expect(document.activeElement?.contains(there)).toBe(true))
    expect(document.activeElement).not.toBe(document.body)
  },
)

test('ACC-08 NAV-04 an account that is kept from the banner: the focus goes to the content', async () => {
  settings('scheduled')
  const banner = await screen.findByRole('region', { name: 'Konto do usunięcia' })
  press(within(banner).getByRole('button', { name: 'Zachowaj konto' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Konto do usunięcia' })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('ACC-08 NAV-04 an account that is kept from the mail’s link: the focus goes to what is there now', async () => {
  settings('requested', '/settings?dt=token')
  const dialog = await screen.findByRole('dialog')
  press(within(dialog).getByRole('button', { name: 'Zachowaj konto' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const there = await form()
  await waitFor(() => expect(document.activeElement?.contains(there)).toBe(true))
  expect(document.activeElement).not.toBe(document.body)
})

import { listLinkedThirdParties, unlinkThirdParty } from '@kredka/contracts/accounts/endpoints'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { rejected } from '../app/testing/fake-api.ts'
import { renderPage } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { LinkedThirdParties } from './components/LinkedThirdParties.tsx'

const page = { pages: { settings: async () => ({ Page: LinkedThirdParties }) } }
afterEach(cleanup)

function settings() {
  const services = fakeServices()
  services.api.on(listLinkedThirdParties, () => ({
    data: [{ provider: 'google' as const }, { provider: 'facebook' as const }],
  }))
  renderPage('/settings', { modules: [page], user: {}, services })
  return services.api
}

async function unlinkGoogle() {
  const button = await screen.findByRole('button', { name: 'Odłącz: Google' })
  button.focus()
  fireEvent.click(button)
  const dialog = await screen.findByRole('dialog', { name: 'Odłączyć Google?' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Odłącz' }))
}

test('ACC-05 NAV-04 a third party is unlinked after a question, and the focus stays at the list', async () => {
  const api = settings()
  api.on(unlinkThirdParty, () => {
    api.on(listLinkedThirdParties, () => ({ data: [{ provider: 'facebook' as const }] }))
    return { data: null }
  })
  await unlinkGoogle()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Odłącz: Google' })).toBeNull())
  expect(api.inputsOf(unlinkThirdParty)).toEqual([{ provider: 'google' }])
  expect(document.activeElement?.contains(screen.getByRole('button', { name: 'Odłącz: Facebook' }))).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})

test('ACC-05 the last way in stays, and what to do first is said', async () => {
  const api = settings()
  api.on(unlinkThirdParty, () => rejected('LAST_WAY_IN'))
  await unlinkGoogle()
  await screen.findByText('To jedyny sposób logowania do Twojego konta. Najpierw ustaw hasło.')
  expect(screen.getByRole('button', { name: 'Odłącz: Google' })).toBeTruthy()
})

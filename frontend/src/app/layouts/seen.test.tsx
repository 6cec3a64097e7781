import type { SessionView } from '@kredka/contracts/accounts/views'
import { endImpersonation } from '@kredka/contracts/admin/endpoints'
import { MINUTE, SECOND } from '@kredka/contracts/kernel/durations'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { AppModule } from '../routing/page.ts'
import { shell } from '../shell.ts'
import { renderPage, SOMEBODY } from '../testing/render-page.tsx'
import { fakeServices } from '../testing/services.ts'

afterEach(cleanup)

const pages: AppModule = { pages: { dashboard: async () => ({ Page: () => <h1>Mój pulpit</h1> }) } }
const PERSON = `/adminero/users/${SOMEBODY.userId}`

/** Looked at by a member of staff for so long yet. */
function open(left_ms: number) {
  const services = fakeServices()
  services.own.write(SOMEBODY.userId, 'draft', 'Pół wiadomości')
  services.tab.write(SOMEBODY.userId, 'draft', 'Pół wiadomości')
  const seen_by: SessionView['seen_by'] = { name: 'ola', until: new Date(Date.now() + left_ms).toISOString() }
  renderPage('/dashboard', { modules: [shell, pages], user: { seen_by }, services })
  return services
}

const banner = async () => within(await screen.findByRole('region', { name: 'Podgląd oczami innej osoby' }))
const kept = ({ own, tab }: ReturnType<typeof fakeServices>) => [
  own.read(SOMEBODY.userId, 'draft'),
  tab.read(SOMEBODY.userId, 'draft'),
]

test('ADM-03 a banner says through whose eyes, who looks and for how long yet', async () => {
  const services = open(7 * MINUTE - SECOND)
  const { getByText } = await banner()
  expect(getByText(new RegExp(`${SOMEBODY.userName}.*ola`)).textContent).toContain('Zostało 7 min.')
  expect(services.left).toEqual([])
  cleanup()
  open(40 * SECOND)
  expect((await banner()).getByText(/Zostało (40|39|38) s\./)).toBeTruthy()
})

test('ADM-03 nobody else has that banner', async () => {
  renderPage('/dashboard', { modules: [shell, pages], user: {} })
  await screen.findByRole('heading', { name: 'Mój pulpit' })
  expect(screen.queryByRole('region', { name: 'Podgląd oczami innej osoby' })).toBeNull()
})

test('ADM-03 it ends by hand: nothing of the person stays, other tabs begin anew, and staff are back at the person', async () => {
  const services = open(7 * MINUTE)
  services.api.on(endImpersonation, () => ({ data: null }))
  fireEvent.click((await banner()).getByRole('button', { name: 'Zakończ' }))
  await waitFor(() => expect(services.left).toEqual([PERSON]))
  expect(services.api.inputsOf(endImpersonation)).toHaveLength(1)
  expect(kept(services)).toEqual([null, null])
  expect(services.told).toContain('eyes_changed')
})

test('ADM-03 it is left where the end is not heard either: the server ends it by itself', async () => {
  const services = open(7 * MINUTE)
  fireEvent.click((await banner()).getByRole('button', { name: 'Zakończ' }))
  await waitFor(() => expect(services.left).toEqual([PERSON]))
})

test('ADM-03 it is left by itself once its time is over', async () => {
  const services = open(-SECOND)
  await waitFor(() => expect(services.left).toContain(PERSON))
  expect(kept(services)).toEqual([null, null])
  expect(services.api.inputsOf(endImpersonation)).toEqual([])
})

test('ADM-03 a tab begins anew when another one looks through other eyes or no longer', async () => {
  const services = open(7 * MINUTE)
  await banner()
  services.hear('eyes_changed')
  await waitFor(() => expect(services.reloads()).toBe(1))
})

import { getSharing, shareMisses } from '@kredka/contracts/repetition/endpoints'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderPage } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { settings } from './module.ts'

afterEach(cleanup)

const SECTION = { pages: { ...settings.pages, 'settings.section': async () => ({ Page: () => <p>section</p> }) } }
const open = (path: string, rest: Partial<Parameters<typeof renderPage>[1]> = {}) =>
  renderPage(path, { modules: [SECTION], user: {}, ...rest })

/** The sections that words find. */
async function found(typed: string): Promise<readonly string[]> {
  const main = within(await screen.findByRole('main'))
  fireEvent.change(await main.findByRole('searchbox'), { target: { value: typed } })
  return main.queryAllByRole('link').map((link) => link.textContent ?? '')
}

test.each([
  ['pl', 'ZEGAR', 'Strefa czasowa'],
  ['pl', 'skasuj konto', 'Usunięcie konta'],
  ['pl', 'usunąć konto', 'Usunięcie konta'],
  ['pl', 'jak ustawić strefę', 'Strefa czasowa'],
  ['pl', 'ciasteczk', 'Pliki cookie'],
  ['en', 'clock', 'Time zone'],
  ['en', 'dark', 'Appearance'],
  ['en', 'delete my account', 'Deleting the account'],
] as const)('PRO-02 I18-01 in %s “%s” finds the setting by an everyday word', async (language, typed, title) => {
  open('/settings', { language })
  const [first = '', ...others] = await found(typed)
  expect(first).toContain(title)
  expect(others).toEqual([])
})

test('PRO-02 sections about teaching are there for teachers alone; what nothing finds is said', async () => {
  open('/settings')
  expect(await found('IBAN')).toEqual([])
  expect(screen.getByText('Nie ma takiego ustawienia')).toBeTruthy()
  cleanup()
  open('/settings', { user: { isTeacher: true } })
  expect(await found('IBAN')).toEqual([expect.stringContaining('Konto do wpłat')])
})

test.each([
  ['/settings#security', '/settings/security'],
  ['/settings?dt=token', '/settings/delete-account?dt=token'],
])('PRO-02 ACC-08 %s, an address from before, leads to %s', async (old, now) => {
  const { location } = open(old)
  await screen.findByText('section')
  expect(location()).toBe(now)
})

test('PRO-02 NAV-05 a section has its page and title, with the others beside it', async () => {
  open('/settings/colours', { modules: [settings] })
  expect(await screen.findByRole('region', { name: 'Wygląd' })).toBeTruthy()
  expect(document.title).toBe('Kredka – Wygląd')
  const others = within(screen.getByRole('navigation', { name: 'Sekcje ustawień' }))
  expect(others.getByRole('link', { current: 'page' }).textContent).toBe('Wygląd')
  expect(others.getByRole('link', { name: 'Hasło' }).getAttribute('href')).toBe('/settings/password')
})

test('QUI-12 what is shared with tutors shows as chosen, also before it is read anew', async () => {
  const services = fakeServices()
  services.api.on(getSharing, () => ({ data: { is_shared: false } }))
  services.api.on(shareMisses, () => ({ data: null }))
  open('/settings/quizzes', { modules: [settings], services })
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Pokazuj moim korepetytorom/ })
  const read = Promise.withResolvers<{ data: { is_shared: boolean } }>()
  services.api.on(getSharing, () => read.promise)
  fireEvent.click(box)
  await waitFor(() => expect(services.api.inputsOf(shareMisses)).toEqual([{ is_shared: true }]))
  await waitFor(() => expect(box.disabled).toBe(false))
  expect(box.checked).toBe(true)
  read.resolve({ data: { is_shared: true } })
  await waitFor(() => expect(services.api.inputsOf(getSharing).length).toBeGreaterThan(1))
  expect(box.checked).toBe(true)
})

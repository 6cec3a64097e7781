import { getCurrentUser, startTeaching } from '@kredka/contracts/profiles/endpoints'
import type { CurrentUserView } from '@kredka/contracts/profiles/views'
import { getSettings } from '@kredka/contracts/settings/endpoints'
import type { SettingsView } from '@kredka/contracts/settings/views'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderPage, SOMEBODY } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { profiles } from './module.ts'

const JAN: CurrentUserView = {
  id: SOMEBODY.userId,
  email: SOMEBODY.userEmail,
  name: 'Jan Nowak',
  phone: null,
  about: 'Uczę fizyki.',
  picture_url: null,
  is_teacher: false,
  currency: 'PLN',
  timezone: 'Europe/Warsaw',
  beta_features: [],
}
const SETTINGS: SettingsView = {
  language: 'pl',
  currency: 'PLN',
  country: 'PL',
  timezone: 'Europe/Warsaw',
  palette: null,
  colour_scheme: null,
  has_password: true,
  teaching: { state: 'none', reason: null, since: null },
  beta_features: [],
}
/** A page behind the gate for teachers. */
const gated = { pages: { 'offers.own': async () => ({ Page: () => <h1>Oferty tej osoby</h1> }) } }

function begin(path: string) {
  const services = fakeServices()
  services.api.on(getCurrentUser, () => ({ data: JAN }))
  services.api.on(getSettings, () => ({ data: SETTINGS }))
  services.api.on(startTeaching, () => ({ data: null }))
  return renderPage(path, { modules: [profiles, gated], user: {}, services })
}

async function accept() {
  fireEvent.click(await screen.findByRole('checkbox', { name: /Akceptuję/ }))
  const start = screen.getByRole('button', { name: 'Zacznij uczyć' })
  start.focus()
  fireEvent.click(start)
  return screen.findByRole('heading', { name: 'Witaj wśród korepetytorów' })
}

afterEach(cleanup)

test('PRO-03 what is typed about oneself outlives the page until it is sent; the terms are accepted anew', async () => {
  const { services, unmount } = begin('/start-teaching')
  const about = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /O mnie/ })
  fireEvent.change(await about(), { target: { value: 'Uczę też chemii.' } })
  fireEvent.click(screen.getByRole('checkbox', { name: /Akceptuję/ }))
  unmount()
  const again = renderPage('/start-teaching', { modules: [profiles, gated], user: {}, services })
  expect((await about()).value).toBe('Uczę też chemii.')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Akceptuję/ }).checked).toBe(false)
  await accept()
  expect(again.services.own.read(SOMEBODY.userId, 'start-teaching')).toBeNull()
})

test('PRO-03 NAV-04 who has begun to teach stands at the next steps', async () => {
  begin('/start-teaching')
  const heading = await accept()
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  expect(document.activeElement?.contains(heading)).toBe(true)
  expect(document.activeElement).not.toBe(screen.getByRole('main'))
  expect(screen.queryByRole('link', { name: /^Wróć do strony/ })).toBeNull()
})

test('PRO-03 NAV-03 the page whose gate asked for a teacher is one click away afterwards', async () => {
  const { location } = begin('/my-offers?page=2')
  const main = await screen.findByRole('main')
  await screen.findByRole('heading', { name: 'Ta strona jest dla korepetytorów' })
  const link = [...main.querySelectorAll('a')].find(({ textContent }) => textContent === 'Zacznij uczyć')
  if (link === undefined) throw new Error('the gate leads nowhere')
  fireEvent.click(link)
  await accept()
  fireEvent.click(screen.getByRole('link', { name: 'Wróć do strony: Moje oferty' }))
  await screen.findByRole('heading', { name: 'Oferty tej osoby' })
  expect(location()).toBe('/my-offers?page=2')
})

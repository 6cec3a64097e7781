import { logOut } from '@kredka/contracts/accounts/endpoints'
import { scanAdmin } from '@kredka/contracts/admin/endpoints'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { openAuth } from './auth/auth-modal-slice.ts'
import type { AppModule } from './routing/page.ts'
import { shell } from './shell.ts'
import { renderPage } from './testing/render-page.tsx'
import { fakeServices } from './testing/services.ts'

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })

const pages: AppModule = {
  pages: {
    'offers.search': async () => ({ Page: () => <h1>Wyniki</h1> }),
    dashboard: async () => ({ Page: () => <h1>Mój pulpit</h1> }),
    'offers.own': async () => ({ Page: () => <h1>Moje oferty</h1> }),
    'availability.groups': async () => ({ Page: Broken }),
    'admin.home': async () => ({ Page: () => <h1>Zaplecze</h1> }),
    'admin.login': async () => ({ Page: () => <h1>Logowanie do zaplecza</h1> }),
  },
  auth: {
    login: async () => ({ Panel: () => <p>Formularz logowania</p> }),
    signup: async () => ({ Panel: ({ token, email }) => <p>{`Rejestracja ${token} ${email}`}</p> }),
    reset: async () => ({ Panel: ({ token, email }) => <p>{`Hasło ${token} ${email}`}</p> }),
  },
}
const modules = [shell, pages]

function Broken(): never {
  throw new Error('this page is broken')
}

test('NAV-03 an unknown address is the 404 page; its link leads visitors to the offers', async () => {
  renderPage('/nowhere', { modules })
  await heading('Nie znaleziono strony')
  expect(document.title).toBe('Kredka – Nie znaleziono strony')
  expect(screen.getByRole('link', { name: 'Do ofert' }).getAttribute('href')).toBe('/korepetycje')
})

test('NAV-03 and people who are logged in to the dashboard', async () => {
  renderPage('/nowhere', { modules, user: {}, language: 'en' })
  await heading('Page not found')
  expect(screen.getByRole('link', { name: 'To the dashboard' }).getAttribute('href')).toBe('/dashboard')
})

test('NAV-01 the search has its own path in each language', async () => {
  renderPage('/offers', { modules, language: 'en' })
  await heading('Wyniki')
  expect(document.title).toBe('Kredka – Find a tutor')
})

test('NAV-03 a page for users asks a visitor to log in, in the modal', async () => {
  renderPage('/dashboard', { modules })
  await heading('Zaloguj się, żeby to zobaczyć')
  fireEvent.click(screen.getByRole('button', { name: 'Przejdź do logowania' }))
  await screen.findByText('Formularz logowania')
})

test('NAV-03 a page for teachers offers to start teaching', async () => {
  renderPage('/my-offers', { modules, user: { isTeacher: false } })
  await heading('Ta strona jest dla korepetytorów')
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Zacznij uczyć' }).getAttribute('href')).toBe('/start-teaching')
})

test('NAV-03 a teacher sees it', async () => {
  renderPage('/my-offers', { modules, user: { isTeacher: true } })
  await heading('Moje oferty')
})

test('NAV-02 teachers have their group in the side menu, others do not', async () => {
  const { unmount } = renderPage('/dashboard', { modules, user: { isTeacher: true } })
  await heading('Mój pulpit')
  const menu = () => within(screen.getByRole('navigation', { name: 'Twoje miejsca' }))
  expect(menu().getByRole('heading', { name: 'Nauczam' })).toBeTruthy()
  expect(menu().getByRole('link', { name: 'Moje oferty' }).getAttribute('href')).toBe('/my-offers')
  unmount()
  renderPage('/dashboard', { modules, user: { isTeacher: false } })
  await heading('Mój pulpit')
  expect(menu().queryByRole('link', { name: 'Moje oferty' })).toBeNull()
})

test('NAV-02 the user menu: dashboard, profile, settings, log out; by keyboard', async () => {
  const services = fakeServices()
  services.api.on(logOut, () => ({ data: null }))
  renderPage('/dashboard', { modules, user: {}, services })
  await heading('Mój pulpit')
  const button = screen.getByRole('button', { name: 'Menu: Anna Kowalska' })
  fireEvent.keyDown(button, { key: 'ArrowDown' })
  const items = screen.getAllByRole('menuitem').map((item) => item.textContent)
  expect(items).toEqual(['Pulpit', 'Profil', 'Ustawienia', 'Wyloguj się'])
  expect(document.activeElement?.textContent).toBe('Pulpit')
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'ArrowUp' })
  expect(document.activeElement?.textContent).toBe('Wyloguj się')
  fireEvent.click(screen.getByRole('menuitem', { name: 'Wyloguj się' }))
  await waitFor(() => expect(services.reloads()).toBe(1))
})

test('a page that breaks leaves the others alone and shows a way out', async () => {
  const { services } = renderPage('/availability', { modules, user: { isTeacher: true } })
  await heading('Coś poszło nie tak')
  expect(services.reported.map(({ where }) => where)).toContain('page /availability')
  fireEvent.click(screen.getByRole('link', { name: 'Pulpit' }))
  await heading('Mój pulpit')
})

test('ACC-06 st with em opens the sign-up, and the address is cleared', async () => {
  const { location } = renderPage('/korepetycje?st=abc&em=a%40b.pl&page=2', { modules })
  await screen.findByText('Rejestracja abc a@b.pl')
  expect(location()).toBe('/korepetycje?page=2')
})

test('ACC-06 rt opens the reset of the password', async () => {
  renderPage('/korepetycje?rt=xyz&em=a%40b.pl', { modules })
  await screen.findByText('Hasło xyz a@b.pl')
})

test('ACC-06 the tabs of the auth modal; Escape closes it', async () => {
  const { store } = renderPage('/korepetycje', { modules })
  await heading('Wyniki')
  act(() => void store.dispatch(openAuth({ tab: 'login' })))
  await screen.findByText('Formularz logowania')
  const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent)
  expect(tabs).toEqual(['Logowanie', 'Nowe konto', 'Resetuj hasło'])
  fireEvent.click(screen.getByRole('tab', { name: 'Nowe konto' }))
  await screen.findByText('Rejestracja null null')
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the back office asks for its own login', async () => {
  const services = fakeServices()
  services.api.on(scanAdmin, () => ({ data: null }))
  const { location } = renderPage('/adminero', { modules, services, user: { isTeacher: true } })
  await heading('Logowanie do zaplecza')
  expect(location()).toBe('/adminero/login')
})

test('the landing leads to the search with subject and place', async () => {
  const { location } = renderPage('/', { modules })
  await heading('Dobre lekcje zaczynają się od dobrego nauczyciela')
  const subject = screen.getByRole('combobox', { name: 'Przedmiot' })
  fireEvent.click(subject)
  fireEvent.change(subject, { target: { value: 'MATEM' } })
  fireEvent.click(await screen.findByRole('option', { name: 'Matematyka' }))
  fireEvent.click(screen.getByRole('combobox', { name: 'Miejsce' }))
  fireEvent.click(await screen.findByRole('option', { name: 'Online' }))
  fireEvent.click(screen.getByRole('button', { name: 'Znajdź nauczyciela' }))
  await heading('Wyniki')
  expect(location()).toBe('/korepetycje?subject=maths&place=online')
})

test('every widget is shown to developers without an error', async () => {
  const { services } = renderPage('/_widgets', { modules })
  await heading('Widżety')
  expect(services.reported).toEqual([])
})

import { jest } from '@jest/globals'
import { logOut } from '@kredka/contracts/accounts/endpoints'
import { enterAdmin, scanAdmin } from '@kredka/contracts/admin/endpoints'
import { pathOf } from '@kredka/contracts/kernel/routes'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { admin } from '../admin/module.ts'
import { MODULES } from '../modules.ts'
import { openAuth } from './auth/auth-modal-slice.ts'
import { MENU_GROUPS, type MenuEntry, menusOf } from './layouts/menu.ts'
import type { AppModule, LoadPage } from './routing/page.ts'
import { readLoginIntent } from './session/login-intent.ts'
import { loggedIn } from './session/session-slice.ts'
import { shell } from './shell.ts'
import { renderPage, SOMEBODY } from './testing/render-page.tsx'
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
  gates: { dashboard: 'dashboard', 'offers.own': 'offers', 'availability.groups': 'availability' },
  auth: {
    login: async () => ({ Panel: () => <p>Formularz logowania</p> }),
    signup: async () => ({ Panel: ({ token, email }) => <p>{`Rejestracja ${token} ${email}`}</p> }),
    reset: async () => ({ Panel: ({ token, email }) => <p>{`Hasło ${token} ${email}`}</p> }),
  },
}
const modules = [shell, pages, menus()]

/** The menus of all modules, with these numbers by page instead of those that are asked for. */
function menus(numbers: Readonly<Record<string, number>> = {}): AppModule {
  const { menu } = menusOf(MODULES)
  const counted = ({ count, ...entry }: MenuEntry): MenuEntry => {
    const number = numbers[entry.page]
    return count === undefined || number === undefined ? entry : { ...entry, count: { ...count, use: () => number } }
  }
  const of = (group: (typeof MENU_GROUPS)[number]) => (menu[group] ?? []).map(counted)
  return {
    pages: {},
    menu: { first: of('first'), teacher: of('teacher'), student: of('student'), everybody: of('everybody') },
  }
}

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

test('NAV-01 an address that has moved leads on', async () => {
  const moved: AppModule = { pages: { 'quizzes.own': async () => ({ Page: () => <h1>Moje quizy</h1> }) } }
  const { location } = renderPage('/quizes/my', { modules: [shell, moved], user: {} })
  await heading('Moje quizy')
  expect(location()).toBe('/my-quizes')
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

test('NAV-03 each says what it is for, and after the login one stands where one wanted to go', async () => {
  const { store, location } = renderPage('/dashboard?from=mail', { modules })
  await heading('Zaloguj się, żeby to zobaczyć')
  screen.getByText('Na pulpicie zobaczysz najbliższą lekcję i sprawy, które na Ciebie czekają.')
  act(() => void store.dispatch(loggedIn(SOMEBODY)))
  await heading('Mój pulpit')
  expect(location()).toBe('/dashboard?from=mail')
})

test('NAV-03 ACC-01 what a visitor wanted to open outlives their sign-up, and is wanted no more once they are there', async () => {
  const services = fakeServices()
  const wanted = () => readLoginIntent(services.own, Date.now())?.from ?? null
  const { store } = renderPage('/dashboard?from=mail', { modules, services })
  await heading('Zaloguj się, żeby to zobaczyć')
  fireEvent.click(screen.getAllByRole('button', { name: 'Załóż konto' }).at(-1) ?? document.body)
  expect(wanted()).toBe('/dashboard?from=mail')
  act(() => void store.dispatch(loggedIn(SOMEBODY)))
  await heading('Mój pulpit')
  await waitFor(() => expect(wanted()).toBeNull())
})

test('ACC-01 a tab that nobody looks at leaves what a visitor wanted to the one that their mail opened', async () => {
  const services = fakeServices()
  const wanted = () => readLoginIntent(services.own, Date.now())
  const { store } = renderPage('/dashboard', { modules, services })
  await heading('Zaloguj się, żeby to zobaczyć')
  fireEvent.click(screen.getAllByRole('button', { name: 'Załóż konto' }).at(-1) ?? document.body)
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => void store.dispatch(loggedIn(SOMEBODY)))
  await heading('Mój pulpit')
  await new Promise((resolve) => setTimeout(resolve))
  expect(wanted()).not.toBeNull()
  hidden.mockRestore()
  fireEvent(document, new Event('visibilitychange'))
  expect(wanted()).toBeNull()
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
  expect(menu().getByRole('heading', { name: 'Uczę' })).toBeTruthy()
  expect(menu().getByRole('link', { name: 'Moje oferty' }).getAttribute('href')).toBe('/my-offers')
  unmount()
  renderPage('/dashboard', { modules, user: { isTeacher: false } })
  await heading('Mój pulpit')
  expect(menu().queryByRole('link', { name: 'Moje oferty' })).toBeNull()
})

test('NAV-02 orders and messages carry their number; at 0 none shows', async () => {
  const counting = (orders: number) => menus({ 'orders.teacher': orders, chats: 120 })
  const { unmount } = renderPage('/dashboard', { modules: [shell, pages, counting(3)], user: { isTeacher: true } })
  await heading('Mój pulpit')
  expect(screen.getAllByRole('link', { name: /Zamówienia/ }).map((link) => link.textContent)).toEqual([
    'Zamówienia33 czekają',
    'Zamówienia',
  ])
  expect(screen.getAllByText('120 nieprzeczytanych')).toHaveLength(2)
  unmount()
  renderPage('/dashboard', { modules: [shell, pages, counting(0)], user: { isTeacher: true } })
  await heading('Mój pulpit')
  expect(screen.queryByText(/czeka/)).toBeNull()
})

/** What section 2 of the specification asks of the side menu of a teacher, in its order; the calendar stands higher. */
const SECTION_2 = [
  '/dashboard',
  '/calendar',
  '/availability',
  '/my-offers',
  '/teacher/lessons',
  '/teacher/orders',
  '/students',
  '/my-topics',
  '/my-quizes',
  '/promotions',
  '/teaching-settings',
  '/student/lessons',
  '/student/orders',
  '/saved',
  '/payments',
  '/locker',
  '/chats',
  '/notifications',
  '/profile',
  '/settings',
]

test('NAV-02 /locker stands out; everything of section 2 is there, and what modules declare, group by group', async () => {
  renderPage('/dashboard', { modules, user: { isTeacher: true } })
  await heading('Mój pulpit')
  const menu = screen.getByRole('navigation', { name: 'Twoje miejsca' })
  const links = within(menu).getAllByRole('link')
  const shown = links.map((link) => link.getAttribute('href') ?? '')
  expect(shown.filter((path) => SECTION_2.includes(path))).toEqual(SECTION_2)
  const declared = MENU_GROUPS.flatMap((group) => menusOf(MODULES).menu[group] ?? [])
  expect(shown).toEqual(declared.map(({ page }) => pathOf(page, 'pl')))
  expect(links.filter((link) => link.dataset.special === 'true').map((link) => link.textContent)).toEqual(['Szafka'])
})

test('NAV-02 the logged-out menu: search, add an offer, log in, sign up', async () => {
  renderPage('/korepetycje', { modules })
  await heading('Wyniki')
  fireEvent.click(screen.getByRole('button', { name: 'Otwórz menu' }))
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
  expect(menu.getByRole('link', { name: 'Szukaj ofert' }).getAttribute('href')).toBe('/korepetycje')
  expect(menu.getByRole('link', { name: 'Dodaj ofertę' }).getAttribute('href')).toBe('/create-offer')
  menu.getByText('Zaloguj się, żeby zobaczyć więcej')
  menu.getByRole('button', { name: 'Załóż konto' })
  fireEvent.click(menu.getByRole('button', { name: 'Przejdź do logowania' }))
  await screen.findByText('Formularz logowania')
})

test('NAV-02 GAM-01 the user menu: dashboard, profile, settings, sound, log out; by keyboard', async () => {
  const services = fakeServices()
  services.api.on(logOut, () => ({ data: null }))
  renderPage('/dashboard', { modules, user: {}, services })
  await heading('Mój pulpit')
  const button = screen.getByRole('button', { name: 'Menu: Anna Kowalska' })
  fireEvent.keyDown(button, { key: 'ArrowDown' })
  const items = screen.getAllByRole('menuitem').map((item) => item.textContent)
  expect(items).toEqual(['Pulpit', 'Profil', 'Ustawienia', 'Włącz dźwięk', 'Wyloguj się'])
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
  expect(tabs).toEqual(['Logowanie', 'Nowe konto', 'Reset hasła'])
  fireEvent.click(screen.getByRole('tab', { name: 'Nowe konto' }))
  await screen.findByText('Rejestracja null null')
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('NAV-03 the back office leads back to the section that was wanted', async () => {
  const services = fakeServices()
  services.api.on(scanAdmin, () => ({ data: null }))
  services.api.on(enterAdmin, () => ({
    data: { id: SOMEBODY.userId, name: 'admin', role: 'owner' as const, second_factor: 'off' as const },
  }))
  const office: AppModule = { pages: { 'admin.offer-requests': async () => ({ Page: () => <h1>Oferty</h1> }) } }
  const login: AppModule = { pages: { 'admin.login': admin.pages['admin.login'] as LoadPage } }
  const { location } = renderPage('/adminero/offer-requests?q=x', { modules: [shell, office, login], services })
  fireEvent.change(await screen.findByLabelText('Nazwa'), { target: { value: 'admin' } })
  fireEvent.change(screen.getByLabelText('Hasło'), { target: { value: 'secret' } })
  fireEvent.click(screen.getByRole('button', { name: 'Wejdź' }))
  await heading('Oferty')
  expect(location()).toBe('/adminero/offer-requests?q=x')
})

test('the back office asks for its own login', async () => {
  const services = fakeServices()
  services.api.on(scanAdmin, () => ({ data: null }))
  const { location } = renderPage('/adminero', { modules, services, user: { isTeacher: true } })
  await heading('Logowanie do zaplecza')
  expect(location()).toBe('/adminero/login')
})

test('every widget is shown to developers without an error', async () => {
  const { services } = renderPage('/_widgets', { modules })
  await heading('Widżety')
  expect(services.reported).toEqual([])
})

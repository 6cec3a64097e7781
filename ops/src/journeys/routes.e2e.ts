import { pageTitle } from '@kredka/contracts/kernel/page-titles'
import { matchRoute, ROUTES } from '@kredka/contracts/kernel/routes'
import type { Page } from '@playwright/test'
import { DEMO_ADMIN, DEMO_STUDENT, DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { goWithin } from '../testing/browser/go-within.ts'
import { becomeVisitor, enterBackOffice, logInAs } from '../testing/browser/log-in.ts'
import { expect, test } from '../testing/browser/test.ts'
import { addressesOf, namesNothing, SECTION_2, type SpecifiedRoute } from './section-2.ts'

type Role = 'visitor' | 'user' | 'teacher' | 'admin'

const BRAND = 'Kredka – '
const NOT_FOUND = 'Nie znaleziono strony'
const LOGIN_NEEDED = 'Zaloguj się, żeby to zobaczyć'
const TEACHER_NEEDED = 'Ta strona jest dla korepetytorów'

/**
 * Addresses that we have beyond the specification: sections of the back office, where mails and logins of others come
 * back to, and pages of what goes beyond it.
 */
const OURS = new RegExp(
  [
    '^/adminero/',
    '^/_widgets$',
    '^/third-party$',
    '^/newsletter/unsubscribe$',
    '^/notifications/stop-mail$',
    '^/(korepetycje|offers)/\\*/\\*$',
    '^/(jak-ukladamy-oferty|how-offers-are-ranked)$',
    '^/(dla-korepetytorow|for-tutors)$',
    '^/(en|pytania-i-pomoc)$',
    '^/korepetytorzy($|/)',
    '^/saved$',
    '^/settings/\\*$',
    '^/quizes/(import|repetition)$',
    '^/my-quizes/\\*/keys($|/)',
    '^/points$',
    '^/games/daily$',
    '^/games/levels$',
    '^/my-levels($|/)',
    '^/quiz-rooms$',
    '^/quiz/\\*/replay$',
    '^/my-assignments$',
    '^/assignments($|/)',
    '^/my-quiz-requests$',
    '^/quiz-requests($|/)',
    '^/my-reviews$',
    '^/payments/\\*$',
    '^/student/orders/\\*/sent$',
  ].join('|'),
)

test('NAV-01 the table of routes and section 2 of the specification name the same addresses', () => {
  const form = (path: string) => path.replaceAll(/\{[a-z]+\}-\{slug\}|\{[a-z]+\}|:[a-z]+/g, '*')
  const specified = new Set(SECTION_2.map(({ path }) => form(path)))
  const known = new Set(ROUTES.map(({ path }) => form(path)))
  expect([...specified].filter((path) => !known.has(path))).toEqual([])
  expect([...known].filter((path) => !specified.has(path) && !OURS.test(path))).toEqual([])
  for (const { path, gate, layout } of SECTION_2) {
    const route = ROUTES.find((one) => form(one.path) === form(path))
    // a stage is a bare page that fills the window
    const framed = route?.layout === 'stage' ? 'bare' : route?.layout
    expect({ path, gate: route?.gate, layout: framed }).toEqual({ path, gate, layout })
  }
})

/** A gated page is looked at by those who may see it; one of each gate is too by a visitor. */
const READS: Readonly<Record<Role, (route: SpecifiedRoute) => boolean>> = {
  visitor: ({ gate, path }) => gate === 'public' || ['/dashboard', '/my-offers'].includes(path),
  user: () => false,
  teacher: ({ gate }) => gate === 'user' || gate === 'teacher',
  admin: ({ gate }) => gate === 'admin',
}

test.describe.configure({ mode: 'parallel' })

for (const role of ['visitor', 'user', 'teacher', 'admin'] as const) {
  test(`NAV-01 NAV-03 NAV-04 NAV-05 every route of section 2 as ${role}: status, title, gate, layout, no error, accessible`, async ({
    page,
    faults,
  }) => {
    test.setTimeout(300_000)
    // The browser reports an address of nothing as such.
    faults.allow(/status of 404/)
    const addressOf = await addressesFor(page, role)
    const wrong: unknown[] = []
    for (const route of SECTION_2) {
      await test.step(route.path, async () => {
        const { expected, seen } = await look(page, route, addressOf(route), role)
        if (JSON.stringify(expected) !== JSON.stringify(seen)) wrong.push({ path: route.path, expected, seen })
        if (!READS[role](route)) return
        await takeOver(page)
        await expect(page.getByRole('status').filter({ hasText: 'Ładowanie…' })).toHaveCount(0)
        await expectAccessible(page)
        await expectTitles(page)
      })
    }
    expect(wrong).toEqual([])
  })
}

async function addressesFor(page: Page, role: Role) {
  await logInAs(page, DEMO_TEACHER)
  const addressOf = await addressesOf(page)
  if (role !== 'teacher') await becomeVisitor(page)
  if (role === 'user') await logInAs(page, DEMO_STUDENT)
  if (role === 'admin') await enterBackOffice(page, DEMO_ADMIN)
  return addressOf
}

/** Buttons of a table's rows have names of their own: who hears only the button knows what it is about (NAV-04). */
async function expectTitles(page: Page): Promise<void> {
  const names = await page
    .locator('tbody button')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent))
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
}

interface Looked {
  readonly status: number
  readonly heading: string
  /** Null where it depends on what the page shows. */
  readonly title: string | null
  readonly layout: SpecifiedRoute['layout']
  readonly path: string
}

async function look(page: Page, route: SpecifiedRoute, address: string, role: Role) {
  const expected = expectedOf(route, address, role)
  const status = await open(page, address, expected, role)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveCount(1)
  if (expected.heading === ANY) await expect(heading).not.toHaveText(GATES)
  else await expect(heading).toHaveText(expected.heading)
  await expect(page.getByRole('main')).toHaveCount(1)
  if (expected.title !== null) await expect.poll(() => titleOf(page)).toBe(expected.title)
  // The server's own first words stand without a frame.
  await expect.poll(() => layoutOf(page)).toBe(expected.layout)
  const seen: Looked = {
    status,
    heading: expected.heading === ANY ? ANY : await heading.innerText(),
    title: expected.title === null ? null : await titleOf(page),
    layout: await layoutOf(page),
    path: new URL(page.url()).pathname,
  }
  return { expected, seen }
}

/** Without the number of new notices, which stands before it. */
async function titleOf(page: Page): Promise<string> {
  return (await page.title()).replace(/^\(\d+\) /, '')
}

/**
 * A visitor comes to every address from outside. Others go on inside the application, as people do, where the page
 * stays in its frame; the server is then asked for the address alone.
 * @returns the status that the server answers the address with
 */
async function open(page: Page, address: string, expected: Looked, role: Role): Promise<number> {
  const main = page.locator('main')
  // The server tells with the page itself whether those for developers are there.
  const isEnglish = matchRoute(address)?.route.language === 'en'
  const stays = expected.path === address && expected.title !== null && !address.startsWith('/_') && !isEnglish
  const isThere = new URL(page.url()).pathname === address
  const inPolish = (await page.locator('html').getAttribute('lang')) === 'pl'
  const inFrame = expected.layout !== 'bare' && (await main.count()) > 0 && (await layoutOf(page)) === expected.layout
  if (role === 'visitor' || !stays || isThere || !inPolish || !inFrame) {
    return (await firstAnswer(await page.goto(address)))?.status() ?? 0
  }
  await takeOver(page)
  await goWithin(page, address)
  // a new page gives the focus to its content
  await expect(main).toBeFocused()
  return (await page.request.get(address, { maxRedirects: 0 })).status()
}

/** A page that the server drew waits for a sign of somebody: then the application is there. */
async function takeOver(page: Page): Promise<void> {
  await page.mouse.move(3, 3)
  await page.mouse.move(4, 4)
  await expect.poll(() => page.evaluate('globalThis.kredkaEarly === undefined')).toBe(true)
}

/** Any heading but that of a gate or of the 404 page. */
const ANY = 'its own'
const GATES = new RegExp([NOT_FOUND, LOGIN_NEEDED, TEACHER_NEEDED].join('|'))

function expectedOf(route: SpecifiedRoute, address: string, role: Role): Looked {
  const gate = gateOf(route, role)
  const lost = gate === null && namesNothing(route)
  // Whether a thing behind a login exists is nobody's business who is not logged in.
  // staff are nobody on the pages of people
  const isOwn = route.mayBeOwn === true && (role === 'user' || role === 'teacher')
  const isMissing = namesNothing(route) && route.gate === 'public' && !isOwn
  const status = route.leadsTo === undefined ? (isMissing ? 404 : 200) : 301
  if (gate === LOGIN) {
    return { status: 200, heading: ANY, title: titleAt('/adminero/login'), layout: 'bare', path: '/adminero/login' }
  }
  if (route.path === '/adminero/login' && role === 'admin') return expectedAt('/adminero', 'admin')
  if (route.path === '/signup' && (role === 'user' || role === 'teacher')) return expectedAt('/dashboard')
  return {
    status,
    heading: gate ?? (lost ? (route.lost ?? NOT_FOUND) : ANY),
    title: lost ? (route.lost === undefined ? BRAND + NOT_FOUND : null) : titleAt(address),
    layout: lost && route.layout === 'standard' ? 'standard' : route.layout,
    path: route.leadsTo ?? address,
  }
}

/** A page that has nothing to say to this person leads on to another. */
function expectedAt(path: string, layout: SpecifiedRoute['layout'] = 'standard'): Looked {
  return { status: 200, heading: ANY, title: titleAt(path), layout, path }
}

const LOGIN = 'admin login'

/** What stands in the way of this role, null for nothing. */
function gateOf({ gate }: SpecifiedRoute, role: Role): string | null {
  if (gate === 'admin') return role === 'admin' ? null : LOGIN
  if (gate === 'public') return null
  if (role === 'visitor' || role === 'admin') return LOGIN_NEEDED
  return gate === 'teacher' && role === 'user' ? TEACHER_NEEDED : null
}

/** Their title says what is on them. */
const NAMED_BY_CONTENT = ['landing', 'offers.search']

/** The title in the language of the path; null where it is that of a thing. */
function titleAt(address: string): string | null {
  const route = matchRoute(address)?.route
  if (route === undefined || route.path.includes(':') || NAMED_BY_CONTENT.includes(route.name)) return null
  return BRAND + pageTitle(route.title_id, route.language ?? 'pl').title
}

async function firstAnswer(answer: Awaited<ReturnType<Page['goto']>>) {
  const before = answer?.request().redirectedFrom()
  return before === undefined || before === null ? answer : before.response()
}

async function layoutOf(page: Page): Promise<SpecifiedRoute['layout']> {
  if ((await page.getByRole('navigation', { name: 'Zaplecze' }).count()) > 0) return 'admin'
  return (await page.getByRole('contentinfo').count()) > 0 ? 'standard' : 'bare'
}

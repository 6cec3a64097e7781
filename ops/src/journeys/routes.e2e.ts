import { pageTitle } from '@kredka/contracts/kernel/page-titles'
import { matchRoute, ROUTES } from '@kredka/contracts/kernel/routes'
import type { Page } from '@playwright/test'
import { DEMO_ADMIN, DEMO_STUDENT, DEMO_TEACHER } from '../seed/demo-plan.ts'
import { enterOffice, logInAs } from '../testing/browser/log-in.ts'
import { expect, test } from '../testing/browser/test.ts'
import { addressesOf, namesNothing, SECTION_2, type SpecifiedRoute } from './section-2.ts'

type Role = 'visitor' | 'user' | 'teacher' | 'admin'

const BRAND = 'Kredka – '
const NOT_FOUND = 'Nie znaleziono strony'
const LOGIN_NEEDED = 'Zaloguj się, żeby to zobaczyć'
const TEACHER_NEEDED = 'Ta strona jest dla korepetytorów'

/** Addresses that we have beyond the specification: sections of the back office, where mails and logins of others come back to. */
const OURS = /^\/adminero\/|^\/_widgets$|^\/third-party$|^\/newsletter\/unsubscribe$/

test('NAV-01 the table of routes and section 2 of the specification name the same addresses', () => {
  const form = (path: string) => path.replaceAll(/\{[a-z]+\}-\{slug\}|\{[a-z]+\}|:[a-z]+/g, '*')
  const specified = new Set(SECTION_2.map(({ path }) => form(path)))
  const known = new Set(ROUTES.map(({ path }) => form(path)))
  expect([...specified].filter((path) => !known.has(path))).toEqual([])
  expect([...known].filter((path) => !specified.has(path) && !OURS.test(path))).toEqual([])
  for (const { path, gate, layout } of SECTION_2) {
    const route = ROUTES.find((one) => form(one.path) === form(path))
    expect({ path, gate: route?.gate, layout: route?.layout }).toEqual({ path, gate, layout })
  }
})

for (const role of ['visitor', 'user', 'teacher', 'admin'] as const) {
  test(`NAV-01 NAV-03 NAV-05 every route of section 2 as ${role}: status, title, gate, layout, no error`, async ({
    page,
    faults,
  }) => {
    test.setTimeout(240_000)
    // The browser reports an address of nothing as such.
    faults.allow(/status of 404/)
    const addressOf = await addressesFor(page, role)
    const wrong: unknown[] = []
    for (const route of SECTION_2) {
      const { expected, seen } = await look(page, route, addressOf(route), role)
      if (JSON.stringify(expected) !== JSON.stringify(seen)) wrong.push({ path: route.path, expected, seen })
    }
    expect(wrong).toEqual([])
  })
}

async function addressesFor(page: Page, role: Role) {
  await logInAs(page, DEMO_TEACHER)
  const addressOf = await addressesOf(page)
  if (role !== 'teacher') await page.context().clearCookies()
  if (role !== 'teacher') await page.evaluate(() => localStorage.removeItem('kredka.logged_in'))
  if (role === 'user') await logInAs(page, DEMO_STUDENT)
  if (role === 'admin') await enterOffice(page, DEMO_ADMIN)
  return addressOf
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
  const answer = await page.goto(address)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveCount(1)
  if (expected.heading === ANY) await expect(heading).not.toHaveText(GATES)
  else await expect(heading).toHaveText(expected.heading)
  await expect(page.getByRole('main')).toHaveCount(1)
  if (expected.title !== null) await expect.poll(() => titleOf(page)).toBe(expected.title)
  const seen: Looked = {
    status: (await firstAnswer(answer))?.status() ?? 0,
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

/** Any heading but that of a gate or of the 404 page. */
const ANY = 'its own'
const GATES = new RegExp([NOT_FOUND, LOGIN_NEEDED, TEACHER_NEEDED].join('|'))

function expectedOf(route: SpecifiedRoute, address: string, role: Role): Looked {
  const gate = gateOf(route, role)
  const lost = gate === null && namesNothing(route)
  // Whether a thing behind a login exists is nobody's business who is not logged in.
  const status = route.leadsTo === undefined ? (namesNothing(route) && route.gate === 'public' ? 404 : 200) : 301
  if (gate === LOGIN) {
    return { status: 200, heading: ANY, title: titleAt('/adminero/login'), layout: 'bare', path: '/adminero/login' }
  }
  if (route.path === '/adminero/login' && role === 'admin') return expectedAt('/adminero', 'admin')
  if (route.path === '/signup' && (role === 'user' || role === 'teacher')) return expectedAt('/dashboard')
  return {
    status,
    heading: gate ?? (lost ? NOT_FOUND : ANY),
    title: lost ? BRAND + NOT_FOUND : titleAt(address),
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

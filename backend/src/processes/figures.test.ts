import type { FiguresView } from '@kredka/contracts/figures/views'
import { warsawDay } from '@kredka/contracts/kernel/days'
import { addDays } from '@kredka/contracts/kernel/zones'
import { testAdmin, testPerson } from './testing/people.ts'
import { type TestSite, testSite } from './testing/test-site.ts'
import { upToNow } from './testing/up-to-now.ts'

type Headers = Readonly<Record<string, string>>

let site: TestSite
let staff: Headers
beforeAll(async () => {
  site = await testSite()
  staff = (await testAdmin(site)).headers
})
afterAll(() => site.stop())

const ask = async (path: string, headers: Headers) =>
  fetch(`${site.url}/api/admin/figures${path}`, { headers: await upToNow(site, headers) })

async function codeOf(path: string, headers: Headers): Promise<readonly [number, string | undefined]> {
  const response = await ask(path, headers)
  const { error } = (await response.json()) as { readonly error?: { readonly code: string } }
  return [response.status, error?.code]
}

async function figures(path = ''): Promise<FiguresView> {
  const response = await ask(path, staff)
  expect(response.status).toBe(200)
  const { data } = (await response.json()) as { readonly data: FiguresView }
  return data
}

test('ADM-06 figures and their tables are for staff alone', async () => {
  const { headers } = await testPerson(site)
  for (const path of ['', '/people/table.csv']) {
    expect((await ask(path, {})).status).toBe(401)
    expect([401, 403]).toContain((await ask(path, headers)).status)
    expect((await ask(path, staff)).status).toBe(200)
  }
})

test('ADM-06 a period that is none is refused with its code, what is no day before that', async () => {
  const today = warsawDay(site.tools.clock.now())
  const wrong = [422, 'FIGURES_PERIOD_WRONG']
  for (const path of ['', '/funnel/table.csv']) {
    expect(await codeOf(`${path}?from=${today}`, staff)).toEqual(wrong)
    expect(await codeOf(`${path}?from=${today}&to=${addDays(today, -1)}`, staff)).toEqual(wrong)
    expect(await codeOf(`${path}?from=${addDays(today, -366)}&to=${today}`, staff)).toEqual(wrong)
    expect(await codeOf(`${path}?from=${today}&to=${addDays(today, 1)}`, staff)).toEqual(wrong)
    expect((await codeOf(`${path}?from=2026-02-30&to=${today}`, staff))[1]).toBe('INVALID_INPUT')
    expect((await codeOf(`${path}?period=week`, staff))[1]).toBe('INVALID_INPUT')
  }
  expect((await codeOf('/salaries/table.csv', staff))[1]).toBe('INVALID_INPUT')
})

test('ADM-06 who signs up and does something is counted today, and a fault with its share of events', async () => {
  const before = await figures('?period=7d')
  await testPerson(site)
  site.tools.vault.errorLog.note({
    source: 'endpoint',
    error: new Error('on purpose'),
    where: 'figures.test',
    correlation_id: null,
  })
  await site.tools.vault.errorLog.flush()
  const { totals, steps, to } = await figures('?period=7d')
  expect(totals.sign_ups.now).toBe(before.totals.sign_ups.now + 1)
  expect(totals.faults.now).toBe(before.totals.faults.now + 1)
  expect(totals.events.now).toBeGreaterThan(before.totals.events.now)
  expect(to).toBe(warsawDay(site.tools.clock.now()))
  expect(steps.at(-1)).toMatchObject({ from: to, to, sign_ups: totals.sign_ups })
})

test('ADM-06 a chart is kept as a table that spreadsheets open, in either language', async () => {
  const { steps, from, to } = await figures('?period=7d')
  const response = await ask('/people/table.csv?period=7d&lang=en', staff)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toContain(`people-${from}-${to}.csv`)
  const [head, ...rows] = new TextDecoder('utf-8', { ignoreBOM: true })
    .decode(await response.arrayBuffer())
    .split('\r\n')
  expect(head).toMatch(/^\ufeffFrom;To;Active people;New accounts;New tutor profiles;From \(period before\);/)
  const today = steps.at(-1)
  expect(rows.at(-2)).toMatch(new RegExp(`^${to};${to};${today?.active.now};${today?.sign_ups.now};`))
  expect(await (await ask('/subjects/table.csv?lang=pl', staff)).text()).toMatch(
    /^\ufeff?Przedmiot;"?Zapłacono \(PLN\), /,
  )
})

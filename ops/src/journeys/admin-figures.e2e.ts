import { readFile } from 'node:fs/promises'
import { DEMO_ADMIN } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { enterBackOffice } from '../testing/browser/log-in.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const TEXTS = texts({
  title: 'figures.title',
  seeAll: 'figures.see_all',
  ninety: 'figures.period_90d',
  own: 'figures.period_own',
  from: 'figures.from',
  to: 'figures.to',
  wrong: 'errors.FIGURES_PERIOD_WRONG',
  active: 'figures.of_active',
  people: 'figures.chart_people',
  newcomers: 'figures.funnel_people',
  funnel: 'figures.funnel_dates',
  asked: 'figures.of_asked',
  settled: 'figures.of_settled',
  subjects: 'figures.chart_subjects',
  paid: 'figures.of_revenue',
  table: 'ui.chart_table',
  users: 'figures.tile_sign_ups',
  lag: 'figures.lag',
  seeLag: 'figures.see_lag',
  models: 'admin.read_models',
})

test('ADM-06 staff read how the site does in a period beside the one before, by charts, tables and files', async ({
  page,
  language,
}) => {
  const t = TEXTS[language]
  await enterBackOffice(page, DEMO_ADMIN)
  await page.goto('/adminero')
  await page.getByRole('main').getByRole('link', { name: t.seeAll }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible()
  await page.getByRole('button', { name: t.ninety, exact: true }).click()
  await expect(page).toHaveURL(/\/adminero\/dashboard\?period=90d$/)

  // the picture of a chart has a table behind it, for the keyboard too
  const chart = page.getByRole('figure', { name: t.active })
  const summary = chart.getByText(t.table)
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(chart.getByRole('row')).toHaveCount(14)
  await expect(chart.getByRole('row').last()).toContainText(/[1-9]/)
  const funnel = page.getByRole('table', { name: t.funnel })
  const countOf = async (stage: string) => {
    const row = funnel.getByRole('row').filter({ has: page.getByRole('rowheader', { name: stage }) })
    return Number.parseInt(await row.getByRole('cell').first().innerText(), 10)
  }
  expect(await countOf(t.asked)).toBeGreaterThan(await countOf(t.settled))
  expect(await countOf(t.settled)).toBeGreaterThan(0)
  await expect(page.getByRole('table', { name: t.newcomers }).getByRole('row').nth(1)).toContainText(/[1-9]/)
  await expect(page.getByRole('table', { name: t.paid }).getByRole('row').nth(1)).toContainText(/zł|PLN/)
  await expectAccessible(page)

  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: `CSV: ${t.people}` }).click()
  const csv = await readFile(await (await file).path(), 'utf8')
  expect(csv.split('\r\n')).toHaveLength(15)

  await page.getByRole('link', { name: t.seeLag }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.models })).toBeVisible()
})

test('ADM-06 an own period stands in the address, a wrong one says so, and figures lead to their lists', async ({
  page,
  language,
}) => {
  const t = TEXTS[language]
  await enterBackOffice(page, DEMO_ADMIN)
  await page.goto('/adminero/dashboard?period=7d')
  await page.getByRole('button', { name: t.own, exact: true }).click()
  await expect(page).toHaveURL(/from=20\d\d-\d\d-\d\d&to=20/)
  const [from, to] = [page.getByLabel(t.from, { exact: true }), page.getByLabel(t.to, { exact: true })]
  const last = await to.inputValue()
  await from.fill(last)
  await expect(page).toHaveURL(new RegExp(`from=${last}&to=${last}`))
  await expect(page.getByRole('heading', { level: 2, name: t.lag })).toBeVisible()
  await to.fill('2026-01-01')
  await expect(page.getByText(t.wrong)).toBeVisible()
  await expectAccessible(page)
  await to.fill(last)
  await page.getByRole('main').getByRole('link', { name: t.users, exact: true }).click()
  await expect(page).toHaveURL(/\/adminero\/users/)
})

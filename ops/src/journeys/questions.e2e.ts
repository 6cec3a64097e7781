import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { enterBackOffice } from '../testing/browser/log-in.ts'
import { expect, ONCE, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const TEXTS = texts({
  menu: 'admin_nav.questions',
  make: 'analysis.replica_make',
  refresh: 'analysis.replica_refresh',
  ask: 'analysis.ask',
  cancel: 'analysis.cancel',
  cancelled: 'analysis.cancelled',
  sql: 'analysis.sql',
  answer: 'analysis.answer',
  shownAs: 'analysis.shown_as',
  line: 'analysis.chart_line',
  chartTable: 'ui.chart_table',
  title: 'analysis.title',
  keep: 'analysis.keep',
  share: 'analysis.share',
  shared: 'analysis.shared',
  copy: 'analysis.keep_copy',
  own: 'analysis.own',
  csv: 'back_office.csv',
  kept: 'analysis.kept',
  wrong: 'analysis.fault_wrong',
  closed: 'analysis.fault_forbidden',
  find: 'analysis.find_table',
  tables: 'analysis.tables',
})

test(
  'ANA-03 ADM-07 an analyst asks the log, sees a table and a chart, keeps the question and shares it',
  ONCE,
  async ({ page, another, language }) => {
    const t = TEXTS[language]
    await enterBackOffice(page, 'analityk')
    await page.goto('/adminero/questions')
    await expect(page.getByRole('heading', { level: 1, name: t.menu })).toBeVisible()
    await page.getByRole('button', { name: t.make }).click()
    await expect(page.getByRole('button', { name: t.refresh })).toBeVisible({ timeout: 60_000 })
    await expectAccessible(page)

    // a ready question, drawn as its author meant it
    await page.getByRole('link', { name: 'Dzień po dniu' }).click()
    await page.getByRole('button', { name: t.ask, exact: true }).click()
    const table = page.getByRole('region', { name: t.answer })
    await expect(table.getByRole('row').nth(1)).toContainText(/20\d\d-/)
    await expect(page.getByRole('figure').getByText(t.chartTable)).toBeVisible()
    await expectAccessible(page)
    const file = page.waitForEvent('download')
    await page.getByRole('link', { name: t.csv }).click()
    expect(await readFile(await (await file).path(), 'utf8')).toContain('day;events;people\r\n20')

    // an own one, with a name put in from the list, asked by the keyboard
    const sql = page.getByLabel(t.sql)
    await sql.fill('select user_id, name, email, registered_at from ')
    await page.getByLabel(t.find).fill('people')
    const names = page.getByRole('region', { name: t.tables })
    await names.getByText('people', { exact: true }).click()
    await names
      .getByRole('button', { name: /people$/ })
      .first()
      .click()
    await expect(sql).toHaveValue(/from people$/)
    await sql.press('Control+Enter')
    await expect(table.getByRole('link').first()).toHaveAttribute('href', /\/adminero\/events\?person=/)
    await expect(table).not.toContainText('@')

    // what is wrong says where, what is hostile is refused, what takes too long can be cancelled
    await sql.fill('select\n  nothing from people')
    await sql.press('Control+Enter')
    await expect(page.getByRole('alert')).toContainText(t.wrong)
    await expect(page.getByRole('alert')).toContainText(/2.+3/)
    await sql.fill("select * from read_csv('/etc/passwd')")
    await sql.press('Control+Enter')
    await expect(page.getByText(t.closed)).toBeVisible()
    await sql.fill('select count(*) from range(1000000) a, range(1000000) b, range(1000000) c')
    await sql.press('Control+Enter')
    await page.getByRole('button', { name: t.cancel }).click()
    await expect(page.getByText(t.cancelled)).toBeVisible()

    await sql.fill('select count(*) as people from people')
    await page.getByLabel(t.title, { exact: true }).fill('Ile osób')
    await page.getByRole('button', { name: t.keep, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ile osób' })).toBeVisible()
    await page.getByRole('button', { name: t.share, exact: true }).click()
    await expect(page.getByText(t.shared, { exact: true })).toBeVisible()

    const colleague = await another()
    await enterBackOffice(colleague, 'admin')
    await colleague.goto('/adminero/questions')
    await colleague.getByRole('table').getByRole('link', { name: 'Ile osób' }).click()
    await colleague.getByRole('button', { name: t.ask, exact: true }).click()
    await expect(colleague.getByRole('region', { name: t.answer })).toContainText(/\d/)
    await colleague.getByRole('button', { name: t.copy }).click()
    await expect(colleague.getByText(t.own, { exact: true })).toBeVisible()
  },
)

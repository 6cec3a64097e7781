import type { EventRowView } from '@kredka/contracts/audit/log-views'
import type { Page } from '@playwright/test'
import { DEMO_ADMIN } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { enterBackOffice } from '../testing/browser/log-in.ts'
import { callsOf } from '../testing/browser/quizzes.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const SAID = texts({
  events: 'audit_admin.events',
  search: 'audit_admin.search',
  allKinds: 'audit_admin.all_categories',
  live: 'audit_admin.live',
  open: 'audit_admin.open',
  private: 'audit_admin.private',
  reads: 'audit_admin.reads',
  reason: 'back_office.reason',
  payload: 'audit_admin.payload',
  chain: 'audit_admin.chain',
  toCase: 'audit_admin.to_case',
  case: 'audit_admin.case',
  placed: 'audit_admin.happened_OrderPlaced',
  accepted: 'audit_admin.happened_OrderAccepted',
  booked: 'audit_admin.happened_LessonBooked',
  opened: 'audit_admin.happened_PaymentOpened',
  state: 'audit_admin.state',
  comparedWith: 'audit_admin.compared_with',
  byRevision: 'audit_admin.by_revision',
  staffLog: 'audit_admin.staff_log',
  kind: 'audit_admin.kind',
  reads2: 'audit_admin.kind_read',
  csv: 'back_office.csv',
})

/** Events of the demonstration, as the back office's own page asks for them. */
async function find(page: Page, query: string): Promise<readonly EventRowView[]> {
  const answered = await page.request.get(`/api/admin/events?${query}`)
  return ((await answered.json()) as { data: readonly EventRowView[] }).data
}

async function firstOf(page: Page, query: string): Promise<EventRowView> {
  const [event] = await find(page, query)
  if (event === undefined) throw new Error(`the demonstration has no event of ${query}`)
  return event
}

test('ADM-03 staff narrow the log by an id, follow its events to their causes and effects, and on to the whole case', async ({
  page,
  language,
}) => {
  const t = SAID[language]
  await enterBackOffice(page, DEMO_ADMIN)
  const accepted = await firstOf(page, 'type=OrderAccepted')
  const order_id = accepted.stream.slice('order-'.length)
  await page.goto('/adminero/events')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('searchbox').fill(`order_id=${order_id}`)
  await expect(page).toHaveURL(/q=order_id/)
  const table = page.getByRole('region', { name: t.events })
  await table.getByRole('link', { name: 'OrderAccepted', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'OrderAccepted' })).toBeVisible()
  await expect(page.getByRole('region', { name: t.payload })).toContainText(order_id)
  await expect(page.getByRole('link', { name: 'LessonBooked', exact: true }).first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: t.toCase }).click()
  const axis = page.getByRole('region', { name: t.case })
  for (const words of [t.placed, t.accepted, t.booked, t.opened]) {
    await expect(axis.getByRole('link', { name: words, exact: true }).first()).toBeVisible()
  }
  await expectAccessible(page)
})

test('ADM-03 staff see the state of an order at two moments, and what each event changed', async ({
  page,
  language,
}) => {
  const t = SAID[language]
  await enterBackOffice(page, DEMO_ADMIN)
  const { stream } = await firstOf(page, 'type=OrderAccepted')
  await page.goto(`/adminero/streams/${stream}?revision=1&since_revision=0`)
  await expect(page.getByRole('heading', { level: 1, name: stream })).toBeVisible()
  const state = page.getByRole('region', { name: t.state, exact: true })
  await expect(state.getByRole('insertion').filter({ hasText: 'accepted' }).first()).toBeVisible()
  await expect(state.getByRole('deletion').filter({ hasText: 'new' }).first()).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/adminero/streams/${stream}?revision=0`)
  await expect(page.getByRole('region', { name: t.state, exact: true })).toContainText('new')
})

test('ADM-03 what is private in an event shows for a reason alone, which stands there and in the staff log', async ({
  page,
  language,
}) => {
  const t = SAID[language]
  const reason = `Wniosek o dane, sprawa 7 (${language}).`
  await enterBackOffice(page, DEMO_ADMIN)
  const { id } = await firstOf(page, 'type=AccountRegistered')
  await page.goto(`/adminero/events/${id}`)
  await expect(page.getByRole('region', { name: t.payload })).not.toContainText('@demo.test')
  await page.getByRole('button', { name: t.open }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t.reason).fill(reason)
  await dialog.getByRole('button', { name: t.open }).click()
  await expect(page.getByRole('region', { name: t.private, exact: true })).toContainText('@')
  await expect(page.getByRole('region', { name: t.reads })).toContainText(reason)
  await expectAccessible(page)

  await page.goto('/adminero/staff-log?kind=read')
  await expect(page.getByRole('region', { name: t.staffLog })).toContainText(reason)
  await expectAccessible(page)
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: t.csv }).click()
  expect((await file).suggestedFilename()).toMatch(/^kredka-staff-log-.*\.csv$/)
})

test('ADM-03 the head of the log is live: what happens meanwhile shows by itself', async ({ page }) => {
  await enterBackOffice(page, DEMO_ADMIN)
  await page.goto('/adminero/events?type=AdminEntered')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const before = (await find(page, 'type=AdminEntered'))[0]
  await callsOf(page).post('/admin/enter', { name: DEMO_ADMIN, password: 'Demo-haslo-2026!' })
  const newest = async () => (await find(page, 'type=AdminEntered'))[0]
  await expect.poll(async () => (await newest())?.id).not.toBe(before?.id)
  const href = `/adminero/events/${(await newest())?.id}`
  await expect(page.locator(`a[href="${href}"]`)).toBeVisible({ timeout: 15_000 })
})

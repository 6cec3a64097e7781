import { DEMO_PASSWORD } from '../seed/demo.ts'
import { DEMO_ADMIN, DEMO_STAFF, DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { enterBackOffice, logInAs } from '../testing/browser/log-in.ts'
import { submitOffer } from '../testing/browser/own-offers.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const WORDS = texts({
  staff: 'admin.staff',
  add: 'admin.staff_add',
  name: 'admin.name',
  password: 'admin.staff_password',
  repeat: 'accounts.repeat',
  moderator: 'staff_role.moderator',
  support: 'staff_role.support',
  change: 'admin.staff_change',
  changed: 'admin.staff_changed',
  end: 'admin.staff_end',
  ended: 'admin.staff_end_done',
  gone: 'admin.staff_gone',
  reason: 'admin.staff_reason',
  menu: 'admin_nav.label',
  offers: 'admin_nav.offer_requests',
  users: 'admin_nav.users',
  models: 'admin_nav.read_models',
  closed: 'staff_role.closed',
  home: 'staff_role.to_home',
  activate: 'admin.activate',
  activated: 'admin.activated',
  events: 'audit_admin.events',
  figures: 'admin_nav.figures',
  queue: 'admin_nav.queue',
})

test('ADM-07 an owner makes a moderator, who sees and decides what that role may, until their access ends', async ({
  page,
  another,
  language,
  faults,
}) => {
  const t = WORDS[language]
  const who = `nowa.${language}`
  const title = `Wektory od podstaw ${language}`
  // what a role may not do is refused, and whoever is out is sent to the log-in
  faults.allow(/status of 40[13]/)
  const teacher = await another()
  await logInAs(teacher, DEMO_TEACHER)
  const id = await submitOffer(teacher, title)

  await enterBackOffice(page, DEMO_ADMIN)
  await page.goto('/adminero/staff')
  await expect(page.getByRole('heading', { level: 1, name: t.staff })).toBeVisible()
  await expectAccessible(page)
  // the whole menu goes with the page: none of it is behind a scroll of its own (ADM-02)
  const whole = page.getByRole('navigation', { name: t.menu })
  expect(await whole.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(2)
  await page.getByRole('button', { name: t.add }).click()
  const adding = page.getByRole('dialog')
  await adding.getByLabel(t.name, { exact: true }).fill(who)
  await adding.getByLabel(t.moderator, { exact: true }).check()
  await adding.getByLabel(t.password, { exact: true }).fill(DEMO_PASSWORD)
  await adding.getByLabel(t.repeat, { exact: true }).fill(DEMO_PASSWORD)
  await expectAccessible(page)
  await adding.getByRole('button', { name: t.add }).click()
  const row = page.getByRole('row').filter({ hasText: who })
  await expect(row).toContainText(t.moderator)

  const colleague = await another()
  await enterBackOffice(colleague, who)
  await colleague.goto(`/adminero/offer-requests/${id}`)
  const menu = colleague.getByRole('navigation', { name: t.menu })
  await expect(menu.getByRole('link', { name: t.offers })).toBeVisible()
  for (const name of [t.users, t.models, t.staff]) await expect(menu.getByRole('link', { name })).toHaveCount(0)
  await colleague.getByRole('button', { name: t.activate }).click()
  await expect(colleague.getByText(t.activated)).toBeVisible()
  await colleague.goto('/adminero/read-models')
  await expect(colleague.getByRole('heading', { level: 1, name: t.closed })).toBeVisible()
  await expectAccessible(colleague)
  await colleague.getByRole('link', { name: t.home }).click()
  await expect(colleague).toHaveURL(/\/adminero$/)

  // another role changes the menu of a page that is open
  await row.getByRole('button', { name: t.change }).click()
  const changing = page.getByRole('dialog')
  await changing.getByLabel(t.support, { exact: true }).check()
  await changing.getByLabel(t.reason).fill('Pomaga ludziom.')
  await changing.getByRole('button', { name: t.change }).click()
  await expect(page.getByText(t.changed)).toBeVisible()
  await expect(row).toContainText(t.support)
  await expect(menu.getByRole('link', { name: t.users })).toBeVisible()
  await expect(menu.getByRole('link', { name: t.offers })).toHaveCount(0)

  await row.getByRole('button', { name: t.end }).click()
  const ending = page.getByRole('dialog')
  await ending.getByLabel(t.reason).fill('Koniec umowy.')
  await ending.getByRole('button', { name: t.end }).click()
  await expect(page.getByText(t.ended)).toBeVisible()
  await expect(page.getByRole('region', { name: t.gone })).toContainText(who)
  await colleague.goto('/adminero/users')
  await expect(colleague).toHaveURL(/\/adminero\/login$/)
})

test('ADM-07 an analyst looks at figures and events, and at nothing of anybody', async ({ page, language, faults }) => {
  const t = WORDS[language]
  faults.allow(/status of 403/)
  const analyst = DEMO_STAFF.find(({ role }) => role === 'analyst')?.name ?? ''
  await enterBackOffice(page, analyst)
  await page.goto('/adminero')
  const menu = page.getByRole('navigation', { name: t.menu })
  await expect(menu.getByRole('link', { name: t.figures })).toBeVisible()
  for (const name of [t.queue, t.users, t.offers]) await expect(menu.getByRole('link', { name })).toHaveCount(0)
  await expectAccessible(page)
  await page.goto('/adminero/events?by=user')
  await expect(page.getByRole('heading', { level: 1, name: t.events })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toContainText('user:')
  await page.goto('/adminero/users')
  await expect(page.getByRole('heading', { level: 1, name: t.closed })).toBeVisible()
})

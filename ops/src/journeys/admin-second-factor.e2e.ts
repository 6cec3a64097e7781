import { codeAt } from '@kredka/backend/admin/testing/authenticator'
import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../seed/demo.ts'
import { DEMO_ADMIN } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { enterBackOffice, post } from '../testing/browser/log-in.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const WORDS = texts({
  staff: 'admin.staff',
  add: 'admin.staff_add',
  name: 'admin.name',
  first: 'admin.staff_password',
  repeat: 'accounts.repeat',
  support: 'staff_role.support',
  password: 'admin.password',
  enter: 'admin.enter',
  factor: 'admin.factor',
  set_up: 'admin.factor_set_up',
  own: 'admin.factor_password',
  begin: 'admin.factor_begin',
  qr: 'admin.factor_qr',
  code: 'admin.code',
  turn_on: 'admin.factor_turn_on',
  wrong: 'errors.WRONG_SECOND_CODE',
  used: 'errors.SECOND_CODE_USED',
  codes: 'admin.codes_title',
  save: 'admin.codes_save',
  keep_first: 'admin.codes_keep_first',
  kept: 'admin.codes_kept',
  done: 'admin.codes_go_on',
  new_codes: 'admin.codes_new',
  log_out: 'shell.log_out',
  second: 'admin.second_step',
  use_recovery: 'admin.use_recovery',
  recovery: 'admin.recovery_code',
  reset: 'admin.factor_reset',
  reset_done: 'admin.factor_reset_done',
  reason: 'admin.staff_reason',
  demand: 'admin.demand_begin',
  demanded: 'admin.demand_begun',
  demand_no_more: 'admin.demand_end',
  no_more: 'admin.demand_ended',
  due: 'admin.factor_due',
  menu: 'admin_nav.label',
  users: 'admin_nav.users',
  was_reset: 'shell.factor_reset',
  see_reset: 'shell.factor_reset_more',
})

/** The next code is taken already: one that was not used yet, however fast the journey is. */
const STEP_MS = 30_000
const REASON = 'Zgubiony telefon.'

type Words = (typeof WORDS)['pl']

/** Whoever was logged out stands at the log-in, which leads back to where they were. */
async function typePassword(page: Page, t: Words, who: string): Promise<void> {
  await expect(page).toHaveURL(/\/adminero\/login$/)
  await page.getByLabel(t.name, { exact: true }).fill(who)
  await page.getByLabel(t.password, { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: t.enter }).click()
}

test('ADM-08 somebody turns on a second factor, logs in with a code and a recovery code, until an owner resets it', async ({
  page,
  another,
  language,
  faults,
}) => {
  const t = WORDS[language]
  const who = `dwa.${language}`
  // wrong and used codes are refused, and whose session was ended is sent to the log-in
  faults.allow(/status of (401|422)/)
  const owner = await another()
  await enterBackOffice(owner, DEMO_ADMIN)
  await owner.goto('/adminero/staff')
  await owner.getByRole('button', { name: t.add }).click()
  const adding = owner.getByRole('dialog')
  await adding.getByLabel(t.name, { exact: true }).fill(who)
  await adding.getByLabel(t.support, { exact: true }).check()
  await adding.getByLabel(t.first, { exact: true }).fill(DEMO_PASSWORD)
  await adding.getByLabel(t.repeat, { exact: true }).fill(DEMO_PASSWORD)
  await adding.getByRole('button', { name: t.add }).click()
  const row = owner.getByRole('row').filter({ hasText: who })
  await expect(row).toBeVisible()

  // the set-up: password, secret, a code
  await enterBackOffice(page, who)
  await page.goto('/adminero/account')
  await page.getByRole('link', { name: t.set_up }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.factor })).toBeVisible()
  await page.getByLabel(t.own, { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: t.begin, exact: true }).click()
  await expect(page.getByRole('img', { name: t.qr })).toBeVisible()
  await expectAccessible(page)
  const secret = ((await page.locator('main code').textContent()) ?? '').replaceAll(' ', '')
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  const field = page.getByLabel(t.code, { exact: true })
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(field).toHaveAttribute('inputmode', 'numeric')
  const first = codeAt(secret, Date.now())
  await field.fill(first)
  await page.keyboard.press('Enter')

  // recovery codes: shown once, to be kept
  const list = page.getByRole('list', { name: t.codes })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page)
  const [recovery = ''] = await list.getByRole('listitem').allTextContents()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: t.save }).click()
  expect((await saving).suggestedFilename()).toBe('kredka-recovery-codes.txt')
  await page.getByRole('button', { name: t.done }).click()
  await expect(page.getByText(t.keep_first)).toBeVisible()
  await page.getByLabel(t.kept).check()
  await page.getByRole('button', { name: t.done }).click()
  await expect(page.getByRole('button', { name: t.new_codes })).toBeVisible()
  await expect(page.locator('main')).not.toContainText(secret)
  await expect(page.locator('main')).not.toContainText(recovery)
  await expectAccessible(page)

  // the log-in with a code
  await page.getByRole('button', { name: t.log_out }).click()
  await typePassword(page, t, who)
  await expect(page.getByRole('heading', { level: 1, name: t.second })).toBeVisible()
  await expectAccessible(page)
  await expect(field).toBeFocused()
  await field.fill(first)
  await page.keyboard.press('Enter')
  // after a minute it is no code at all any more
  await expect(page.getByText(t.used).or(page.getByText(t.wrong))).toBeVisible()
  await field.fill(codeAt(secret, Date.now() + STEP_MS))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/adminero\/account\/security$/)

  // with a recovery code
  await page.getByRole('button', { name: t.log_out }).click()
  await typePassword(page, t, who)
  await page.getByRole('button', { name: t.use_recovery }).click()
  await page.getByLabel(t.recovery, { exact: true }).fill('ABCD-EFGH-IJKL-MNOP')
  await page.keyboard.press('Enter')
  await expect(page.getByText(t.wrong)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(t.recovery, { exact: true }).fill(recovery.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/adminero\/account\/security$/)

  // the owner resets it: logged out, and the password alone opens
  await owner.reload()
  await expect(row.getByRole('button', { name: t.reset })).toBeVisible()
  await expectAccessible(owner)
  await row.getByRole('button', { name: t.reset }).click()
  const resetting = owner.getByRole('dialog')
  await resetting.getByLabel(t.reason).fill(REASON)
  await resetting.getByRole('button', { name: t.reset }).click()
  await expect(owner.getByText(t.reset_done)).toBeVisible()
  await expect(row.getByRole('button', { name: t.reset })).toHaveCount(0)
  await page.goto('/adminero/account')
  await typePassword(page, t, who)
  await expect(page.getByText(t.was_reset)).toBeVisible()
  await page.getByRole('link', { name: t.see_reset }).click()
  await expect(page.getByText(REASON)).toBeVisible()
  await expectAccessible(page)
})

test('ADM-08 an owner demands it of all staff: whoever has none is led to turn it on, and finds nothing else', async ({
  page,
  another,
  language,
  faults,
}) => {
  const t = WORDS[language]
  const who = `szefowa.${language}`
  // what was begun before the demand is refused
  faults.allow(/status of 403/)
  const colleague = await another()
  await enterBackOffice(colleague, DEMO_ADMIN)
  await post(colleague, '/api/admin/staff', { name: who, role: 'owner', password: DEMO_PASSWORD })
  await enterBackOffice(page, who)
  await page.goto('/adminero/account/security')
  await page.getByLabel(t.own, { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: t.begin, exact: true }).click()
  const secret = ((await page.locator('main code').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel(t.code, { exact: true }).fill(codeAt(secret, Date.now()))
  await page.keyboard.press('Enter')
  await page.getByLabel(t.kept).check()
  await page.getByRole('button', { name: t.done }).click()

  await page.goto('/adminero/staff')
  await page.getByRole('button', { name: t.demand }).click()
  const asking = page.getByRole('dialog')
  await asking.getByLabel(t.reason).fill('Zaplecze pokazuje dane ludzi.')
  await asking.getByRole('button', { name: t.demand }).click()
  await expect(page.getByText(t.demanded)).toBeVisible()
  await colleague.goto('/adminero/users')
  await expect(colleague).toHaveURL(/\/adminero\/account\/security$/)
  await expect(colleague.getByText(t.due)).toBeVisible()
  const users = colleague.getByRole('navigation', { name: t.menu }).getByRole('link', { name: t.users })
  await expect(users).toHaveCount(0)
  await expectAccessible(colleague)

  await page.getByRole('button', { name: t.demand_no_more }).click()
  await asking.getByLabel(t.reason).fill('Nowe telefony jeszcze nie dotarły.')
  await asking.getByRole('button', { name: t.demand_no_more }).click()
  await expect(page.getByText(t.no_more)).toBeVisible()
  // the page that is open learns it by itself
  await users.click()
  await expect(colleague).toHaveURL(/\/adminero\/users/)
})

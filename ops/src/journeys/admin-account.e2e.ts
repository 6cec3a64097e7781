import { DEMO_PASSWORD } from '../seed/demo.ts'
import { DEMO_ADMIN } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const TEXTS = texts({
  name: 'admin.name',
  password: 'admin.password',
  enter: 'admin.enter',
  account: 'admin.account',
  current: 'accounts.current_password',
  fresh: 'admin.new_password',
  repeat: 'accounts.repeat',
  change: 'accounts.change_password',
  wrong: 'errors.WRONG_PASSWORD',
  sessions: 'admin.sessions',
})

test('ADM-01 an admin sees the own account: a wrong current password is refused in words, sessions are listed', async ({
  page,
  language,
  faults,
}) => {
  const t = TEXTS[language]
  faults.allow(/status of 422/)
  await page.goto('/adminero/account')
  await expect(page).toHaveURL(/\/adminero\/login$/)
  await page.getByLabel(t.name, { exact: true }).fill(DEMO_ADMIN)
  await page.getByLabel(t.password, { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: t.enter }).click()
  // a login leads back to where one was going
  await expect(page).toHaveURL(/\/adminero\/account$/)
  await expect(page.getByRole('heading', { level: 1, name: t.account })).toBeVisible()
  await expect(page.getByRole('table', { name: t.sessions }).getByRole('row')).not.toHaveCount(1)
  await expectAccessible(page)

  await page.getByLabel(t.current, { exact: true }).fill('Nie-to-haslo-1')
  await page.getByLabel(t.fresh, { exact: true }).fill('Zupelnie-nowe-2')
  await page.getByLabel(t.repeat, { exact: true }).fill('Zupelnie-nowe-2')
  await page.getByRole('button', { name: t.change }).click()
  await expect(page.getByText(t.wrong)).toBeVisible()
  await expect(page.getByLabel(t.fresh, { exact: true })).toHaveValue('Zupelnie-nowe-2')
})

import { DEMO_PASSWORD } from '../seed/demo.ts'
import { DEMO_ADMIN } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { expect, test } from '../testing/browser/test.ts'

const TEXTS = {
  pl: {
    name: 'Nazwa',
    password: 'Hasło',
    enter: 'Wejdź',
    account: 'Konto',
    current: 'Obecne hasło',
    fresh: 'Nowe hasło',
    repeat: 'Powtórz hasło',
    change: 'Zmień hasło',
    wrong: 'To nie jest Twoje obecne hasło.',
    sessions: 'Otwarte sesje',
  },
  en: {
    name: 'Name',
    password: 'Password',
    enter: 'Enter',
    account: 'Account',
    current: 'Current password',
    fresh: 'New password',
    repeat: 'Repeat the password',
    change: 'Change the password',
    wrong: 'This is not your current password.',
    sessions: 'Open sessions',
  },
} as const

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

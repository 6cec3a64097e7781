import { expectAccessible } from '../testing/browser/accessible.ts'
import { ACCOUNT_WORDS, newAccount, submit } from '../testing/browser/accounts.ts'
import { expect, test } from '../testing/browser/test.ts'

test('PRO-01 a person changes their profile; faults stand at their field', async ({ page, language, outbox }) => {
  const t = ACCOUNT_WORDS[language]
  await newAccount(page, t, outbox)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: t.profile }).click()
  await page.getByLabel(t.phone).fill('12')
  await submit(page, t.save)
  await expect(page.getByRole('alert')).toHaveText(t.phoneFault)
  await expect(page.getByLabel(t.phone)).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel(t.phone).fill('600 100 200')
  await page.getByLabel(t.name).fill('Aleksandra  Zielińska')
  await submit(page, t.save)
  await expect(page.getByText(t.saved)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(t.name)).toHaveValue('Aleksandra Zielińska')
  await expect(page.getByLabel(t.phone)).toHaveValue('600 100 200')
})

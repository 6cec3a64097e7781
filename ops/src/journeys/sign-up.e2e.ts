import { DEMO_STUDENT } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import {
  ACCOUNT_WORDS,
  codeOf,
  confirmSignup,
  newAddress,
  openLink,
  PASSWORD,
  requestLink,
  submit,
} from '../testing/browser/accounts.ts'
import { expect, test } from '../testing/browser/test.ts'

test('ACC-01 ACC-06 a person signs up by the link of the mail and lands on the dashboard', async ({
  page,
  language,
  outbox,
}) => {
  const t = ACCOUNT_WORDS[language]
  const email = newAddress()
  await page.goto('/dashboard')
  await page.getByRole('main').getByRole('button', { name: t.signUp }).click()
  await requestLink(page, t, email)
  await expect(page.getByRole('status').filter({ hasText: t.sent })).toContainText(email)
  await expectAccessible(page)

  await openLink(page, await outbox.linkTo(email, 'st=', t.finish))
  await expect(page).toHaveURL((url) => !url.search.includes('st='))
  await expect(page.getByLabel(t.email, { exact: true })).toHaveValue(email)
  await submit(page, t.signUp)
  await expect(page.getByRole('alert').filter({ hasText: t.termsNeeded })).toBeVisible()
  await expect(page.getByLabel(t.name)).toBeFocused()
  await page.getByLabel(t.name).fill('Ola Zielińska')
  await page.getByLabel(t.password, { exact: true }).fill(PASSWORD)
  await page.getByLabel(t.repeat).fill('Jasne-Niebo-8')
  await submit(page, t.signUp)
  await expect(page.getByRole('alert').filter({ hasText: t.differ })).toBeVisible()
  await page.getByLabel(t.repeat).fill(PASSWORD)
  await page.getByRole('checkbox', { name: t.terms }).check()
  await expectAccessible(page)
  await submit(page, t.signUp)
  await expect(page.getByRole('status').filter({ hasText: t.signedUp })).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${t.hello} Ola`)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expectAccessible(page)
})

test('ACC-01 a person signs up on the page by pasting the code', async ({ page, language, outbox }) => {
  const t = ACCOUNT_WORDS[language]
  const email = newAddress()
  await page.goto('/signup')
  await expectAccessible(page)
  await requestLink(page, t, `  ${email.toUpperCase()} `)
  await page.getByLabel(t.code).fill('nope')
  await submit(page, t.next)
  await expect(page.getByRole('alert')).toHaveText(t.noCode)
  await page.getByLabel(t.code).fill(` ${codeOf(await outbox.mailTo(email, t.finish), 'st')} `)
  await submit(page, t.next)
  await confirmSignup(page, t)
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('ACC-04 an address with an account reads the same on the page and another mail', async ({
  page,
  language,
  outbox,
}) => {
  const t = ACCOUNT_WORDS[language]
  await page.goto('/signup')
  await requestLink(page, t, DEMO_STUDENT)
  await expect(page.getByRole('status').filter({ hasText: t.sent })).toContainText(DEMO_STUDENT)
  const mail = await outbox.mailTo(DEMO_STUDENT, /Masz już konto|You already have an account/)
  expect(mail.text).not.toContain('st=')
})

test('ACC-01 a used link says so, and leads back to the start', async ({ page, language, outbox }) => {
  const t = ACCOUNT_WORDS[language]
  const email = newAddress()
  await page.goto('/signup')
  await requestLink(page, t, email)
  const link = await outbox.linkTo(email, 'st=', t.finish)
  await openLink(page, link)
  await confirmSignup(page, t)
  await expect(page).toHaveURL(/\/dashboard$/)
  await openLink(page, link)
  await confirmSignup(page, t)
  await expect(page.getByRole('alert').filter({ hasText: t.failed })).toContainText(t.expired)
  await page.getByRole('button', { name: t.back }).click()
  await expect(page.getByLabel(t.email, { exact: true })).toHaveValue(email)
  await expect(page.getByLabel(t.email, { exact: true })).toBeFocused()
})

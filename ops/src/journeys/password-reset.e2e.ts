import { expectAccessible } from '../testing/browser/accessible.ts'
import {
  ACCOUNT_WORDS,
  codeOf,
  newAccount,
  newAddress,
  openLink,
  openReset,
  PASSWORD,
  requestLink,
  setPassword,
  submit,
} from '../testing/browser/accounts.ts'
import { expect, test } from '../testing/browser/test.ts'

test('ACC-04 the password is reset by the code of the mail, once', async ({ page, language, outbox }) => {
  const t = ACCOUNT_WORDS[language]
  const email = await newAccount(page, t, outbox)
  await page.context().clearCookies()
  await openReset(page, t)
  await requestLink(page, t, email)
  await expect(page.getByRole('status').filter({ hasText: t.resetSent })).toBeVisible()
  const code = codeOf(await outbox.mailTo(email, /nowe hasło|new password/), 'rt')
  await page.getByLabel(t.code).fill(code)
  await submit(page, t.next)
  await expectAccessible(page)
  await setPassword(page, t, 'Nowe-Niebo-8')
  await expect(page.getByRole('status').filter({ hasText: t.passwordSet })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: t.logIn }).click()
  await expect(page.getByLabel(t.email, { exact: true })).toHaveValue(email)
  await page.getByLabel(t.password, { exact: true }).fill(PASSWORD)
  await submit(page, t.logIn)
  await expect(page.getByRole('alert')).toHaveText(t.wrong)
  await page.getByLabel(t.password, { exact: true }).fill('Nowe-Niebo-8')
  await submit(page, t.logIn)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t.hello)

  await page.goto(`/?rt=${code}&em=${encodeURIComponent(email)}`)
  await setPassword(page, t, 'Inne-Niebo-9')
  await expect(page.getByRole('alert')).toContainText(t.expired)
  await page.getByRole('button', { name: t.back }).click()
  await expect(page.getByLabel(t.email, { exact: true })).toHaveValue(email)
})

test('ACC-04 the password is reset by the link; an unknown address reads the same', async ({
  page,
  language,
  outbox,
}) => {
  const t = ACCOUNT_WORDS[language]
  const email = await newAccount(page, t, outbox)
  const nobody = newAddress()
  await page.context().clearCookies()
  await openReset(page, t)
  await requestLink(page, t, nobody)
  await expect(page.getByRole('status').filter({ hasText: t.resetSent })).toContainText(nobody)
  await openReset(page, t)
  await requestLink(page, t, email)
  await expect(page.getByRole('status').filter({ hasText: t.resetSent })).toContainText(email)
  await openLink(page, await outbox.linkTo(email, 'rt=', /nowe hasło|new password/))
  await expect(page.getByLabel(t.email, { exact: true })).toHaveValue(email)
  await setPassword(page, t, 'Nowe-Niebo-8')
  await expect(page.getByRole('status').filter({ hasText: t.passwordSet })).toBeVisible()
  expect(await outbox.all(nobody)).toEqual([])
})

for (const [parameter, tab] of [
  ['st', 'signUp'],
  ['rt', 'setPassword'],
] as const) {
  test(`ACC-06 a link with ${parameter} but without its code says that something is wrong, and leads back to the start`, async ({
    page,
    language,
  }) => {
    const t = ACCOUNT_WORDS[language]
    const email = newAddress()
    await page.goto(`/?${parameter}=&em=${encodeURIComponent(email)}`)
    await expect(page.getByRole('alert')).toContainText(t.somethingWrong)
    await expect(page).toHaveURL((url) => url.search === '')
    await expect(page.getByRole('dialog').getByRole('button', { name: t[tab], exact: true })).toBeHidden()
    await page.getByRole('button', { name: t.back }).click()
    await expect(page.getByLabel(t.email, { exact: true })).toHaveValue(email)
    await expect(page.getByLabel(t.email, { exact: true })).toBeFocused()
  })
}

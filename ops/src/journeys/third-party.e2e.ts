import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../testing/browser/accessible.ts'
import {
  ACCOUNT_WORDS,
  type AccountWords,
  newAccount,
  newAddress,
  PASSWORD,
  submit,
} from '../testing/browser/accounts.ts'
import type { SiteUnderTest } from '../testing/browser/site-under-test.ts'
import { expect, test } from '../testing/browser/test.ts'

/** A third party sends people back to the site's public address: the journey begins there. */
const publicly = ({ url }: SiteUnderTest) => url.replace('127.0.0.1', 'localhost')

const somebody = () => ({ sub: randomUUID(), email: newAddress(), email_verified: true, name: 'Ola Zielińska' })

async function leaveFor(page: Page, t: AccountWords, button: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: t.toLogin }).click()
  await page.getByRole('dialog').getByRole('button', { name: button }).click()
  await expect(page.getByRole('heading', { name: 'Local issuer' })).toBeVisible()
}

test('ACC-05 ACC-06 a new person comes by Google, agrees to the terms and lands on the dashboard; later one click is enough', async ({
  page,
  language,
  site,
  issuer,
}) => {
  const t = ACCOUNT_WORDS[language]
  const person = somebody()
  issuer.seat(person)
  await page.goto(`${publicly(site)}/dashboard`)
  await leaveFor(page, t, t.withGoogle)
  await page.getByRole('link', { name: /Continue/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.oneMoreStep })).toBeVisible()
  await expect(page).toHaveURL(/\/third-party$/)
  await expect(page.getByText(person.email)).toBeVisible()
  await expectAccessible(page)
  await submit(page, t.confirm)
  await expect(page.getByRole('alert').filter({ hasText: t.termsNeeded })).toBeVisible()
  await page.getByRole('checkbox', { name: t.terms }).check()
  await submit(page, t.confirm)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${t.hello} Ola`)

  await page.context().clearCookies()
  await page.goto(`${publicly(site)}/settings/security`)
  await leaveFor(page, t, t.withGoogle)
  await page.getByRole('link', { name: /Continue/ }).click()
  await expect(page).toHaveURL(/\/settings\/security$/)
  await expect(page.getByRole('list', { name: t.sessions })).toBeVisible()
})

test('ACC-05 where Facebook does not vouch for the address of an account its password is asked first', async ({
  page,
  language,
  site,
  issuer,
  outbox,
}) => {
  const t = ACCOUNT_WORDS[language]
  const email = await newAccount(page, t, outbox)
  issuer.seat({ sub: randomUUID(), email, name: 'Aleksandra' })
  await page.goto(`${publicly(site)}/dashboard`)
  await leaveFor(page, t, t.withFacebook)
  await page.getByRole('link', { name: /Continue/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.accountAlready })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(t.password, { exact: true }).fill('Zle-haslo-1')
  await submit(page, t.confirm)
  await expect(page.getByRole('alert')).toContainText(t.wrong)
  await page.getByLabel(t.password, { exact: true }).fill(PASSWORD)
  await submit(page, t.confirm)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${t.hello} Ola`)
})

test('ACC-05 who turns back at the third party, or comes with an answer to nothing, reads so and starts anew', async ({
  page,
  language,
  site,
  issuer,
}) => {
  const t = ACCOUNT_WORDS[language]
  issuer.seat(somebody())
  await page.goto(`${publicly(site)}/dashboard`)
  await leaveFor(page, t, t.withGoogle)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByText(t.cancelled)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t.back }).click()
  await expect(page.getByRole('dialog').getByLabel(t.email, { exact: true })).toBeVisible()

  await page.goto(`${publicly(site)}/third-party#id_token=${'a'.repeat(40)}&state=stolen`)
  await expect(page.getByRole('alert')).toHaveText(t.somethingWrong)
  await expect(page).toHaveURL(/\/third-party$/)
})

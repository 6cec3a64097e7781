import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../seed/demo.ts'
import { DEMO_STUDENT } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { ACCOUNT_WORDS, logOut } from '../testing/browser/accounts.ts'
import { logInAs } from '../testing/browser/log-in.ts'
import { expect, test } from '../testing/browser/test.ts'

test('ACC-02 ACC-07 a wrong login stands in a box; from the landing page a login leads to the dashboard', async ({
  page,
  language,
  isMobile,
}) => {
  const t = ACCOUNT_WORDS[language]
  await page.goto('/')
  if (isMobile) {
    await page.getByRole('button', { name: t.openMenu }).click()
    await page.getByRole('dialog').getByRole('button', { name: t.toLogin }).click()
  } else await page.getByRole('banner').getByRole('button', { name: t.logIn }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(t.email, { exact: true })).toBeFocused()
  await expectAccessible(page)
  const button = dialog.getByRole('button', { name: t.logIn })
  await expect(button).toBeDisabled()
  await dialog.getByLabel(t.email, { exact: true }).fill('student@')
  await dialog.getByLabel(t.password, { exact: true }).fill('Zle-haslo-1!')
  await expect(button).toBeDisabled()
  await dialog.getByLabel(t.email, { exact: true }).fill(` ${DEMO_STUDENT.toUpperCase()} `)
  await button.click()
  await expect(dialog.getByRole('alert')).toHaveText(t.wrong)
  await expectAccessible(page)
  await dialog.getByRole('alert').getByRole('button', { name: t.close }).click()
  await expect(dialog.getByRole('alert')).toBeHidden()

  const held = await holdAnswers(page, '**/api/auth/login')
  await dialog.getByLabel(t.password, { exact: true }).fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: t.loggingIn })).toBeDisabled()
  held.release()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t.hello)
})

test('ACC-02 logging out leaves nothing of the person on the page', async ({ page, language, isMobile }) => {
  const t = ACCOUNT_WORDS[language]
  await logInAs(page, DEMO_STUDENT)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t.hello)
  await logOut(page, t, isMobile)
  await expect(page.getByRole('heading', { level: 1, name: t.gate })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: t.gate })).toBeVisible()
})

/** Answers of these calls wait until they are released. */
async function holdAnswers(page: Page, pattern: string) {
  const gate = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    const answer = await route.fetch()
    await gate.promise
    await route.fulfill({ response: answer })
  })
  return { release: () => gate.resolve() }
}

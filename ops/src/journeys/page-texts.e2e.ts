import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../seed/demo.ts'
import { DEMO_STUDENT } from '../seed/demo-plan.ts'
import { ACCOUNT_WORDS } from '../testing/browser/accounts.ts'
import { expect, test } from '../testing/browser/test.ts'

test('I18-01 the landing page loads its own texts; the panel brings its texts before it is drawn', async ({
  page,
  language,
  isMobile,
}) => {
  const t = ACCOUNT_WORDS[language]
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const inOther = language === 'pl' ? 'en' : 'pl'
  const texts = () => asked.filter((path) => /^\/assets\/[\w.]+-(pl|en)-/.test(path))
  await expect.poll(() => texts().filter((path) => path.includes('LandingPage'))).toHaveLength(1)
  expect(texts().filter((path) => path.includes('DashboardPage') || path.includes(`-${inOther}-`))).toEqual([])

  const held = await hold(page, `**/assets/DashboardPage-${language}-*.js`)
  if (isMobile) {
    await page.getByRole('button', { name: t.openMenu }).click()
    await page.getByRole('dialog').getByRole('button', { name: t.toLogin }).click()
  } else await page.getByRole('banner').getByRole('button', { name: t.logIn }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t.email, { exact: true }).fill(DEMO_STUDENT)
  await dialog.getByLabel(t.password, { exact: true }).fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
  await held.asked
  // the page before stays meanwhile
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(t.hello)
  held.release()
  // nothing shows an id where a text belongs: that would be an error of the page, which fails the journey
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t.hello)
})

/** Files at these addresses wait until they are released. */
async function hold(page: Page, pattern: string) {
  const asked = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    asked.resolve()
    await gate.promise
    await route.continue()
  })
  return { asked: asked.promise, release: () => gate.resolve() }
}

import { DEMO_STUDENT, DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { logInAs } from '../testing/browser/log-in.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const SAID = texts({
  steps: 'dashboard.steps',
  picture: 'dashboard.step_picture',
  newest: 'dashboard.newest',
  news: 'dashboard.news',
  own: 'own_offers.heading',
})

const WORDS = {
  pl: { ...SAID.pl, waits: [/zamówie\S+ czeka/, /^Najbliższ/, 'Płatności', /nieprzeczytan/] },
  en: { ...SAID.en, waits: [/orders? (is|are) waiting for an answer/, /^Next lesson/, 'Payments', /unread message/] },
}

test('NAV-08 a tutor sees which steps are left, the offers by state and the news of the house', async ({
  page,
  language,
}) => {
  const words = WORDS[language]
  await logInAs(page, DEMO_TEACHER)
  await page.goto('/dashboard')
  const steps = page.getByRole('region', { name: words.steps })
  await expect(steps.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '75')
  await expect(page.getByRole('region', { name: words.own })).toBeVisible()
  await expect(page.getByRole('region', { name: words.news }).getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
  await steps.getByRole('link', { name: words.picture }).click()
  await expect(page).toHaveURL(/\/profile$/)
})

test('NAV-08 a dashboard holds what waits and what comes next: orders, lessons, payments, unread chats, each a way there', async ({
  page,
  language,
}) => {
  await logInAs(page, DEMO_TEACHER)
  await page.goto('/dashboard')
  for (const name of WORDS[language].waits) {
    const region = page.getByRole('region', { name })
    await expect(region).toBeVisible()
    await expect(region.getByRole('link').first()).toBeVisible()
  }
})

test('NAV-08 who learns has the search at once, and the newest offers to look at', async ({ page, language }) => {
  await logInAs(page, DEMO_STUDENT)
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: WORDS[language].newest }).getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('main').getByRole('combobox').first()).toBeVisible()
  await expectAccessible(page)
})

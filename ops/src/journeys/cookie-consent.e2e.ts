import { DAY } from '@kredka/contracts/kernel/durations'
import { pathOf } from '@kredka/contracts/kernel/routes'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

test.use({ cookies: 'unanswered' })

const SAID = texts({
  title: 'consent.title',
  all: 'consent.accept_all',
  necessary: 'consent.only_necessary',
  choose: 'consent.choose',
  save: 'consent.save',
  saved: 'consent.saved',
})

const WORDS = {
  pl: { ...SAID.pl, analytics: /^Analityczne/, ads: /^Reklamowe/ },
  en: { ...SAID.en, analytics: /^Analytics/, ads: /^Ads/ },
} as const

const popupOf = (page: Page, title: string) => page.getByRole('region', { name: title })
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('kredka.cookie_preference') ?? 'null') as unknown)
const answered = (functional: boolean, analytics: boolean, ads: boolean) => ({
  lastUpdate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  category_necessary: true,
  category_functional: functional,
  category_analytics: analytics,
  category_ads: ads,
})

test('NAV-06 the question comes after three seconds, takes no focus and hides nothing', async ({ page, language }) => {
  const words = WORDS[language]
  await page.clock.install()
  await page.goto(pathOf('help', language))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const popup = popupOf(page, words.title)
  await page.clock.runFor(2_500)
  await expect(popup).toHaveCount(0)
  await page.clock.runFor(1_000)
  await expect(popup).toBeVisible()
  expect(await page.evaluate(`document.activeElement.closest('section')`)).toBeNull()
  await expectAccessible(page)
  // At the end of the page the question has a place of its own, below all else.
  await page.evaluate(`window.scrollTo(0, document.documentElement.scrollHeight)`)
  const [asked, footer] = [await popup.boundingBox(), await page.getByRole('contentinfo').boundingBox()]
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((asked?.y ?? 0) + 1)
  expect(await kept(page)).toBeNull()
})

test('NAV-06 ROO-04 nobody is asked in a quiz room, where answers are given against the clock; the next page asks', async ({
  page,
  language,
}) => {
  const popup = popupOf(page, WORDS[language].title)
  await page.clock.install()
  await page.goto('/games')
  await page.clock.runFor(4_000)
  await expect(popup).toBeVisible()
  // the same page as before, without loading it anew
  await page.evaluate(
    `history.pushState(null, '', '/quiz-room/zzzzzzzz'); dispatchEvent(new PopStateEvent('popstate'))`,
  )
  await expect(popup).toHaveCount(0)
  await page.goBack()
  await expect(popup).toBeVisible()
})

test('NAV-06 accept all grants functional and analytics, not ads; nobody is asked again', async ({
  page,
  language,
}) => {
  const words = WORDS[language]
  await page.goto('/games')
  await popupOf(page, words.title).getByRole('button', { name: words.all }).click()
  await expect(popupOf(page, words.title)).toHaveCount(0)
  await expect.poll(() => kept(page)).toEqual(answered(true, true, false))
  await page.clock.install()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(popupOf(page, words.title)).toHaveCount(0)
})

test('NAV-06 only necessary; after 180 days the question comes again', async ({ page, language }) => {
  const words = WORDS[language]
  await page.goto('/games')
  await popupOf(page, words.title).getByRole('button', { name: words.necessary }).click()
  await expect.poll(() => kept(page)).toEqual(answered(false, false, false))
  await page.evaluate(
    (then) => {
      const answer = JSON.parse(localStorage.getItem('kredka.cookie_preference') ?? '{}') as object
      const lastUpdate = new Date(then).toISOString()
      localStorage.setItem('kredka.cookie_preference', JSON.stringify({ ...answer, lastUpdate }))
    },
    Date.now() - 180 * DAY,
  )
  await page.reload()
  await expect(popupOf(page, words.title)).toBeVisible()
})

test('NAV-06 each kind can be chosen by keyboard, and changed later where visitors find it', async ({
  page,
  language,
}) => {
  const words = WORDS[language]
  await page.goto('/cookies')
  const popup = popupOf(page, words.title).last()
  await popup.getByRole('button', { name: words.choose }).press('Enter')
  await popup.getByRole('checkbox', { name: words.analytics }).press('Space')
  await popup.getByRole('button', { name: words.save }).press('Enter')
  await expect.poll(() => kept(page)).toEqual(answered(false, true, false))
  await page.getByRole('checkbox', { name: words.analytics }).uncheck()
  await page.getByRole('checkbox', { name: words.ads }).check()
  await page.getByRole('button', { name: words.save }).click()
  await expect(page.getByText(words.saved)).toBeVisible()
  await expect.poll(() => kept(page)).toEqual(answered(false, false, true))
})

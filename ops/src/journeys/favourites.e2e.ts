import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../seed/demo.ts'
import { DEMO_STUDENT } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { ACCOUNT_WORDS, signUpByMail } from '../testing/browser/accounts.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const SAID = texts({
  results: 'offers.results',
  save: 'searches.save',
  name: 'searches.name',
  keep: 'searches.save_do',
  searches: 'searches.tab_searches',
  muted: 'searches.muted',
  sure: 'ui.remove',
  waits: 'searches.favoured',
  signUp: 'auth.signup',
})

const TEXTS = {
  pl: {
    ...SAID.pl,
    path: '/korepetycje/matematyka',
    heart: /^W ulubionych: /,
    kept: /Wyszukiwanie zapisane/,
    open: 'Pokaż oferty',
    mute: /^Wycisz: Moja matematyka/,
    remove: /^Usuń: Moja matematyka/,
  },
  en: {
    ...SAID.en,
    path: '/offers/maths',
    heart: /^Favourite: /,
    kept: /The search is saved/,
    open: 'Show offers',
    mute: /^Mute: Moja matematyka/,
    remove: /^Remove: Moja matematyka/,
  },
} as const

/** The heart of the offer that stands first now: others may rank higher once the list is read again. */
async function firstHeart(page: Page, t: (typeof TEXTS)[keyof typeof TEXTS]) {
  const hearts = page.getByRole('region', { name: t.results }).getByRole('button', { name: t.heart })
  const name = (await hearts.first().getAttribute('aria-label')) ?? ''
  return hearts.and(page.getByRole('button', { name, exact: true })).first()
}

test('OFR-07 a heart pressed before the login keeps an offer at hand, a search is kept under a name, muted and removed', async ({
  page,
  language,
}) => {
  const t = TEXTS[language]
  const words = ACCOUNT_WORDS[language]
  await page.goto(t.path)
  const heart = await firstHeart(page, t)
  await heart.click()
  const login = page.getByRole('dialog')
  await login.getByLabel(words.email, { exact: true }).fill(DEMO_STUDENT)
  await login.getByLabel(words.password, { exact: true }).fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText(t.waits)).toBeVisible()
  await expect(page).toHaveURL(t.path)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const title = (await heart.getAttribute('aria-label'))?.replace(t.heart, '') ?? ''

  await page.getByRole('button', { name: t.save }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t.name).fill('Moja matematyka')
  await dialog.getByRole('button', { name: t.keep, exact: true }).click()
  await expect(page.getByText(t.kept)).toBeVisible()

  await page.goto('/saved')
  await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible()
  await expectAccessible(page)
  const kept = page.getByRole('heading', { level: 3, name: title })
  await page.getByRole('button', { name: t.heart }).and(page.getByLabel(title)).click()
  await expect(kept).toHaveCount(0)

  await page.getByRole('tab', { name: t.searches }).click()
  await page.getByRole('button', { name: t.mute }).click()
  await expect(page.getByText(t.muted)).toBeVisible()
  await expectAccessible(page)
  const search = page.locator('div').filter({ has: page.getByRole('button', { name: t.remove }) })
  await search.last().getByRole('link', { name: t.open }).click()
  await expect(page).toHaveURL(t.path)
  await page.goBack()
  await page.getByRole('button', { name: t.remove }).click()
  await page.getByRole('dialog').getByRole('button', { name: t.sure, exact: true }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'Moja matematyka' })).toHaveCount(0)
})

test('OFR-07 who signs up for a heart by the link of the mail is back at the offers, and has it', async ({
  page,
  language,
  outbox,
}) => {
  const [t, words] = [TEXTS[language], ACCOUNT_WORDS[language]]
  await page.goto(`${t.path}?sort=newest`)
  const heart = await firstHeart(page, t)
  await heart.click()
  await page.getByRole('dialog').getByRole('tab', { name: t.signUp }).click()
  await signUpByMail(page, words, outbox)
  await expect(page.getByText(t.waits)).toBeVisible()
  await expect(page).toHaveURL(`${t.path}?sort=newest`)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

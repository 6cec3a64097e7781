import { DEMO_STUDENT } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { logInAs } from '../testing/browser/log-in.ts'
import { expect, test } from '../testing/browser/test.ts'

const TEXTS = {
  pl: {
    path: '/korepetycje/matematyka',
    results: 'Znalezione oferty',
    heart: /^W ulubionych: /,
    save: 'Zapisz wyszukiwanie',
    name: 'Nazwa',
    keep: 'Zapisz',
    kept: /Wyszukiwanie zapisane/,
    saved: 'Zapisane',
    searches: 'Wyszukiwania',
    open: 'Pokaż oferty',
    mute: /^Wycisz: Moja matematyka/,
    muted: 'Bez powiadomień',
    remove: /^Usuń: Moja matematyka/,
    sure: 'Usuń',
    login: 'Zaloguj się',
  },
  en: {
    path: '/offers/maths',
    results: 'Offers found',
    heart: /^Favourite: /,
    save: 'Save this search',
    name: 'Name',
    keep: 'Save',
    kept: /The search is saved/,
    saved: 'Saved',
    searches: 'Searches',
    open: 'Show offers',
    mute: /^Mute: Moja matematyka/,
    muted: 'Without notices',
    remove: /^Remove: Moja matematyka/,
    sure: 'Remove',
    login: 'Log in',
  },
} as const

test('OFR-07 a heart keeps an offer at hand, a search is kept under a name, muted and removed', async ({
  page,
  language,
}) => {
  const t = TEXTS[language]
  await page.goto(t.path)
  await page.getByRole('region', { name: t.results }).getByRole('button', { name: t.heart }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()

  await logInAs(page, DEMO_STUDENT)
  await page.goto(t.path)
  const heart = page.getByRole('region', { name: t.results }).getByRole('button', { name: t.heart }).first()
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

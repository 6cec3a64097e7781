import { matchRoute, ROUTES } from '@kredka/contracts/kernel/routes'
import type { Page } from '@playwright/test'
import { DEMO_ADMIN } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { expectFits } from '../testing/browser/fits.ts'
import { goWithin } from '../testing/browser/go-within.ts'
import { enterBackOffice } from '../testing/browser/log-in.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const TEXTS = texts({ loading: 'ui.loading' })
const PAGES = ROUTES.filter(({ gate, path }) => gate === 'admin' && path.startsWith('/adminero'))
const LISTS = PAGES.filter(({ path }) => !path.includes(':'))

test('ADM-01 NAV-04 each page of the back office, and one of whatever its lists lead to, fits and is accessible', async ({
  page,
  language,
}) => {
  test.setTimeout(300_000)
  await enterBackOffice(page, DEMO_ADMIN)
  await page.goto('/adminero')
  const waiting = LISTS.map(({ path }) => path)
  const known = new Set<string | undefined>(waiting)
  for (const path of waiting) {
    await test.step(path, async () => {
      await goWithin(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('status').filter({ hasText: TEXTS[language].loading })).toHaveCount(0)
      await expectFits(page)
      await expectAccessible(page)
      for (const found of await linksOf(page)) {
        const route = matchRoute(found)?.route.path
        if (route === undefined || known.has(route) || !PAGES.some((one) => one.path === route)) continue
        known.add(route)
        waiting.push(found)
      }
    })
  }
  expect(waiting.length).toBeGreaterThan(LISTS.length + 8)
})

/** Where the page's own links lead, within the back office. */
async function linksOf(page: Page): Promise<readonly string[]> {
  const links = page.getByRole('main').locator('a[href^="/adminero/"]')
  return links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
}

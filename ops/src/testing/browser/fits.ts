import { expect, type Page } from '@playwright/test'

/** Nothing of the page stands out at its sides: nobody has to scroll it across (NAV-04). */
export async function expectFits(page: Page): Promise<void> {
  const wide = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
  expect(wide, page.url()).toBe(0)
}

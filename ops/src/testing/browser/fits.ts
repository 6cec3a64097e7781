import { expect, type Page } from '@playwright/test'

/** As long as a page may take to lay out what has just come. */
const LAID_OUT_MS = 1_000

/** Nothing of the page stands out at its sides: nobody has to scroll it across (NAV-04). */
export async function expectFits(page: Page): Promise<void> {
  const wide = () => page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
  await expect.poll(wide, { message: page.url(), timeout: LAID_OUT_MS }).toBe(0)
}

import { expect, type Page } from '@playwright/test'

/** One widget of `/_widgets` by itself (WID-02). */
export async function openWidget(page: Page, widget: string): Promise<void> {
  await page.goto(`/_widgets?widget=${widget}`)
  await expect(page.locator(`[data-widget="${widget}"]`)).toBeVisible()
}

import type { Page } from '@playwright/test'

/** Resolves once the page's socket stands: what happens from then on comes by itself. */
export async function openLive(page: Page, path: string): Promise<void> {
  const ready = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"ready"')))
  await page.goto(path)
  await ready
}

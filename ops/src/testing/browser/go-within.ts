import type { Page } from '@playwright/test'

/** Goes to another page of the application as its links do, without loading it anew. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate(going(path))
}

/** What the router does for a link. Runs in the page. */
const going = (to: string) => `
  document.activeElement?.blur()
  history.pushState({}, '', ${JSON.stringify(to)})
  dispatchEvent(new PopStateEvent('popstate', { state: {} }))
`

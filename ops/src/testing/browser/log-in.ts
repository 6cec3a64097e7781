import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../../seed/demo.ts'

/**
 * An address of the site without scripts: from there one can ask it anything, and nothing is drawn that nobody looks
 * at.
 */
export const BARE = '/robots.txt'
/** The browser's note that somebody is logged in (ACC-03). */
export const LOGGED_IN = 'kredka.logged_in'

/** Logs a demo person in without the form, for journeys that are about something else. */
export async function logInAs(page: Page, email: string): Promise<void> {
  await page.goto(BARE)
  await post(page, '/api/auth/login', { email, password: DEMO_PASSWORD })
  await page.evaluate((flag) => localStorage.setItem(flag, '1'), LOGGED_IN)
}

/** Forgets who is logged in, as if the browser were new. */
export async function becomeVisitor(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.evaluate((flag) => localStorage.removeItem(flag), LOGGED_IN)
}

/** Lets the demo admin into the back office without the form. */
export async function enterBackOffice(page: Page, name: string): Promise<void> {
  await page.goto(BARE)
  await post(page, '/api/admin/enter', { name, password: DEMO_PASSWORD })
}

/** A command as the page's own script would send it. @throws Error when it is refused */
export async function post(page: Page, path: string, body: object): Promise<void> {
  const status = await page.evaluate(
    async ([to, json]) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(to, { method: 'POST', headers, body: json })).status
    },
    [path, JSON.stringify(body)] as const,
  )
  if (status !== 200) throw new Error(`${path} was refused: ${status}`)
}

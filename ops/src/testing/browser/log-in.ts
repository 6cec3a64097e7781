import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../../seed/demo.ts'

/** Logs a demo person in without the form, for journeys that are about something else. */
export async function logInAs(page: Page, email: string): Promise<void> {
  await page.goto('/')
  const status = await page.evaluate(
    async (login) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch('/api/auth/login', { method: 'POST', headers, body: JSON.stringify(login) })
      localStorage.setItem('kredka.logged_in', '1')
      return answer.status
    },
    { email, password: DEMO_PASSWORD },
  )
  if (status !== 200) throw new Error(`${email} was not logged in: ${status}`)
}

/** Lets the demo admin into the back office without the form. */
export async function enterOffice(page: Page, name: string): Promise<void> {
  await page.goto('/adminero/login')
  const status = await page.evaluate(
    async (login) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch('/api/admin/enter', { method: 'POST', headers, body: JSON.stringify(login) })).status
    },
    { name, password: DEMO_PASSWORD },
  )
  if (status !== 200) throw new Error(`the admin was not let in: ${status}`)
}

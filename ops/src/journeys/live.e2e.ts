import { createFlakyProxy } from '@kredka/backend/adapters/event-store/testing/flaky-proxy'
import type { Locator, Page } from '@playwright/test'
import { DEMO_TEACHER } from '../seed/demo-plan.ts'
import { logInAs } from '../testing/browser/log-in.ts'
import { expect, ONCE, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const TEXTS = texts({
  activate: 'admin.activate',
  active: 'own_offers.state_active',
  search: 'admin.search_offers',
})

/** Sends an offer of whoever is logged in on the page for review, as the form does. @returns its id */
function sendOffer(page: Page, title: string): Promise<string> {
  return page.evaluate(async (title) => {
    const groups = (await (await fetch('/api/availability/groups')).json()) as { data: readonly { id: string }[] }
    const body = {
      title,
      description: 'Spokojnie i po kolei: zadania, rozmowa o błędach, powtórka na koniec każdego spotkania.',
      subject_id: 'maths',
      level: 'basic',
      places: ['online'],
      prices: [{ duration: 60, amount: 9000 }],
      availability_group_id: groups.data[0]?.id,
    }
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/api/offers', { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`the offer was not taken: ${answer.status} ${await answer.text()}`)
    return ((await answer.json()) as { data: { id: string } }).data.id
  }, title)
}

/** Resolves once the page's socket stands: what happens from then on comes by itself. */
async function opened(page: Page, path: string): Promise<void> {
  const ready = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"ready"')))
  await page.goto(path)
  await ready
}

function offerOn(page: Page, title: string): Locator {
  return page.getByRole('article').filter({ hasText: title })
}

test(
  'CHT-01 what changes in one browser shows in the others by itself: in the back office and in both tabs of the teacher',
  ONCE,
  async ({ page, context, backOffice: staff, language }) => {
    const words = TEXTS[language]
    const title = `Logarytmy na żywo ${language}`
    await opened(staff, '/adminero/offer-requests')
    await logInAs(page, DEMO_TEACHER)
    const second = await context.newPage()
    await opened(page, '/my-offers')
    await opened(second, '/my-offers')

    const id = await sendOffer(page, title)
    for (const tab of [page, second]) await expect(offerOn(tab, title)).toBeVisible()
    await staff.getByLabel(words.search).fill(title)
    await expect(staff.getByRole('link', { name: title })).toBeVisible()

    await staff.goto(`/adminero/offer-requests/${id}`)
    await staff.getByRole('button', { name: words.activate, exact: true }).click()
    for (const tab of [page, second]) {
      await expect(offerOn(tab, title).getByText(words.active, { exact: true })).toBeVisible()
    }
  },
)

test(
  'CHT-01 a page whose connection broke shows what happened meanwhile once it is back',
  ONCE,
  async ({ page, another, site, language, faults }) => {
    faults.allow(/ERR_|WebSocket connection/)
    const title = `Przerwane łącze ${language}`
    const proxy = await createFlakyProxy(Number(new URL(site.url).port))
    try {
      const tab = await another({ baseURL: `http://127.0.0.1:${proxy.port}` })
      await logInAs(tab, DEMO_TEACHER)
      await opened(tab, '/my-offers')
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
      const back = tab.waitForEvent('websocket', (socket) => socket.url().includes('/api/live'))
      proxy.refuse()
      await logInAs(page, DEMO_TEACHER)
      await sendOffer(page, title)
      await expect(offerOn(tab, title)).toBeHidden()
      proxy.accept()
      await back
      await expect(offerOn(tab, title)).toBeVisible({ timeout: 30_000 })
    } finally {
      await proxy.close()
    }
  },
)

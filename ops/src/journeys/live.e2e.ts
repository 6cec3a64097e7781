import { createFlakyProxy } from '@kredka/backend/adapters/event-store/testing/flaky-proxy'
import type { Locator, Page } from '@playwright/test'
import { DEMO_TEACHER } from '../seed/demo-plan.ts'
import { logInAs } from '../testing/browser/log-in.ts'
import { openLive } from '../testing/browser/open-live.ts'
import { submitOffer } from '../testing/browser/own-offers.ts'
import { expect, ONCE, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const TEXTS = texts({
  activate: 'admin.activate',
  active: 'own_offers.state_active',
  search: 'admin.search_offers',
})

function offerOn(page: Page, title: string): Locator {
  return page.getByRole('article').filter({ hasText: title })
}

test(
  'CHT-01 what changes in one browser shows in the others by itself: in the back office and in both tabs of the teacher',
  ONCE,
  async ({ page, context, backOffice: staff, language }) => {
    const words = TEXTS[language]
    const title = `Logarytmy na żywo ${language}`
    await openLive(staff, '/adminero/offer-requests')
    await logInAs(page, DEMO_TEACHER)
    const second = await context.newPage()
    await openLive(page, '/my-offers')
    await openLive(second, '/my-offers')

    const id = await submitOffer(page, title)
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
      await openLive(tab, '/my-offers')
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
      const back = tab.waitForEvent('websocket', (socket) => socket.url().includes('/api/live'))
      proxy.refuse()
      await logInAs(page, DEMO_TEACHER)
      await submitOffer(page, title)
      await expect(offerOn(tab, title)).toBeHidden()
      proxy.accept()
      await back
      await expect(offerOn(tab, title)).toBeVisible({ timeout: 30_000 })
    } finally {
      await proxy.close()
    }
  },
)

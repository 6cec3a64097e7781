import { moveRun } from '@kredka/contracts/games/endpoints'
import { changeProfile } from '@kredka/contracts/profiles/endpoints'
import type { Page } from '@playwright/test'
import { type ClusterSite, startClusterSite } from '../cluster/testing/cluster-site.ts'
import { DEMO_STUDENT } from '../seed/demo-plan.ts'
import { ACCOUNT_WORDS, type AccountWords, newAccount, submit } from '../testing/browser/accounts.ts'
import { logInAs } from '../testing/browser/log-in.ts'
import { SITE_MS } from '../testing/browser/log-server.ts'
import { test as base, expect, ONCE } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const GAME_WORDS = texts({ play: 'games.play', hidden: 'memory.tile_hidden' })
const ROW = { pl: 'wiersz', en: 'row' } as const

/** Here the site is a cluster of this file's own: its processes may be killed. */
const test = base.extend<object, { readonly site: ClusterSite }>({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await startClusterSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: SITE_MS + 120_000 },
  ],
})
test.setTimeout(120_000)

async function savePhone(page: Page, t: AccountWords, phone: string): Promise<void> {
  await page.getByLabel(t.phone).fill(phone)
  await submit(page, t.save)
  // a worker that just died is followed within five seconds; until then a reading page says that it waits
  await expect(page.getByText(t.saved)).toBeVisible({ timeout: 20_000 })
}

test(
  'OPS-04 a person goes on while one process after the other is killed, and loses nothing',
  ONCE,
  async ({ page, language, outbox, site, faults }) => {
    // the browser writes down each answer that was 'not now', though the client asks again
    faults.allow(/status of 50[234] .*\/api\//)
    const t = ACCOUNT_WORDS[language]
    await newAccount(page, t, outbox)
    await page.goto('/profile')
    const victims = ['api-1', 'worker-1', 'api-2', 'worker-2', 'api-3']
    for (const [n, victim] of victims.entries()) {
      const phone = `600 100 20${n}`
      site.kill(victim, 'SIGKILL')
      await savePhone(page, t, phone)
      await expect(async () => {
        await page.reload()
        await expect(page.getByLabel(t.phone)).toHaveValue(phone, { timeout: 4_000 })
      }).toPass({ timeout: 30_000 })
      await site.waitUntilWhole()
    }
  },
)

test(
  'API-10 OPS-04 a command whose answer was lost is sent again with the same key, and done once',
  ONCE,
  async ({ page, language, outbox, site, faults }) => {
    faults.allow(/ERR_CONNECTION_RESET .*\/current-user\/profile/)
    const t = ACCOUNT_WORDS[language]
    await newAccount(page, t, outbox)
    await page.goto('/profile')
    const keys: (string | undefined)[] = []
    const before = await site.countAppended(changeProfile.name)
    await page.route('**/api/current-user/profile', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      keys.push(route.request().headers()['idempotency-key'])
      const answer = await route.fetch()
      if (keys.length === 1) await route.abort('connectionreset')
      else await route.fulfill({ response: answer })
    })
    await savePhone(page, t, '600 100 299')
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/\S/)
    expect(keys[1]).toBe(keys[0])
    expect(await site.countAppended(changeProfile.name)).toBe(before + 1)
  },
)

test(
  'GAM-06 OPS-04 a game goes on where it stood while one api after the other is killed, and each move counts once',
  ONCE,
  async ({ page, language, site, faults }) => {
    faults.allow(/status of 50[234] .*\/api\//)
    const t = GAME_WORDS[language]
    await logInAs(page, DEMO_STUDENT)
    await page.goto('/games/memory')
    await page.getByRole('radio', { name: '6 × 6' }).check()
    await page.getByRole('button', { name: t.play, exact: true }).click()
    const tiles = page.getByRole('button', { name: new RegExp(`^${ROW[language]} \\d`) })
    await expect(tiles).toHaveCount(36)
    const before = await site.countAppended(moveRun.name)
    const known = new Map<number, string>()
    for (const [n, victim] of ['api-1', 'api-2', 'api-3'].entries()) {
      site.kill(victim, 'SIGKILL')
      for (const tile of [2 * n, 2 * n + 1]) {
        await tiles.nth(tile).click()
        await expect(tiles.nth(tile)).not.toHaveAttribute('aria-label', new RegExp(t.hidden), { timeout: 20_000 })
        known.set(tile, (await tiles.nth(tile).getAttribute('aria-label'))?.split(/[:,]/)[2] ?? '')
      }
      await site.waitUntilWhole()
    }
    expect(await site.countAppended(moveRun.name)).toBe(before + 6)
    // another process deals the same tiles
    for (const [tile, word] of known) {
      const isFound = !(await tiles.nth(tile).getAttribute('aria-label'))?.includes(t.hidden)
      if (!isFound) await tiles.nth(tile).click()
      await expect(tiles.nth(tile)).toHaveAttribute('aria-label', new RegExp(word))
    }
  },
)

import type { LocalIssuer } from '@kredka/backend/accounts/testing/local-issuer'
import { test as base, expect } from '@playwright/test'
import { Faults } from './faults.ts'
import type { Outbox } from './outbox.ts'
import { type SiteUnderTest, startSiteUnderTest } from './site-under-test.ts'

interface OfTest {
  /** The language of this run: `pl-1280` speaks Polish, `en-360` English. */
  readonly language: 'pl' | 'en'
  /** Mails of this worker's site. */
  readonly outbox: Outbox
  /** Plays Google and Facebook for this worker's site. */
  readonly issuer: LocalIssuer
  /** Errors of pages and consoles; any that the test did not allow fails it. */
  readonly faults: Faults
  /** The answer on cookies that is kept before the test begins: most journeys have nothing to do with the question. */
  readonly cookies: 'only necessary' | 'unanswered'
}

interface OfWorker {
  readonly site: SiteUnderTest
}

/** A journey: `page` opens on a site of its worker's own, with demo data; paths are relative to it. */
export const test = base.extend<OfTest, OfWorker>({
  site: [
    // Playwright reads from the pattern what a fixture needs, and wants one.
    async ({ browserName: _ }, use) => {
      const site = await startSiteUnderTest()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  language: async ({ locale }, use) => use(locale?.startsWith('pl') ? 'pl' : 'en'),
  outbox: async ({ site }, use) => use(site.outbox),
  cookies: ['only necessary', { option: true }],
  context: async ({ context, cookies }, use) => {
    if (cookies === 'only necessary') await context.addInitScript(keepAnswer)
    await use(context)
  },
  issuer: async ({ site }, use) => use(site.issuer),
  faults: [
    async ({ context, site }, use) => {
      const faults = new Faults()
      faults.watch(context)
      const before = site.log().length
      await use(faults)
      expect(faults.seen, 'errors of pages and consoles').toEqual([])
      const errors = site.log().slice(before).split('\n')
      expect(
        errors.filter((line) => line.includes('"level":"error"')),
        'errors that the site logged',
      ).toEqual([])
    },
    { auto: true },
  ],
})

/** Runs in the page. */
function keepAnswer(): void {
  const key = 'kredka.cookie_preference'
  // the empty page between two sites keeps nothing
  if (Reflect.get(globalThis, 'origin') === 'null') return
  if (localStorage.getItem(key) !== null) return
  const denied = { category_functional: false, category_analytics: false, category_ads: false }
  const answer = { lastUpdate: new Date().toISOString(), category_necessary: true, ...denied }
  localStorage.setItem(key, JSON.stringify(answer))
}

export { expect }

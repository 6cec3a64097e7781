import { test as base, expect } from '@playwright/test'
import { Faults } from './faults.ts'
import type { Outbox } from './outbox.ts'
import { type SiteUnderTest, startSiteUnderTest } from './site-under-test.ts'

interface OfTest {
  /** The language of this run: `pl-1280` speaks Polish, `en-360` English. */
  readonly language: 'pl' | 'en'
  /** Mails of this worker's site. */
  readonly outbox: Outbox
  /** Errors of pages and consoles; any that the test did not allow fails it. */
  readonly faults: Faults
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

export { expect }

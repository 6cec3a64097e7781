import type { LocalIssuer } from '@kredka/backend/accounts/testing/local-issuer'
import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { DEMO_ADMIN, DEMO_TEACHER } from '../../seed/demo-plan.ts'
import { Faults } from './faults.ts'
import { enterBackOffice, logInAs } from './log-in.ts'
import { SITE_MS } from './log-server.ts'
import type { Outbox } from './outbox.ts'
import { type SiteUnderTest, startSiteUnderTest } from './site-under-test.ts'

/** For a journey that shows the same in every language and width: one of the projects tells it. */
export const ONCE = { tag: '@once' }

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
  /** Opens a page for somebody else, in a browser of their own that is set up as the test's. It ends with the test. */
  readonly another: (options?: BrowserContextOptions) => Promise<Page>
  /** The demo teacher in a browser of their own. */
  readonly teacher: Page
  /** The demo admin in the back office, in a browser of their own. */
  readonly backOffice: Page
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
    { scope: 'worker', timeout: SITE_MS },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  language: async ({ locale }, use) => use(locale?.startsWith('pl') ? 'pl' : 'en'),
  outbox: async ({ site }, use) => use(site.outbox),
  cookies: ['only necessary', { option: true }],
  context: async ({ context, cookies }, use) => {
    if (cookies === 'only necessary') await context.addInitScript(keepAnswer)
    await use(context)
    // Playwright clears a context for the next test, but for these
    await context.setOffline(false)
    await context.clearPermissions()
  },
  another: async ({ browser, faults, cookies }, use) => {
    const opened: BrowserContext[] = []
    await use(async (options) => {
      // what is not said here is as in the project: site, language, size
      const context = await browser.newContext(options)
      opened.push(context)
      if (cookies === 'only necessary') await context.addInitScript(keepAnswer)
      faults.watch(context)
      return context.newPage()
    })
    await Promise.all(opened.map((context) => context.close()))
  },
  teacher: async ({ another }, use) => {
    const page = await another()
    await logInAs(page, DEMO_TEACHER)
    await use(page)
  },
  backOffice: async ({ another }, use) => {
    const page = await another()
    await enterBackOffice(page, DEMO_ADMIN)
    await use(page)
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

import { attributeOf, type Collector, pathsOf, startCollector } from '@kredka/backend/processes/testing/collector'
import { changeProfile } from '@kredka/contracts/profiles/endpoints'
import { DEMO_STUDENT } from '../seed/demo-plan.ts'
import { ACCOUNT_WORDS, submit } from '../testing/browser/accounts.ts'
import { logInAs } from '../testing/browser/log-in.ts'
import { SITE_MS } from '../testing/browser/log-server.ts'
import { startSiteUnderTest } from '../testing/browser/site-under-test.ts'
import { test as base, expect, ONCE } from '../testing/browser/test.ts'

/** Here the site sends its traces to a collector of this file's own. */
const test = base.extend<object, { readonly collector: Collector }>({
  collector: [
    async ({ browserName: _ }, use) => {
      const collector = await startCollector()
      await use(collector)
      collector.close()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ collector }, use) => {
      const site = await startSiteUnderTest({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: SITE_MS },
  ],
})

const PHONE = '601 202 303'

test(
  'OPS-05 one trace holds what a person does, from the button they press to the rows and the hint',
  ONCE,
  async ({ page, language, collector }) => {
    const t = ACCOUNT_WORDS[language]
    await logInAs(page, DEMO_STUDENT)
    await page.goto('/profile')
    await page.getByLabel(t.phone).fill(PHONE)
    const asked = page.waitForRequest((request) => request.url().includes(changeProfile.path))
    await submit(page, t.save)
    await expect(page.getByText(t.saved)).toBeVisible()
    const [, traceId = ''] = (await asked).headers()['traceparent']?.split('-') ?? []

    const browser = `browser ${changeProfile.name}`
    const request = `${browser} > POST ${changeProfile.name}`
    const whole = [
      browser,
      request,
      `${request} > command ${changeProfile.name} > append`,
      `${browser} > rows`,
      `${browser} > hint`,
    ]
    await expect
      .poll(() => pathsOf(collector.spans(), traceId), { timeout: 20_000 })
      .toEqual(expect.arrayContaining(whole))
    const [first] = collector.spans().filter((span) => span.name === browser)
    expect(first && attributeOf(first, 'kredka.outcome')).toBe('ok')
    expect(collector.text()).not.toContain(PHONE.replaceAll(' ', ''))
    expect(collector.text()).not.toContain(DEMO_STUDENT)
  },
)

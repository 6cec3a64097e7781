import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

test.use({ serviceWorkers: 'allow' })

const SAID = texts({
  again: 'ui.try_again',
  offer: 'update.offer',
  reload: 'update.reload',
  terms: 'legal.general_terms',
})

const WORDS = {
  pl: { ...SAID.pl, offline: 'Brak połączenia z internetem' },
  en: { ...SAID.en, offline: 'No connection to the internet' },
} as const

/** Waits until a service worker answers for the page. */
async function taken(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    await navigator.serviceWorker.ready
    while (navigator.serviceWorker.controller === null) await new Promise((go) => setTimeout(go, 20))
  })()`)
}

test('NAV-07 without a connection a page says so in the person’s language, and opens when it is back', async ({
  page,
  context,
  language,
  faults,
}) => {
  const words = WORDS[language]
  faults.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR_FAILED/)
  await page.goto('/terms-and-rules')
  await taken(page)
  await context.setOffline(true)
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { level: 1, name: words.offline })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  expect(new URL(page.url()).pathname).toBe('/privacy')
  // Nothing of the API is kept: an answer of yesterday is none.
  const names = await page.evaluate<string[]>(`(async () => {
    const kept = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(kept.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })()`)
  expect(names.filter((path) => path.startsWith('/api') || path === '/privacy')).toEqual([])
  expect(names).toContain('/offline')
  await expect(page.getByRole('link', { name: words.again })).toBeVisible()
  await context.setOffline(false)
  // It comes by itself; the link is for those who do not wait.
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: words.offline })).toHaveCount(0)
})

test('NAV-07 a new version is offered, and comes only with a click', async ({ page, site, language }) => {
  const words = WORDS[language]
  const deployed = await siteThatChanges(site.url)
  try {
    await page.goto(`${deployed.url}/terms-and-rules`)
    await taken(page)
    await page.reload()
    await page.evaluate(`window.typed = 'my work'`)
    deployed.deploy()
    await page.evaluate(`navigator.serviceWorker.ready.then((registration) => void registration.update())`)
    await expect(page.getByText(words.offer)).toBeVisible()
    expect(await page.evaluate(`window.typed`)).toBe('my work')
    const loaded = page.waitForEvent('load')
    await page.getByRole('button', { name: words.reload }).click()
    await loaded
    await expect(page.getByRole('heading', { level: 1, name: words.terms })).toBeVisible()
    await expect(page.getByText(words.offer)).toHaveCount(0)
  } finally {
    await deployed.stop()
  }
})

/** Passes everything on to the site; from `deploy` on its service worker is another one. */
async function siteThatChanges(site: string) {
  let version = 1
  const server = createServer((request, answer) => {
    void (async () => {
      const { pathname } = new URL(request.url ?? '/', site)
      const headers = { 'accept-language': request.headers['accept-language'] ?? 'pl' }
      const given = await fetch(site + request.url, { headers, redirect: 'manual' })
      const kept = [...given.headers].filter(([name]) => !/^(content-(encoding|length)|transfer-encoding)$/.test(name))
      const body = Buffer.from(await given.arrayBuffer())
      answer.writeHead(given.status, Object.fromEntries(kept))
      answer.end(pathname === '/sw.js' ? Buffer.concat([body, Buffer.from(`\n// ${version}`)]) : body)
    })()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    deploy() {
      version += 1
    },
    stop: () =>
      new Promise<void>((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}

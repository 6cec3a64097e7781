import { expectAccessible } from '../testing/browser/accessible.ts'
import { expectFits } from '../testing/browser/fits.ts'
import { expect, ONCE, test } from '../testing/browser/test.ts'

const WORDS = {
  pl: {
    title: 'Dokumentacja API',
    search: 'Szukaj wywołania lub zdarzenia',
    found: /^Znaleziono: /,
    nothing: 'Nic tu nie pasuje',
    basics: 'Podstawy',
    parts: 'Części dokumentacji',
    errors: 'Błędy',
    other: 'English',
    otherTitle: 'API documentation',
    lifeCycles: 'Stany i przejścia',
    order: /^Zamówienie\./,
    orderStates: 'Zamówienie: stany',
    accepted: /^accepted Każdy termin ma odpowiedź/,
  },
  en: {
    title: 'API documentation',
    search: 'Search for a call or an event',
    found: /^Found: /,
    nothing: 'Nothing matches',
    basics: 'Basics',
    parts: 'Parts of the documentation',
    errors: 'Errors',
    other: 'Polski',
    otherTitle: 'Dokumentacja API',
    lifeCycles: 'States and transitions',
    order: /^An order\./,
    orderStates: 'An order: states',
    accepted: /^accepted Every date is answered/,
  },
}

test('API-08 a developer finds a call, reads what it takes and how it fails', async ({ page, language }) => {
  const t = WORDS[language]
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
  await expectAccessible(page)

  const search = page.getByRole('searchbox', { name: t.search })
  await search.fill('offers submit')
  await expect(page.getByRole('status')).toHaveText(t.found)
  await expect(page.getByRole('link', { name: /GET \/subjects/ })).toHaveCount(0)
  await search.fill('no such call at all')
  await expect(page.getByRole('status')).toHaveText(t.nothing)
  await search.fill('new offer for review')
  await page.getByRole('link', { name: /POST \/offers$/ }).click()

  await expect(page).toHaveURL(/\/api\/docs\/offers\?lang=..#offers\.submit$/)
  const call = page.getByRole('region', { name: /^POST .*offers\.submit$/ })
  await expect(call).toBeInViewport()
  await expect(call.getByText('PRICE_60_REQUIRED')).toBeHidden()
  await call.getByText(t.errors, { exact: true }).click()
  await expect(call.getByText('PRICE_60_REQUIRED')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
})

test('API-08 what can become of each thing is drawn, and said in words beside the drawing', async ({
  page,
  language,
}) => {
  const t = WORDS[language]
  await page.goto('/api/docs/life-cycles')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.lifeCycles)
  await expect(page.getByRole('img', { name: t.order })).toBeVisible()
  await expect(page.getByRole('region', { name: t.orderStates }).getByRole('row', { name: t.accepted })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
})

test('API-08 the pages are there without scripts, in both languages and by keyboard', async ({ another, language }) => {
  const t = WORDS[language]
  const page = await another({ javaScriptEnabled: false })
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await page.getByRole('navigation', { name: t.parts }).getByRole('link', { name: t.basics }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.basics)
  await expect(page.getByText('IDEMPOTENCY_KEY_REUSED')).toBeVisible()
  await page.getByRole('link', { name: t.other }).press('Enter')
  await expect(page).toHaveTitle(new RegExp(t.otherTitle))
})

test(
  'API-08 every page of the documentation is there, and every link on them leads somewhere',
  ONCE,
  async ({ page, request }) => {
    await page.goto('/api/docs?lang=en')
    const links = page.locator('nav a')
    const pages = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
    expect(pages.length).toBeGreaterThan(15)
    const anchors = new Map<string, ReadonlySet<string>>()
    const wanted: (readonly [from: string, path: string, anchor: string])[] = []
    for (const path of pages) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      anchors.set(path, new Set(await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))))
      const hrefs = await page.locator('main a').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
      for (const href of hrefs.filter((one) => one.includes('#'))) {
        const [to = '', anchor = ''] = href.split('#')
        wanted.push([path, to === '' ? path : to, anchor])
      }
    }
    expect(wanted.filter(([, to, anchor]) => anchors.get(to)?.has(anchor) !== true)).toEqual([])
    expect((await request.get('/api/docs/no-such-part')).status()).toBe(404)
    expect(await (await request.get('/robots.txt')).text()).toContain('Allow: /api/docs\n')
  },
)

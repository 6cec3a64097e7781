import { COOKIES, PALETTES } from '@kredka/contracts/kernel/wire'
import type { Page } from '@playwright/test'
import { DEMO_TEACHER } from '../seed/demo-plan.ts'
import { violationsOf } from '../testing/browser/axe.ts'
import { logInAs } from '../testing/browser/log-in.ts'
import { expect, test } from '../testing/browser/test.ts'

const SCHEMES = ['light', 'dark'] as const

test.describe.configure({ mode: 'parallel' })

/** Five pages that people see most. */
const PAGES = [
  { name: 'the landing page', path: '/', as: 'visitor' },
  { name: 'the search', path: '/korepetycje', as: 'visitor' },
  { name: 'an offer', path: 'first offer', as: 'visitor' },
  { name: 'the settings', path: '/settings', as: 'teacher' },
  { name: 'the dashboard', path: '/dashboard', as: 'teacher' },
] as const

for (const { name, path, as } of PAGES) {
  test(`THM-01 ${name} can be read in every palette, light and dark`, async ({ page }) => {
    test.setTimeout(240_000)
    if (as === 'teacher') await logInAs(page, DEMO_TEACHER)
    await page.goto(path === 'first offer' ? '/korepetycje' : path)
    if (path === 'first offer') await page.getByRole('main').getByRole('article').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // what loads later comes for somebody who is there
    await page.mouse.move(5, 5)
    await page.mouse.move(6, 6)
    await expect(page.getByText('Ładowanie…', { exact: true })).toHaveCount(0)
    for (const palette of PALETTES) await expectReadable(page, palette)
  })
}

for (const palette of PALETTES) {
  test(`THM-01 WID-02 all widgets can be read in ${palette}, light and dark`, async ({ page }) => {
    test.setTimeout(240_000)
    await page.goto('/_widgets')
    await expect(page.locator('[data-widget]')).not.toHaveCount(0)
    await expectReadable(page, palette)
  })
}

/** Contrast of all text, and links that colour alone does not tell from text (WCAG AA). */
async function expectReadable(page: Page, palette: string): Promise<void> {
  for (const scheme of SCHEMES) {
    await draw(page, palette, scheme)
    const violations = await violationsOf(page, { rules: ['color-contrast', 'link-in-text-block'] })
    const bad = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${any[0]?.message ?? ''} ${html}`),
    )
    expect.soft(bad, `${palette}, ${scheme}`).toEqual([])
  }
}

/** As `applyPreferences` does it. */
async function draw(page: Page, palette: string, scheme: string): Promise<void> {
  await page.locator('html').evaluate(
    (html, look) => {
      html.setAttribute('data-palette', look.palette)
      html.setAttribute('data-mantine-color-scheme', look.scheme)
    },
    { palette, scheme },
  )
  await page.evaluate(SETTLED)
}

/** Colours go over from one to the other within some frames. Runs in the page. */
const SETTLED = `(async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => done()))
  await frame()
  while (document.getAnimations().some((one) => one instanceof CSSTransition && one.playState === 'running')) await frame()
  await frame()
})()`

/** Writes down how every frame was drawn, from the first with a body on. Runs in the page. */
const WATCH = `
  window.frames_drawn = []
  const look = () => {
    const html = document.documentElement
    if (document.body) {
      const { backgroundColor } = getComputedStyle(document.body)
      window.frames_drawn.push([html.dataset.palette, html.dataset.mantineColorScheme, backgroundColor].join(' '))
    }
    requestAnimationFrame(look)
  }
  new MutationObserver((_, observer) => {
    if (document.body) { observer.disconnect(); look() }
  }).observe(document, { childList: true, subtree: true })
`

async function drawn(page: Page): Promise<readonly string[]> {
  return page.evaluate<string[]>('[...new Set(window.frames_drawn)]')
}

test.describe('THM-01 no flash at load', () => {
  test.beforeEach(async ({ context, baseURL }) => {
    // The server knows another choice, such as that of a shared computer.
    const url = baseURL ?? ''
    await context.addCookies([
      { name: COOKIES.palette, value: 'pink', url },
      { name: COOKIES.scheme, value: 'light', url },
    ])
    await context.addInitScript(
      `if (origin !== 'null') { localStorage.setItem('kredka.palette', 'blue'); localStorage.setItem('kredka.scheme', 'dark') }`,
    )
    await context.addInitScript(WATCH)
  })

  test('every frame has the palette and scheme of this device, though the cookies say otherwise', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const looks = await drawn(page)
    expect(looks.every((look) => look.startsWith('blue dark '))).toBe(true)
    // before its style sheet is there nothing is painted, and afterwards one background only
    expect(looks.length).toBeLessThanOrEqual(2)
  })

  test('they are there without the application: its files never arrive', async ({ page, faults }) => {
    faults.allow(/Failed to load|Failed to fetch|ERR_FAILED/)
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-palette', 'blue')
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  })
})

test('THM-01 the server draws what the cookies say', async ({ request }) => {
  const html = await (
    await request.get('/', { headers: { cookie: `${COOKIES.palette}=pink; ${COOKIES.scheme}=dark` } })
  ).text()
  expect(html).toMatch(/<html[^>]* data-palette="pink"[^>]* data-mantine-color-scheme="dark"/)
})

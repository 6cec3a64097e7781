import { PALETTES } from '@kredka/contracts/kernel/wire'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../testing/browser/test.ts'

const SCHEMES = ['light', 'dark'] as const
const NOON = new Date('2026-11-21T12:00:00+01:00')
/** Where a palette shows; what it does not colour is compared in green only. */
const COLOURED = ['button', 'checkbox', 'tabs', 'notification', 'places', 'chip', 'card', 'colours', 'answer-tiles']
/** What is laid out otherwise on a phone. */
const ON_A_PHONE = [
  'button',
  'text-input',
  'available-time',
  'tabs',
  'table',
  'places',
  'notification',
  'image-uploader',
  'answer-tiles',
  'gap-text',
  'sortable',
]

/**
 * The same day always, and the question about cookies answered on it. Playwright's own clock replaces `performance`
 * too, from which the page learns that it may be seen.
 */
const CLOCK = `
  const now = ${NOON.getTime()}
  globalThis.Date = class extends Date {
    constructor(...given) { super(...(given.length === 0 ? [now] : given)) }
    static now() { return now }
  }
  if (origin !== 'null') {
    const choice = { category_functional: false, category_analytics: false, category_ads: false }
    const answer = { lastUpdate: new Date().toISOString(), category_necessary: true, ...choice }
    localStorage.setItem('kredka.cookie_preference', JSON.stringify(answer))
  }
`

test.beforeEach(async ({ page }) => {
  await page.addInitScript(CLOCK)
})

for (const palette of PALETTES) {
  for (const scheme of SCHEMES) {
    test(`WID-02 THM-01 widgets in ${palette}, ${scheme}, look as they did`, async ({ page }) => {
      test.setTimeout(180_000)
      await open(page, `palette=${palette}&scheme=${scheme}`)
      for (const widget of palette === 'green' ? await widgetsOf(page) : COLOURED) {
        await expect.soft(await openAlone(page, widget)).toHaveScreenshot(`${widget}-${palette}-${scheme}.png`)
      }
    })
  }
}

for (const scheme of SCHEMES) {
  test(`WID-02 what opens, in ${scheme}, looks as it did`, async ({ page }) => {
    await open(page, `scheme=${scheme}`)
    const dropdown = await openAlone(page, 'dropdown')
    await dropdown.getByRole('combobox', { name: 'Level', exact: true }).click()
    await page.keyboard.press('ArrowDown')
    await expectPicture(page, dropdown, `dropdown-open-${scheme}.png`)
    const date = await openAlone(page, 'date')
    await date.getByRole('button').first().click()
    await expectPicture(page, date, `date-open-${scheme}.png`)
    const menu = await openAlone(page, 'menu')
    await menu.getByRole('button').click()
    await expectPicture(page, menu, `menu-open-${scheme}.png`)
    const tooltip = await openAlone(page, 'tooltip')
    await tooltip.getByRole('button', { name: 'Long help' }).focus()
    await expectPicture(page, tooltip, `tooltip-open-${scheme}.png`)
    const button = await openAlone(page, 'button')
    await page.keyboard.press('Tab')
    await button.getByRole('button').first().focus()
    await expectPicture(page, button, `button-focus-${scheme}.png`)
    const modal = await openAlone(page, 'modal')
    await modal.getByRole('button').first().click()
    await expect.soft(page.getByRole('dialog')).toHaveScreenshot(`modal-open-${scheme}.png`)
  })
}

test('NAV-04 WID-02 widgets on a phone look as they did', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 1800 })
  for (const widget of ON_A_PHONE) {
    await open(page, `widget=${widget}`)
    await expect.soft(sectionOf(page, widget)).toHaveScreenshot(`${widget}-phone.png`)
  }
  await open(page, 'widget=dropdown')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('combobox', { name: 'Subject', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Subject' })).toBeVisible()
  await expect.soft(page).toHaveScreenshot('dropdown-phone-open.png')
})

async function open(page: Page, query: string): Promise<void> {
  await page.goto(`/_widgets?${query}`)
  await expect(page.locator('[data-widget]').first()).toBeVisible()
  // All text is in our own font, so that those of the machine do not matter.
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  expect(await page.evaluate(`document.fonts.check('600 16px "Figtree Variable"', 'Zażółć')`)).toBe(true)
}

function sectionOf(page: Page, widget: string): Locator {
  return page.locator(`[data-widget="${widget}"]`)
}

async function widgetsOf(page: Page): Promise<readonly string[]> {
  return page.locator('[data-widget]').evaluateAll((all) => all.map((one) => one.getAttribute('data-widget') ?? ''))
}

/** One widget by itself, without loading the page again. */
async function openAlone(page: Page, widget: string): Promise<Locator> {
  await page.locator(`nav a[href$="widget=${widget}"], nav a[href*="widget=${widget}&"]`).click()
  await expect(page.locator('[data-widget]')).toHaveCount(1)
  return sectionOf(page, widget)
}

/** A widget with what hangs out of it. */
async function expectPicture(page: Page, section: Locator, name: string): Promise<void> {
  const box = await section.boundingBox()
  if (box === null) throw new Error(`${name} is not on the page`)
  const clip = { x: box.x - 200, y: box.y - 80, width: 720, height: 560 }
  await expect.soft(page).toHaveScreenshot(name, { clip })
}

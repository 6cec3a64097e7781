import { expect, test } from '../testing/browser/test.ts'
import { openWidget } from '../testing/browser/widgets.ts'

const WORDS = { pl: { close: 'Zamknij', done: 'Gotowe' }, en: { close: 'Close', done: 'Done' } }

test('WID-01 NAV-04 menu by keyboard', async ({ page }) => {
  await openWidget(page, 'menu')
  const button = page.getByRole('button', { name: 'Sort' })
  await button.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menu', { name: 'Sort' })).toMatchAriaSnapshot(`
    - menu "Sort":
      - menuitemradio "Newest" [checked]
      - menuitemradio "Cheapest"
      - menuitem "Reset"
  `)
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Reset' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitemradio', { name: 'Newest' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('WID-01 NAV-04 tooltip: 12 px away, with the focus and the pointer, gone with Escape', async ({
  page,
  isMobile,
}) => {
  await openWidget(page, 'tooltip')
  const button = page.getByRole('button', { name: 'Long help' })
  await button.focus()
  const tooltip = page.getByRole('tooltip')
  await expect(tooltip).toBeVisible()
  await expect(button).toHaveAccessibleDescription(/The teacher confirms/)
  const [at, own] = [await button.boundingBox(), await tooltip.boundingBox()]
  if (at === null || own === null) throw new Error('not on the page')
  const gap = own.y < at.y ? at.y - own.y - own.height : own.y - at.y - at.height
  expect(Math.round(gap)).toBe(12)
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)
  await expect(button).toBeFocused()
  if (isMobile) return
  await button.blur()
  await button.hover()
  await expect(tooltip).toBeVisible()
  // it can be pointed at
  await tooltip.hover()
  await expect(tooltip).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(tooltip).toHaveCount(0)
})

test('WID-01 NAV-04 toast: said as a status, waits while it has the focus, closes by keyboard', async ({
  page,
  language,
}) => {
  const words = WORDS[language]
  await openWidget(page, 'toast')
  await page.clock.install()
  await page.getByRole('button', { name: 'Show a success' }).press('Enter')
  const status = page.getByRole('status').filter({ hasText: words.done })
  await expect(status).toBeVisible()
  await status.getByRole('button', { name: words.close }).focus()
  await page.clock.runFor(20_000)
  await expect(status).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(status).toHaveCount(0)
  await page.getByRole('button', { name: 'Show a success' }).press('Enter')
  await expect(status).toBeVisible()
  await page.clock.runFor(5_000)
  await expect(status).toHaveCount(0)
})

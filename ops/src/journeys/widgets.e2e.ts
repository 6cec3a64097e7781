import { expectAccessible } from '../testing/browser/accessible.ts'
import { expectFits } from '../testing/browser/fits.ts'
import { expect, ONCE, test } from '../testing/browser/test.ts'
import { openWidget } from '../testing/browser/widgets.ts'

const WORDS = {
  pl: {
    noResults: 'Brak wyników dla zz',
    openCalendar: 'Wybierz dzień w kalendarzu',
    nextMonth: 'Następny miesiąc',
    starsOf: (stars: number) => `Ocena ${stars} z 5`,
    chosen: 'Wybrana godzina',
    range: 'od 10:45 do 11:45',
    openMenu: 'Otwórz menu',
    closeMenu: 'Zamknij menu',
  },
  en: {
    noResults: 'No results for zz',
    openCalendar: 'Choose a day in the calendar',
    nextMonth: 'Next month',
    starsOf: (stars: number) => `Rated ${stars} of 5`,
    chosen: 'Chosen time',
    range: '10:45 to 11:45',
    openMenu: 'Open the menu',
    closeMenu: 'Close the menu',
  },
}

/** The layer of the open dialog. Runs in the page, as the next. */
const LAYER = `(() => {
  let at = document.querySelector('[role=dialog]')
  while (at && getComputedStyle(at).position !== 'fixed') at = at.parentElement
  return at && getComputedStyle(at).zIndex
})()`
const WATCH_DIALOGS = `
  window.dialog_seconds = []
  addEventListener('transitionrun', ({ target }) => {
    if (target.getAttribute('role') === 'dialog')
      window.dialog_seconds.push(parseFloat(getComputedStyle(target).transitionDuration))
  }, true)
`

test('WID-02 every widget stands on one page, and can be read', async ({ page }) => {
  test.setTimeout(240_000)
  await page.goto('/_widgets')
  await expect(page.locator('[data-widget]')).not.toHaveCount(0)
  await expectAccessible(page)
  await expectFits(page)
})

test(
  'WID-02 palette, scheme and widget stand in the address; the reader’s own choice stays',
  ONCE,
  async ({ page }) => {
    await page.goto('/_widgets?palette=pink&scheme=dark&widget=button')
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-palette', 'pink')
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await expect(page.locator('[data-widget]')).toHaveCount(1)
    await page.getByRole('button', { name: 'blue', exact: true }).click()
    await expect(page).toHaveURL(/palette=blue/)
    await expect(html).toHaveAttribute('data-palette', 'blue')
    await page.goto('/_widgets')
    await expect(html).toHaveAttribute('data-palette', 'green')
  },
)

test('WID-01 NAV-04 dropdown by keyboard', async ({ page, language, isMobile }) => {
  await openWidget(page, 'dropdown')
  const level = page.getByRole('combobox', { name: 'Level', exact: true })
  await expect(level).toMatchAriaSnapshot('- combobox "Level" [expanded=false]: Basic')
  await level.focus()
  await page.keyboard.press('ArrowDown')
  // On a phone the options stand in a modal with the field's name.
  if (isMobile) await expect(page.getByRole('dialog', { name: 'Level' }).getByRole('listbox')).toBeFocused()
  else await expect(level).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('listbox', { name: 'Level' })).toMatchAriaSnapshot(`
    - listbox "Level":
      - option "Basic" [selected]
      - option "Intermediate"
      - option /Advanced/
      - option "Any level"
  `)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(level).toHaveValue('Advanced')
  await expect(level).toBeFocused()
  await expect(level).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('ArrowUp')
  await expect(isMobile ? page.getByRole('listbox') : level).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(level).toBeFocused()

  const subject = page.getByRole('combobox', { name: 'Subject', exact: true })
  await subject.focus()
  await page.keyboard.press('ArrowDown')
  if (isMobile) await expect(page.getByRole('dialog', { name: 'Subject' }).getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('zz')
  await expect(page.getByText(WORDS[language].noResults)).toBeVisible()
})

test('WID-01 section 9: the menu of a dropdown opens 10 px below its field', ONCE, async ({ page }) => {
  // on a phone it is a modal
  await page.setViewportSize({ width: 1280, height: 800 })
  await openWidget(page, 'dropdown')
  const level = page.getByRole('combobox', { name: 'Level', exact: true })
  await level.click()
  const field = await level.locator('..').boundingBox()
  const menu = await page.getByRole('listbox').locator('..').boundingBox()
  expect(Math.round((menu?.y ?? 0) - (field?.y ?? 0) - (field?.height ?? 0))).toBe(10)
})

test('WID-01 NAV-04 tabs by keyboard, kept in the address', async ({ page }) => {
  await openWidget(page, 'tabs')
  await page.getByRole('tab', { selected: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'For me', selected: true })).toBeFocused()
  await expect(page).toHaveURL(/[?&]tab=for-me/)
  await page.reload()
  await expect(page.getByRole('tablist', { name: 'Orders' })).toMatchAriaSnapshot(`
    - tablist "Orders":
      - tab "All 12"
      - tab "For me 3" [selected]
      - tab "From me"
  `)
  await expect(page.getByRole('tabpanel', { name: /^For me/ })).toBeVisible()
  await page.getByRole('tab', { selected: true }).focus()
  await page.keyboard.press('Home')
  await expect(page).not.toHaveURL(/tab=/)
})

test('WID-01 NAV-04 modal by keyboard: the focus stays inside and comes back, and what is below does not scroll', async ({
  page,
  language,
}) => {
  await openWidget(page, 'modal')
  const opener = page.getByRole('button', { name: 'Open a modal' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Your lesson' })
  await expect(dialog).toBeVisible()
  const zIndex = await page.evaluate(LAYER)
  expect(zIndex).toBe('2000')
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
  for (let n = 0; n < 12; n++) {
    await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)
  }
  // Escape closes first what is open inside.
  await dialog.getByRole('button', { name: WORDS[language].openCalendar }).press('Enter')
  await expect(page.getByRole('grid')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('grid')).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
})

test(
  'WID-01 section 4: a modal takes about half a second to open, and none where motion is unwanted',
  ONCE,
  async ({ page }) => {
    await page.addInitScript(WATCH_DIALOGS)
    const durations = async () => {
      await openWidget(page, 'modal')
      await page.getByRole('button', { name: 'Open a wide one' }).click()
      const dialog = page.getByRole('dialog', { name: 'Log in' })
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      return page.evaluate<number[]>('window.dialog_seconds')
    }
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const usual = await durations()
    expect(usual.length).toBeGreaterThan(0)
    for (const seconds of usual) expect(seconds).toBeCloseTo(0.5, 1)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const seconds of await durations()) expect(seconds).toBeLessThan(0.01)
  },
)

test('WID-01 NAV-04 date picker by keyboard', async ({ page, language }) => {
  await openWidget(page, 'date')
  const field = page.getByRole('textbox', { name: 'Last lesson' })
  await expect(field).toHaveValue('2026-12-24')
  await field.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const grid = page.getByRole('grid')
  await expect(grid.getByRole('gridcell', { selected: true })).toBeFocused()
  await expect(grid.getByRole('columnheader').first()).toHaveAccessibleName(
    language === 'pl' ? 'poniedziałek' : 'Monday',
  )
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('2027-01-01')
  await expect(grid).toHaveCount(0)
  await expect(page.locator(':focus')).toHaveAccessibleName(WORDS[language].openCalendar)
})

test('WID-01 NAV-04 available time by keyboard and by pointer', async ({ page, language, isMobile }) => {
  await openWidget(page, 'available-time')
  const words = WORDS[language]
  const slider = page.getByRole('slider', { name: words.chosen }).first()
  await slider.focus()
  await page.keyboard.press('ArrowDown')
  await expect(slider).toHaveAttribute('aria-valuetext', words.range)
  if (isMobile) return
  const box = await slider.boundingBox()
  if (box === null) throw new Error('nothing is chosen')
  await page.mouse.move(box.x + 40, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + 40, box.y + 20 - 90, { steps: 6 })
  await page.mouse.up()
  // an hour is 90 px: it goes to the free hour before what is taken
  await expect(slider).toHaveAttribute('aria-valuenow', '540')
})

test('WID-01 NAV-04 rating by keyboard', async ({ page, language }) => {
  await openWidget(page, 'rating')
  const group = page.getByRole('group', { name: 'How was the lesson?' })
  await group.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(group.getByRole('radio', { name: WORDS[language].starsOf(3), checked: true })).toBeFocused()
})

test('WID-01 NAV-04 checkbox, hamburger, button and text input by keyboard', async ({ page, language }) => {
  const words = WORDS[language]
  await openWidget(page, 'checkbox')
  const box = page.getByRole('checkbox', { name: 'Remember me' })
  await box.focus()
  await page.keyboard.press('Space')
  await expect(box).not.toBeChecked()
  await openWidget(page, 'hamburger')
  const toggle = page.locator('[data-widget]').getByRole('button').last()
  await expect(toggle).toHaveAccessibleName(words.openMenu)
  await toggle.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(toggle).toHaveAccessibleName(words.closeMenu)
  await openWidget(page, 'button')
  const disabled = page.getByRole('button', { name: 'Save', disabled: true }).first()
  await disabled.focus()
  await expect(disabled, 'stays reachable').toBeFocused()
  await openWidget(page, 'text-input')
  await page.getByRole('textbox', { name: 'Word' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Word' })).toHaveValue('sent')
})

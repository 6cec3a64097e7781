import { pathOf } from '@kredka/contracts/kernel/routes'
import type { Page } from '@playwright/test'
import { expect, ONCE, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const FAILED = {
  pl: /odnośniki działają/,
  en: /links work/,
}
const SAID = texts({
  city: 'offers.city',
})

const FILTERS = { pl: { ...SAID.pl, filters: /^Filtry/ }, en: { ...SAID.en, filters: /^Filters/ } }
const SEARCH = { pl: '/korepetycje', en: '/offers' }

/** Nothing of the application comes until it is let through. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: open, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await open
    await route.continue()
  })
  return resolve
}

/** Whether the page has become the application. */
const isTakenOver = (page: Page) =>
  page
    .locator('#root main h1')
    .evaluate((heading) => Object.keys(heading).some((key) => key.startsWith('__reactProps')))

/** Marks what the server drew, and tells afterwards whether it is still there and answers. */
async function expectTakenOver(page: Page): Promise<void> {
  const heading = page.locator('#root main h1')
  await heading.evaluate((drawn) => Object.assign(globalThis, { drawn }))
  await page.mouse.move(5, 5)
  await expect.poll(() => isTakenOver(page)).toBe(true)
  expect(await heading.evaluate((now) => now === (globalThis as { drawn?: unknown }).drawn)).toBe(true)
}

test('NAV-05 landing, search, offer and teacher are drawn by the server, and taken over as they stand', async ({
  page,
  language,
}) => {
  await page.goto('/')
  await expectTakenOver(page)
  await page.goto(SEARCH[language])
  await expectTakenOver(page)
  const offer = await page.getByRole('main').getByRole('article').getByRole('link').first().getAttribute('href')
  await page.goto(offer ?? '')
  await expectTakenOver(page)
  const teacher = await page
    .locator(`main a[href^="${pathOf('teachers.list', language)}/"]`)
    .first()
    .getAttribute('href')
  await page.goto(teacher ?? '')
  await expectTakenOver(page)
})

test('NAV-05 a page that nobody touches, below a mouse at rest, becomes the application by itself after a while', async ({
  page,
  language,
}) => {
  await page.goto(SEARCH[language])
  await page.waitForTimeout(5_000)
  expect(await isTakenOver(page)).toBe(false)
  await expect.poll(() => isTakenOver(page), { timeout: 30_000 }).toBe(true)
})

test('NAV-05 a page becomes the application at once where a part that could not be drawn is in sight, also without anybody', async ({
  page,
  language,
}) => {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 4_000 })
  await page.goto(SEARCH[language])
  const offer = await page.getByRole('main').getByRole('article').getByRole('link').first().getAttribute('href')
  await page.goto(offer ?? '')
  await expect.poll(() => isTakenOver(page)).toBe(true)
  await expect(page.locator('[data-undrawn]')).toHaveCount(0)
})

test('NAV-05 what is pressed before the page can answer is answered once it can', async ({ page, language }) => {
  const letThrough = await holdScripts(page)
  await page.goto(SEARCH[language], { waitUntil: 'commit' })
  // the menu of small windows, which visitors have in all
  await page.getByRole('banner').getByRole('button').filter({ visible: true }).last().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  letThrough()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('NAV-05 what is typed and sent before the page can answer is searched for', async ({ page, language }) => {
  const letThrough = await holdScripts(page)
  await page.goto(SEARCH[language], { waitUntil: 'commit' })
  const field = page.getByRole('main').getByRole('searchbox')
  await field.click()
  await field.pressSequentially('angiel')
  letThrough()
  await expect(page).toHaveURL(/q=angiel/)
  await expect(field).toHaveValue('angiel')
  await expect(field).toBeFocused()
})

test('OFR-06 a city typed into the filters as the page comes is searched for, letter by letter', async ({
  page,
  language,
}) => {
  const { filters, city } = FILTERS[language]
  const letThrough = await holdScripts(page)
  await page.goto(SEARCH[language], { waitUntil: 'commit' })
  const field = page.getByRole('combobox', { name: city }).filter({ visible: true })
  const onPhone = (page.viewportSize()?.width ?? 0) < 680
  if (onPhone) await page.getByRole('button', { name: filters }).click()
  else await field.click()
  if (!onPhone) await page.keyboard.type('kr')
  letThrough()
  // a slow phone: letters come while what they are for is still being drawn
  if (onPhone) {
    await field.waitFor()
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 8 })
    await field.click()
  }
  await page.keyboard.type(onPhone ? 'krak' : 'ak')
  await page.getByRole('option', { name: /^Kraków/ }).click()
  await expect(page).toHaveURL(/city=krakow/)
})

test('NAV-08 the form of the landing page, sent at once, leads to the search', async ({ page, language }) => {
  const letThrough = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const form = page.getByRole('main').getByRole('form')
  await form.getByRole('button').last().click()
  letThrough()
  await expect(page).toHaveURL(new RegExp(`${SEARCH[language]}$`))
})

test('NAV-05 links lead on before any script has come', async ({ page, language }) => {
  await holdScripts(page)
  await page.goto(SEARCH[language], { waitUntil: 'commit' })
  const link = page.getByRole('main').getByRole('article').getByRole('link').first()
  const title = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test(
  'NAV-05 where the scripts cannot be loaded the page says so, and its links lead on',
  ONCE,
  async ({ page, language, faults }) => {
    faults.allow(/the application did not load|ERR_FAILED/)
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await page.goto(SEARCH[language])
    await page.getByRole('main').getByRole('button').first().click()
    await expect(page.getByRole('alert')).toContainText(FAILED[language])
    await page.unroute(/\/assets\/.*\.js$/)
    await page.getByRole('alert').getByRole('link').click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expectTakenOver(page)
  },
)

test(
  'NAV-05 a page is drawn for visitors alone: who is logged in gets none of somebody who is not',
  ONCE,
  async ({ request, teacher }) => {
    expect(await (await request.get('/')).text()).toContain('id="kredka-drawn"')
    expect(await (await teacher.request.get('/')).text()).not.toContain('id="kredka-drawn"')
  },
)

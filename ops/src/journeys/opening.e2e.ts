import { pathOf } from '@kredka/contracts/kernel/routes'
import { expectFits } from '../testing/browser/fits.ts'
import { expect, test } from '../testing/browser/test.ts'

const SEARCH = { pl: '/korepetycje', en: '/offers' }

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('NAV-05 landing, search, offer, tutors, help and terms are read without any script', async ({
    page,
    language,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/nauczyciela|tutor|teacher/)
    await page.goto(SEARCH[language])
    const first = page.getByRole('main').getByRole('link').first()
    const title = await first.innerText()
    await first.click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('main').getByRole('paragraph').first()).not.toBeEmpty()
    await page.goto(pathOf('teachers.list', language))
    await expect(page.getByRole('main').getByRole('link').first()).not.toBeEmpty()
    for (const path of [pathOf('help', language), '/terms-and-rules']) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('paragraph').first()).not.toBeEmpty()
    }
  })
})

test('NAV-05 the page takes the place of its first words', async ({ page, language }) => {
  await page.goto(SEARCH[language])
  await expect(page.locator('.opening')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('banner')).toHaveCount(1)
})

test('NAV-05 the first words fit the screen, and stay while the page’s own script is on its way', async ({
  page,
  language,
}) => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(/SearchPage-[^/]*\.js$/, async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto(SEARCH[language], { waitUntil: 'commit' })
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expectFits(page)
  arrive()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(page.locator('.opening')).toHaveCount(0)
})

test('NAV-05 the first words are drawn as they are meant before any style sheet, font or script has come', async ({
  page,
  language,
}) => {
  await page.route(/\/assets\//, () => undefined)
  await page.goto(SEARCH[language], { waitUntil: 'commit' })
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  await expect(heading).toHaveCSS('font-weight', '700')
  const painted = () => performance.getEntriesByName('first-contentful-paint').length
  await expect.poll(() => page.evaluate(painted)).toBe(1)
})

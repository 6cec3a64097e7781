import { pathOf } from '@kredka/contracts/kernel/routes'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const SAID = texts({
  title: 'footer.teachers',
  list: 'profiles.directory',
  subject: 'offers.subject',
  city: 'offers.city',
  online: 'profiles.online_too',
  next: 'ui.next_page',
  nobody: 'profiles.nobody',
  beyond: 'profiles.beyond',
  first: 'offers.first_page',
  offers: 'profiles.offers',
})

const TEXTS = {
  pl: { ...SAID.pl, maths: /^Matematyka/, warsaw: /^Warszawa/, description: /^Korepetycje z matematyki w Warszawie: / },
  en: { ...SAID.en, maths: /^Maths/, warsaw: /^Warszawa/, description: /^Maths tutors in Warszawa: / },
} as const

const cards = (page: Page, list: string) => page.getByRole('region', { name: list }).getByRole('article')
async function pick(page: Page, field: string, option: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option }).first().click()
}
async function counted(page: Page, list: string): Promise<number> {
  const text = await page.getByRole('region', { name: list }).getByRole('status').first().textContent()
  return Number(text?.replace(/\D/g, ''))
}

test('PRO-04 a visitor browses the tutors, narrows by subject and city, and opens one', async ({ page, language }) => {
  const t = TEXTS[language]
  await page.goto(pathOf('teachers.list', language))
  await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible()
  await expect(cards(page, t.list)).toHaveCount(20)
  await expectAccessible(page)
  const all = await counted(page, t.list)

  await pick(page, t.subject, t.maths)
  await expect(page).toHaveURL(/\?subject=maths$/)
  await expect.poll(() => counted(page, t.list)).toBeLessThan(all)
  const ofMaths = await counted(page, t.list)
  await pick(page, t.city, t.warsaw)
  await expect(page).toHaveURL(/city=warszawa/)
  await expect.poll(() => counted(page, t.list)).toBeLessThan(ofMaths)
  const inWarsaw = await counted(page, t.list)
  await page.getByText(t.online).click()
  await expect(page).toHaveURL(/online=true/)
  await expect.poll(() => counted(page, t.list)).toBeGreaterThan(inWarsaw)

  const card = cards(page, t.list).first()
  const name = (await card.getByRole('heading').textContent()) ?? ''
  await card.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: t.offers })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/subject=maths&city=warszawa&online=true$/)
  await expect(cards(page, t.list).first()).toContainText(name)
})

test('PRO-04 the list turns page by page and says where it ends', async ({ page, language }) => {
  const t = TEXTS[language]
  await page.goto(pathOf('teachers.list', language))
  const first = await cards(page, t.list).first().textContent()
  await page.getByRole('button', { name: t.next }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(cards(page, t.list).first()).not.toHaveText(first ?? '')
  await page.goto(`${pathOf('teachers.list', language)}?page=900`)
  await expect(page.getByRole('heading', { name: t.beyond })).toBeVisible()
  await page.getByRole('button', { name: t.first }).click()
  await expect(cards(page, t.list).first()).toHaveText(first ?? '')
})

test('PRO-04 where nobody fits, the page says what to do', async ({ page, language }) => {
  const t = TEXTS[language]
  await page.goto(`${pathOf('teachers.list', language)}?subject=norwegian&city=sopot&page=3`)
  await expect(page.getByRole('heading', { level: 1, name: /Sopot/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: t.nobody })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t.online }).click()
  await expect(page).toHaveURL(/online=true/)
})

test('NAV-05 search engines get the directory of a subject in a city, and every tutor', async ({ page, language }) => {
  const t = TEXTS[language]
  const read = async (path: string) => (await page.request.get(path)).text()
  const list = pathOf('teachers.list', language)
  const html = await read(`${list}?subject=maths&city=warszawa`)
  expect(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]).toMatch(t.description)
  expect(html).toContain(`${list}?subject=maths&amp;city=warszawa">`)
  for (const hreflang of ['pl', 'en'] as const) {
    expect(html).toMatch(new RegExp(`hreflang="${hreflang}" href="[^"]*${pathOf('teachers.list', hreflang)}\\?subject`))
  }
  expect(html).not.toContain('noindex')
  expect(await read(`${list}?page=2`)).toContain('<meta name="robots" content="noindex">')
  const sitemap = await read('/sitemap/teachers.xml')
  const [, address = ''] = new RegExp(`<loc>([^<]*${list}/[^<]*)`).exec(sitemap) ?? []
  expect(await read(new URL(address).pathname)).toContain('"@type":"Person"')
})

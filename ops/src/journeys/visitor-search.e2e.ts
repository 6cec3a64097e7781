import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const SAID = texts({
  day: 'offers.day',
  rankingLink: 'offers.how_ranked',
  ranking: 'offers.ranking_title',
  results: 'offers.results',
  close: 'ui.close',
  city: 'offers.city',
  online: 'offers.with_online',
  from: 'offers.price_from',
  to: 'offers.price_to',
  next: 'ui.next_page',
  nothing: 'offers.nothing',
  instead: 'offers.instead',
  clear: 'offers.clear_filters',
  near: 'offers.near',
  beyond: 'offers.beyond',
  first: 'offers.first_page',
  order: 'offers.sort',
  cheapest: 'offers.sort_price_up',
  lessons: 'offers.about_lessons',
  lost: 'shell.not_found',
  toOffers: 'shell.to_offers',
})

const WORDS = {
  pl: {
    ...SAID.pl,
    without: 'Pomijamy:',
    path: '/korepetycje',
    subjectPath: '/korepetycje/matematyka',
    tuesday: 'wtorek',
    inKrakow: 'Korepetycje z matematyki w Krakowie',
    noCity: /Nie znamy takiego miasta/,
    twin: '/offers',
    filters: /^Filtry/,
    show: /^Pokaż \d+ ofert/,
    maths: 'Matematyka',
    advanced: /^Zaawansowany/,
    place: /^U korepetytora/,
    page: 'Strona 2',
    language: 'English',
  },
  en: {
    ...SAID.en,
    without: 'Left out:',
    path: '/offers',
    subjectPath: '/offers/maths',
    tuesday: 'Tuesday',
    inKrakow: 'Maths tutors in Kraków',
    noCity: /We do not know this city/,
    twin: '/korepetycje',
    filters: /^Filters/,
    show: /^Show \d+ offer/,
    maths: 'Maths',
    advanced: /^Advanced/,
    place: /^At the tutor/,
    page: 'Page 2',
    language: 'Polski',
  },
} as const

/** On a phone the filters are a sheet that opens, and closes with 'show N'. */
async function inFilters(page: Page, language: 'pl' | 'en', work: (panel: Locator) => Promise<void>): Promise<void> {
  const w = WORDS[language]
  await expect(page.getByRole('region', { name: w.results })).toBeVisible()
  if ((page.viewportSize()?.width ?? 0) >= 680) return work(page.getByRole('complementary'))
  await page.getByRole('button', { name: w.filters }).click()
  const sheet = page.getByRole('dialog')
  await work(sheet)
  await sheet.getByRole('button', { name: w.show }).click()
  await expect(sheet).toBeHidden()
}

const cardsOf = (page: Page, language: 'pl' | 'en') =>
  page.getByRole('region', { name: WORDS[language].results }).getByRole('article')
const countOf = async (page: Page): Promise<number> => {
  const text = await page.getByRole('status').filter({ hasText: /\d/ }).first().textContent()
  return Number(text?.replace(/\D/g, ''))
}

test('OFR-04 a search forgives a typo, is narrowed, and its address keeps it all', async ({ page, language }) => {
  const w = WORDS[language]
  const cards = cardsOf(page, language)
  await page.goto(w.path)
  await expect(cards).toHaveCount(20)
  await expectAccessible(page)
  const all = await countOf(page)
  for (const filters of await page.getByRole('complementary').all()) {
    expect(await filters.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0)
  }

  await page.getByRole('searchbox').fill('matematki')
  await expect(page).toHaveURL(/q=matematki/)
  await expect.poll(() => countOf(page)).toBeLessThan(all)
  await expect(cards.first()).toContainText(w.maths)
  const found = await countOf(page)

  await inFilters(page, language, async (panel) => {
    await panel.getByRole('button', { name: new RegExp(`^${w.maths}`) }).click()
    await expect(page).toHaveURL(new RegExp(`${w.subjectPath}\\?q=matematki`))
    await panel.getByRole('button', { name: w.advanced }).click()
    await expect(page).toHaveURL(/level=advanced/)
    await panel.getByLabel(w.to, { exact: true }).fill('200')
    await expect(page).toHaveURL(/price_max=200/)
  })
  await expect.poll(() => countOf(page)).toBeLessThan(found)
  await expect(page.getByRole('main').locator('[aria-busy]')).toHaveCount(0)
  const narrowed = await countOf(page)
  expect(narrowed).toBeGreaterThan(0)
  await expect(cards).toHaveCount(Math.min(20, narrowed))

  await page.reload()
  await expect(cards).toHaveCount(Math.min(20, narrowed))
  await expect(page.getByRole('searchbox')).toHaveValue('matematki')
  await page.getByRole('button', { name: w.clear }).click()
  await expect(page).toHaveURL(/\?q=matematki$/)
  await expect.poll(() => countOf(page)).toBe(found)
})

test('OFR-04 OFR-06 a city means in person there, online joins with the switch, a place narrows further', async ({
  page,
  language,
}) => {
  const w = WORDS[language]
  const cards = cardsOf(page, language)
  await page.goto(w.path)
  await inFilters(page, language, async (panel) => {
    await panel.getByRole('combobox', { name: w.city }).click()
    await page.keyboard.type('krak')
    await page.getByRole('option', { name: /^Kraków/ }).click()
    await expect(page).toHaveURL(/city=krakow/)
  })
  await expect(page).toHaveTitle(/Krak[óo]w/)
  await expect(cards.first()).toContainText('Kraków')
  for (const card of await cards.all()) await expect(card).toContainText('Kraków')
  const there = await countOf(page)
  await inFilters(page, language, async (panel) => {
    await panel.getByLabel(w.online).click()
    await expect(page).toHaveURL(/online=true/)
  })
  await expect.poll(() => countOf(page)).toBeGreaterThan(there)
  await inFilters(page, language, async (panel) => {
    await panel.getByRole('button', { name: w.place }).click()
    await expect(page).toHaveURL(/place=teacher_house/)
  })
  await expectAccessible(page)
})

test('OFR-04 a visitor pages, opens an offer and comes back to where they were', async ({ page, language }) => {
  const w = WORDS[language]
  const cards = cardsOf(page, language)
  await page.goto(`${w.path}?sort=price`) // the best first would move after a journey that moves the clock
  const first = (await cards.first().getByRole('heading').textContent()) ?? ''
  await page.getByRole('button', { name: w.next }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByText(w.page, { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: w.results })).toBeFocused()
  await expect(cards.first().getByRole('heading')).not.toHaveText(first)
  await expect(page.getByRole('main').locator('[aria-busy]')).toHaveCount(0)
  const card = cards.nth(7)
  const title = (await card.getByRole('heading').textContent()) ?? ''
  const scrolled = () => page.evaluate<number>('window.scrollY')
  // what comes late moves the card, and a press scrolls to where it then stands
  await card.click({ trial: true })
  const before = await scrolled()
  await card.click()

  await expect(page).toHaveURL(new RegExp(`${w.path}/[0-9a-z]{26}-[a-z0-9-]+$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page).toHaveTitle(`Kredka – ${title}`)
  await expect(page.getByRole('heading', { name: w.lessons, exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.goBack()
  await expect(page).toHaveURL(/page=2/)
  await expect(card.getByRole('heading')).toHaveText(title)
  await expect(card).toBeInViewport()
  await expect.poll(async () => Math.abs((await scrolled()) - before)).toBeLessThan(400)
})

test('OFR-04 the order is the visitor’s choice', async ({ page, language }) => {
  const w = WORDS[language]
  await page.goto(w.path)
  await page.getByRole('combobox', { name: w.order }).click()
  await page.getByRole('option', { name: w.cheapest }).click()
  await expect(page).toHaveURL(/sort=price/)
  const amounts = async () => {
    const texts = await cardsOf(page, language).locator('strong').allTextContents()
    return texts.map((text) => Number(text.replace(/\D/g, '')))
  }
  await expect.poll(async () => (await amounts()).length).toBe(20)
  await expect
    .poll(async () => (await amounts()).every((amount, n, all) => n === 0 || amount >= (all[n - 1] ?? 0)))
    .toBe(true)
})

test('OFR-04 a search without hits and a page beyond the end say how to go on', async ({ page, language }) => {
  const w = WORDS[language]
  await page.goto(`${w.path}?q=xyzzyqq&level=basic`)
  await page.getByRole('heading', { name: w.nothing }).click()
  await expect(page.getByRole('region', { name: w.instead }).getByRole('article')).toHaveCount(3)
  await expectAccessible(page)
  // wherever the list would end, there is nothing to go back to
  await page.goto(`${w.path}?city=atlantis&page=7`)
  await expect(page.getByText(w.noCity)).toBeVisible()
  await page.goto(`${w.path}?page=900`)
  await expect(page.getByRole('heading', { name: w.beyond })).toBeVisible()
  await page.getByRole('button', { name: w.first }).click()
  await expect(cardsOf(page, language)).toHaveCount(20)
})

test('API-06 NAV-03 a wrong slug leads to the right address, an unknown id to a page that leads to the offers', async ({
  page,
  language,
  faults,
}) => {
  const w = WORDS[language]
  faults.allow(/status of 404/)
  await page.goto(w.path)
  const href =
    (await page.getByRole('region', { name: w.results }).getByRole('link').first().getAttribute('href')) ?? ''
  await page.goto(href.replace(/-.*$/, '-something-else'))
  await expect(page).toHaveURL(href)

  for (const wrong of ['01hzy3v9k2m4n6p8q0r2s4t6va-x', 'not-an-id']) {
    const response = await page.goto(`${w.path}/${wrong}`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: w.lost })).toBeVisible()
    await page.getByRole('link', { name: w.toOffers }).click()
    await expect(page).toHaveURL(w.path)
  }
})

test('I18-01 another language keeps the place', async ({ page, language }) => {
  const w = WORDS[language]
  await page.goto(`${w.path}?subject=maths`)
  await page.getByRole('button', { name: language.toUpperCase(), exact: false }).first().click()
  await page
    .getByRole('menuitemradio', { name: w.language })
    .or(page.getByRole('menuitem', { name: w.language }))
    .click()
  await expect(page).toHaveURL(`${w.twin}?subject=maths`)
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'pl' ? 'en' : 'pl')
})

test('OFR-04 NAV-05 a subject has a page of its own, hours of the week narrow it, and the order is explained', async ({
  page,
  language,
  faults,
}) => {
  const w = WORDS[language]
  await page.goto(`${w.subjectPath}/krakow`)
  await expect(page).toHaveTitle(new RegExp(w.inKrakow))
  await expect(page.getByRole('heading', { level: 1, name: w.inKrakow })).toBeVisible()
  await page.goto(w.subjectPath)
  const all = await countOf(page)
  await inFilters(page, language, async (panel) => {
    await panel.getByRole('combobox', { name: w.day }).click()
    await page.getByRole('option', { name: w.tuesday }).click()
    await expect(page).toHaveURL(`${w.subjectPath}?day=2`)
  })
  await expect.poll(() => countOf(page)).toBeLessThanOrEqual(all)
  await page.getByRole('link', { name: w.rankingLink }).click()
  await expect(page.getByRole('heading', { level: 1, name: w.ranking })).toBeVisible()
  await expectAccessible(page)
  faults.allow(/status of 404/)
  await page.goto(`${w.subjectPath}/atlantis`)
  await expect(page.getByRole('heading', { name: w.lost })).toBeVisible()
})

test('OFR-04 everyday words find offers, and a search that asks too much says which words it left out', async ({
  page,
  language,
}) => {
  const words = WORDS[language]
  await page.goto(`${words.path}?q=${encodeURIComponent('korki z matmy')}`)
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.first()).toContainText(words.maths)
  await expect(page.getByText(words.without)).toHaveCount(0)
  await page.goto(`${words.path}?q=${encodeURIComponent('matma Kłodzko czarownice')}`)
  await expect(page.getByRole('status').filter({ hasText: words.without })).toContainText(/Kłodzko.*czarownice/)
  await expect(cards.first()).toContainText(words.maths)
  await expectAccessible(page)
})

test('OFR-04 where a town has few offers the search goes on in one nearby', async ({ page, language }) => {
  const words = WORDS[language]
  await page.goto(`${words.path}?city=sopot`)
  await expect(page.getByRole('heading', { name: words.nothing })).toBeVisible()
  const near = page.getByRole('navigation', { name: words.near })
  await expectAccessible(page)
  await near.getByRole('link', { name: /^Gdańsk, \d+ km/ }).click()
  await expect(page).toHaveURL(/gdansk/)
  await expect(cardsOf(page, language).first()).toBeVisible()
})

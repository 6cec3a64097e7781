import { expectAccessible } from '../testing/browser/accessible.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const SAID = texts({
  subjects: 'landing.subjects',
  newest: 'landing.newest',
  own: 'own_offers.heading',
})

const WORDS = {
  pl: { ...SAID.pl, offers: /ofert/, maths: /^Matematyka/ },
  en: { ...SAID.en, offers: /offer/, maths: /^Maths/ },
}

test('NAV-08 the landing page tells what there is to find, and leads there', async ({ page, language, request }) => {
  const words = WORDS[language]
  const facets = (await (await request.get('/api/offers/facets')).json()) as {
    data: { total: number; subjects: { value: string; count: number }[] }
  }
  await page.goto('/')
  const proof = page.getByRole('list').filter({ hasText: words.offers }).first()
  await expect(proof).toContainText(new RegExp(`\\b${facets.data.total}\\b`))
  const maths = facets.data.subjects.find(({ value }) => value === 'maths')?.count ?? 0
  const subject = page.getByRole('region', { name: words.subjects }).getByRole('link', { name: words.maths })
  await expect(subject).toContainText(String(maths))
  await expect(page.getByRole('region', { name: words.newest }).getByRole('article')).toHaveCount(6)
  await expectAccessible(page)
  await subject.click()
  await expect(page).toHaveURL(/subject=maths/)
})

test('NAV-08 the first screen comes with its figures: nothing is asked for after it', async ({ page, language }) => {
  const asked: string[] = []
  page.on('request', (call) => {
    const { pathname } = new URL(call.url())
    if (pathname.startsWith('/api/offers')) asked.push(pathname)
  })
  await page.goto('/')
  await expect(page.getByRole('region', { name: WORDS[language].newest }).getByRole('article')).toHaveCount(6)
  expect(asked).toEqual([])
})

test('NAV-05 search engines learn whose site it is and how to search it', async ({ request, language }) => {
  const html = await (await request.get('/', { headers: { 'accept-language': language } })).text()
  const json = /<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}'
  expect(JSON.parse(json)).toMatchObject({ '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } })
})

test('NAV-08 OFR-06 the search of the landing page leads to what was chosen', async ({ page, language }) => {
  const words =
    language === 'pl'
      ? { subject: 'Przedmiot', place: 'Miejsce', maths: 'Matematyka' }
      : { subject: 'Subject', place: 'Place', maths: 'Maths' }
  const find = language === 'pl' ? 'Szukaj korepetycji' : 'Search for lessons'
  await page.goto('/')
  const form = page.getByRole('form', { name: find })
  await form.getByRole('combobox', { name: words.subject }).click()
  await page.getByRole('option', { name: words.maths, exact: true }).click()
  await form.getByRole('combobox', { name: words.place }).click()
  await page.getByRole('option', { name: 'Online', exact: true }).click()
  await form.getByRole('button', { name: /./ }).last().click()
  await expect(page).toHaveURL(/subject=maths&place=online|place=online&subject=maths/)
})

test('OFR-04 NAV-08 whatever is typed on the landing page is searched for, chosen from the list or not', async ({
  page,
  language,
  isMobile,
}) => {
  const words =
    language === 'pl'
      ? { find: 'Szukaj korepetycji', subject: 'Przedmiot' }
      : { find: 'Search for lessons', subject: 'Subject' }
  await page.goto('/')
  const form = page.getByRole('form', { name: words.find })
  await form.getByRole('combobox', { name: words.subject }).click()
  const field = isMobile ? page.getByRole('dialog').getByRole('searchbox') : form.getByRole('combobox').first()
  await field.fill('korki z matmy')
  const typed = page.getByRole('option', { name: 'korki z matmy' })
  await expect(typed).toBeVisible()
  if (isMobile) await typed.click()
  await form.getByRole('button', { name: /./ }).last().click()
  await expect(page).toHaveURL(/q=korki(\+|%20)z(\+|%20)matmy/)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

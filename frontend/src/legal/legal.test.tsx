import { legalDocument } from '@kredka/contracts/legal/documents'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { type PageOptions, renderPage } from '../app/testing/render-page.tsx'
import { legal } from './module.ts'

const modules = [legal]
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const partsShown = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

/** What suspends with `use` is woken only inside an act that waits. */
const open = (path: string, language: NonNullable<PageOptions['language']> = 'pl') =>
  act(async () => renderPage(path, { modules, language }))

afterEach(() => history.replaceState(null, '', '/'))

test('LGL-01 the terms are there for everyone, with the version and since when it is in force', async () => {
  await open('/terms-and-rules')
  await title('Regulamin')
  const { version, sections } = await legalDocument('general-terms', 'pl')
  expect(screen.getByText('1 listopada 2026').getAttribute('datetime')).toBe(version)
  expect(partsShown()).toEqual(sections.map(({ heading }, at) => `${at + 1}. ${heading}`))
})

test('LGL-01 the tutor terms are a tab that an address can name', async () => {
  const { location } = await open('/terms-and-rules?document=tutor-terms')
  await title('Regulamin dla korepetytorów')
  expect(screen.getByRole('tab', { name: 'Dla korepetytorów' }).getAttribute('aria-selected')).toBe('true')
  await act(async () => fireEvent.keyDown(screen.getByRole('tablist'), { key: 'Home' }))
  await title('Regulamin')
  expect(location()).toBe('/terms-and-rules')
  await act(async () => fireEvent.click(screen.getByRole('tab', { name: 'Dla korepetytorów' })))
  await title('Regulamin dla korepetytorów')
  expect(location()).toBe('/terms-and-rules?document=tutor-terms')
})

test.each([
  ['/privacy', 'pl', 'Polityka prywatności', 'privacy-policy'],
  ['/privacy', 'en', 'Privacy policy', 'privacy-policy'],
  ['/cookies', 'pl', 'Polityka plików cookie', 'cookie-policy'],
  ['/cookies', 'en', 'Cookie policy', 'cookie-policy'],
  ['/terms-and-rules', 'en', 'General terms', 'general-terms'],
] as const)('LGL-01 %s in %s', async (path, language, name, id) => {
  await open(path, language)
  await title(name)
  const { sections } = await legalDocument(id, language)
  expect(partsShown().filter((heading) => /^\d+\. /.test(heading ?? ''))).toHaveLength(sections.length)
  for (const block of sections.flatMap(({ blocks }) => blocks)) {
    const texts = typeof block === 'string' ? [block] : 'list' in block ? block.list : block.terms.map((t) => t.text)
    for (const text of texts) expect(screen.getAllByText(text)).not.toHaveLength(0)
  }
})

test('LGL-01 the contents lead to every part, and each heading has a link to itself', async () => {
  await open('/privacy', 'en')
  await title('Privacy policy')
  const contents = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link')
  const headings = screen.getAllByRole('heading', { level: 2 })
  expect(contents.map((link) => link.getAttribute('href'))).toEqual(headings.map((heading) => `#${heading.id}`))
  const own = screen.getByRole('link', { name: 'Link to the part: Your rights' })
  expect(own.getAttribute('href')).toBe('#rights')
})

test('LGL-01 a link to a part shows that part, though the text comes after the page', async () => {
  const shown: string[] = []
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this.id)
  }
  history.replaceState(null, '', '/privacy#encryption')
  await open('/privacy#encryption')
  await title('Polityka prywatności')
  expect(shown).toEqual(['encryption'])
})

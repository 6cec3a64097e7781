import { LEGAL_DOCUMENTS } from '@kredka/contracts/legal/document'
import { legalDocument } from '@kredka/contracts/legal/documents'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { legalPdf } from './document-pdf.ts'

const cases = LEGAL_DOCUMENTS.flatMap((id) => (['pl', 'en'] as const).map((language) => [id, language] as const))

/** Words without the line breaks and hyphenation of the page. */
function squeezed(text: string): string {
  return text.replace(/\s+/g, '')
}

test.each(cases)('LGL-01 %s as PDF (%s) holds the whole text, Polish letters too', async (id, language) => {
  const document = await legalDocument(id, language)
  const bytes = await legalPdf(document, language, 'Kredka')
  expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { text, totalPages } = await extractText(pdf, { mergePages: false })
  const foot = new RegExp(`Kredka·${squeezed(document.title)}·${document.version}(strona|page)\\d+(z|of)\\d+`, 'g')
  const read = text.map((page) => squeezed(page).replace(foot, '')).join('')
  for (const { heading, blocks } of document.sections) {
    expect(read).toContain(squeezed(heading))
    for (const block of blocks) {
      const sentences =
        typeof block === 'string' ? [block] : 'list' in block ? block.list : block.terms.map(({ text: one }) => one)
      for (const sentence of sentences) expect(read).toContain(squeezed(sentence))
    }
  }
  expect(totalPages).toBeGreaterThan(1)
  const { info } = await getMeta(pdf)
  expect(info).toMatchObject({ Language: language, Title: `${document.title} – Kredka` })
})

test('LGL-01 the same version gives the same bytes', async () => {
  const document = await legalDocument('cookie-policy', 'pl')
  const [one, two] = [await legalPdf(document, 'pl', 'Kredka'), await legalPdf(document, 'pl', 'Kredka')]
  expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true)
})

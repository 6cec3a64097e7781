import { LEGAL_DOCUMENTS, type LegalBlock, type LegalDocument, type LegalDocumentId } from './document.ts'
import { legalDocument } from './documents.ts'
import { OPERATOR, type Operator } from './operator.ts'
import { operatorBlocks, processorBlocks } from './operator-blocks.ts'
import {
  COOKIE_POLICY_VERSION,
  GENERAL_TERMS_VERSION,
  PRIVACY_POLICY_VERSION,
  TUTOR_TERMS_VERSION,
} from './versions.ts'

const VERSIONS: Readonly<Record<LegalDocumentId, string>> = {
  'general-terms': GENERAL_TERMS_VERSION,
  'tutor-terms': TUTOR_TERMS_VERSION,
  'privacy-policy': PRIVACY_POLICY_VERSION,
  'cookie-policy': COOKIE_POLICY_VERSION,
}

const both = (id: LegalDocumentId) => Promise.all([legalDocument(id, 'pl'), legalDocument(id, 'en')])

function textsOf(block: LegalBlock): readonly string[] {
  if (typeof block === 'string') return [block]
  return 'list' in block ? block.list : block.terms.flatMap(({ term, text }) => [term, text])
}

function allTexts({ title, sections }: LegalDocument): readonly string[] {
  return [title, ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsOf)])]
}

/** Names of cookies are no words. */
function wordsOf(document: LegalDocument): readonly string[] {
  return allTexts(document).flatMap(
    (text) =>
      text
        .replace(/kredka[._]\w+/g, '')
        .toLowerCase()
        .match(/\p{L}+/gu) ?? [],
  )
}

function shapeOf({ sections }: LegalDocument) {
  return sections.map(({ id, blocks }) => ({
    id,
    blocks: blocks.map((block) => {
      if (typeof block === 'string') return 'paragraph'
      return 'list' in block ? `list of ${block.list.length}` : `${block.terms.length} terms`
    }),
  }))
}

describe.each(LEGAL_DOCUMENTS)('LGL-01 %s', (id) => {
  test('is its own and has the version in force, in both languages', async () => {
    for (const document of await both(id)) {
      expect(document.id).toBe(id)
      expect(document.version).toBe(VERSIONS[id])
      expect(new Date(document.version).toISOString()).toBe(`${document.version}T00:00:00.000Z`)
    }
  })

  test('has the same parts with the same blocks in both languages', async () => {
    const [pl, en] = await both(id)
    expect(shapeOf(pl)).toEqual(shapeOf(en))
    expect(pl.sections.length).toBeGreaterThanOrEqual(6)
  })

  test('has anchors that a link can carry, each once', async () => {
    const [{ sections }] = await both(id)
    const anchors = sections.map((section) => section.id)
    expect(new Set(anchors).size).toBe(anchors.length)
    for (const anchor of anchors) expect(anchor).toMatch(/^[a-z][a-z-]*$/)
  })

  test('says something everywhere', async () => {
    for (const document of await both(id)) {
      for (const section of document.sections) expect(section.blocks).not.toHaveLength(0)
      for (const text of allTexts(document)) {
        expect(text).toMatch(/\S/)
        expect(text).toBe(text.trim().replace(/\s+/g, ' '))
      }
      for (const paragraph of document.sections.flatMap(({ blocks }) => blocks)) {
        if (typeof paragraph === 'string') expect(paragraph).toMatch(/[.:]$/)
      }
    }
  })

  test('has no word of the other language', async () => {
    const [pl, en] = await both(id)
    const english = 'the and of your you with for or is are this that not be from will our it lesson tutor user account'
    expect(wordsOf(pl).filter((word) => english.split(' ').includes(word))).toEqual([])
    const polish = 'się jest nie oraz lub dla przez które jak są lekcja konto regulamin serwis'
    expect(wordsOf(en).filter((word) => polish.split(' ').includes(word))).toEqual([])
    expect(wordsOf(en).filter((word) => /[ąćęłńóśźż]/.test(word) && word !== 'złoty')).toEqual([])
  })
})

describe('LGL-01 the operator', () => {
  const named: Operator = {
    name: 'Name of the company',
    address: 'Its address',
    register: null,
    email: 'mail@example.com',
    data_protection_officer: null,
    processors: [{ pl: 'Serwery', en: 'Servers' }],
  }

  test('is named with what is known, and nothing speaks of a demonstration any more', () => {
    expect(operatorBlocks(named, 'pl')).toEqual([
      {
        terms: [
          { term: 'Nazwa', text: 'Name of the company' },
          { term: 'Adres', text: 'Its address' },
          { term: 'E-mail', text: 'mail@example.com' },
        ],
      },
    ])
    expect(processorBlocks(named, 'en')).toEqual(['At present these are:', { list: ['Servers'] }])
  })

  test('while nobody is named, terms and privacy policy say so and invent nobody', async () => {
    const nobody = { ...named, name: null, processors: [] }
    expect(operatorBlocks(nobody, 'pl').join(' ')).toContain('demonstracja')
    expect(operatorBlocks(nobody, 'en').join(' ')).toContain('demonstration')
    expect(processorBlocks(nobody, 'en')).toHaveLength(1)
  })

  test.each(['general-terms', 'privacy-policy'] as const)('stands in the first part of %s', async (id) => {
    for (const language of ['pl', 'en'] as const) {
      const [first] = (await legalDocument(id, language)).sections
      expect(first?.blocks).toEqual(expect.arrayContaining([...operatorBlocks(OPERATOR, language)]))
    }
  })
})

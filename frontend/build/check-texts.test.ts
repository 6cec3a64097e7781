import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allTexts, type TextsToCheck, textFaults } from './check-texts.ts'

interface Change extends Partial<Omit<TextsToCheck, 'sources'>> {
  readonly sources?: readonly string[]
}

function check({ sources = ["t('a.b')"], ...change }: Change) {
  const texts = { pl: { 'a.b': 'x' }, en: { 'a.b': 'x' } }
  const files = sources.map((code, at) => ({ file: `${at}.tsx`, code }))
  return textFaults({ texts, required: [], ...change, sources: files })
}

test('I18-01 the texts of pages and server have no fault', () => {
  const { pages, server } = allTexts(join(fileURLToPath(import.meta.url), '../../..'))
  expect([...textFaults(pages), ...textFaults(server)]).toEqual([])
})

test('nothing is wrong where both languages say what the code asks for', () => {
  expect(check({})).toEqual([])
})

test('I18-01 a text that one language lacks', () => {
  expect(check({ texts: { pl: { 'a.b': 'x' }, en: {} } })).toEqual(['a.b is missing in en'])
})

test('an id that neither has', () => {
  expect(check({ sources: ["t('a.b')", '<Txt id="a.c" />'] })).toEqual(['a.c is used but exists in neither language'])
})

test('an id that a code of the contracts needs', () => {
  expect(check({ required: ['errors.GONE'] })).toEqual(['errors.GONE is used but exists in neither language'])
})

test('a text that nothing uses; a family of ids counts as used, an example in a comment does not', () => {
  expect(check({ sources: ["/** `t('a.b')` */"] })).toEqual(['a.b is used nowhere'])
  expect(check({ sources: [['t(`a.', '{which}`)'].join('$')] })).toEqual([])
})

test('variables that differ, also inside plurals and tags', () => {
  const pl = { 'a.b': '{n, plural, one {{name} ma #} other {<b>{name}</b>}}' }
  const en = { 'a.b': '{n, plural, one {#} other {#}}' }
  expect(check({ texts: { pl, en } })).toEqual(['a.b has other variables in pl (<b>, n, name) than in en (n)'])
})

test('a text that is no ICU message', () => {
  const [fault] = check({ texts: { pl: { 'a.b': '{n, plural' }, en: { 'a.b': 'x' } } })
  expect(fault).toContain('a.b: EXPECT')
})

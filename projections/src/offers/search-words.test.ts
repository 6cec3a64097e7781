import { splitWords, termOf, wordsWanted } from './search-words.ts'
import { stemOf } from './stems.ts'

const wordsOf = (typed: string) => splitWords(typed).map(({ word }) => word)

test('OFR-04 words are compared without accents, and those that say nothing here are left out', () => {
  expect(wordsOf('Korepetycje z MATEMATYKI w Łodzi')).toEqual(['matematyki', 'lodzi'])
  expect(wordsOf('a tutor for English')).toEqual(['english'])
  expect(wordsOf('korepetycje')).toEqual([])
  expect(wordsOf(' … !? ')).toEqual([])
})

test.each([
  ['angielskiego', 'angielsk'],
  ['matura', 'matur'],
  ['maturze', 'matur'],
  ['matematyce', 'matematy'],
  ['krakowie', 'krakow'],
  ['poznaniu', 'poznan'],
  ['gry', 'gry'],
  ['java', 'java'],
  ['lodz', 'lodz'],
])('OFR-04 %s is searched by its beginning %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem)
})

test('OFR-04 a word of one or two letters is found only as it stands', () => {
  expect(splitWords('IT c++ fizyka').map(termOf)).toEqual(["'it'", "'c'", "'fizyk':*"])
})

test('OFR-04 whatever is typed, only letters and digits reach the query, of at most eight words', () => {
  const typed = "'; drop table offers; -- | & ! ( ) <-> :* \\ \0 \ud800 中文 x'y"
  for (const { word, stem } of splitWords(typed)) expect(word + stem).toMatch(/^[\p{L}\p{N}]+$/u)
  expect(splitWords('ab cd ef gh ij kl mn op qr st uv').length).toBe(8)
})

test.each([
  ['matmy', "('matm':* | 'matematyk':* | 'maths':*)"],
  ['fize', "('fize':* | 'fizyk':* | 'physics':*)"],
  ['kids', "('kids':* | 'dzieci':* | 'dzieck':*)"],
  ['biznesowy', "('biznesow':* | 'biznes':*)"],
  ['inf', "('inf':* | 'informatyk':* | 'it')"],
])('OFR-04 %s is looked for as what it stands for too', (word, term) => {
  expect(splitWords(word).map(termOf)).toEqual([term])
})

test('OFR-04 QUI-01 words are looked up by how they begin, and compared whole', () => {
  const values: string[] = []
  const wanted = wordsWanted('l.words', 'angielskiego IT matma', (value) => `$${values.push(value)}`)
  expect(values).toEqual([
    "'angielsk':* & 'it' & ('matm':* | 'matematyk':* | 'maths':*)",
    'matm',
    'matematyk',
    'maths',
    'angielsk it',
  ])
  expect(wanted?.gathered.endsWith(wanted.fits)).toBe(true)
  expect(wordsWanted('l.words', 'na do ?', () => '$1')).toBeNull()
})

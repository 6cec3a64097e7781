import { entryFaults } from '@kredka/contracts/availability/rules'
import { isSendable, messageOf } from '@kredka/contracts/chat/rules'
import { SUBJECTS, type SubjectId } from '@kredka/contracts/data/subjects'
import { DESCRIPTION_MAX, LEVELS, priceFaults, TITLE_MAX } from '@kredka/contracts/offers/rules'
import { CITIES } from '@kredka/contracts/places/cities'
import { aboutText } from './about.ts'
import { weeklyAvailability } from './availability.ts'
import { CHATS } from './chats.ts'
import { OFFER_TEXTS } from './offers/subjects.ts'
import { type Author, type OfferText, offerWriter } from './offers.ts'
import { STUDENTS, TEACHERS } from './people.ts'
import { phrase, yearsInWords } from './phrases.ts'
import { offerPrices } from './prices.ts'
import { pick, type Random } from './random.ts'

/** The same numbers for the same seed (mulberry32). */
function seeded(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const subjectIds: readonly SubjectId[] = SUBJECTS.map(({ id }) => id)
const authors: readonly Author[] = TEACHERS.map((person, index) => ({ ...person, years: 2 + (index % 22) }))

interface Written extends OfferText {
  readonly author: Author
  readonly subject: SubjectId
}

/** 300 offers: three or four by each author, of one subject or two. */
function writeOffers(seed: number): Written[] {
  const write = offerWriter(seeded(seed))
  return Array.from({ length: 300 }, (_, index) => {
    const author = authors[index % authors.length] as Author
    const subject = subjectIds[(index * 7 + Math.floor(index / 150)) % subjectIds.length] as SubjectId
    return { author, subject, ...write(author, subject) }
  })
}

const offers = writeOffers(1)
const words = (text: string) => text.split(/\s+/).length
const distinct = (texts: readonly string[]) => new Set(texts).size

const UNTIDY = / {2}| \n|\n |\n{3}|[!{}[\]|]|undefined| [,.:;?]|\.\.| - |^\s|\s$/
const ENGLISH = /\b(the|and|with|for|you|your|lessons?|teach|this|are|from|learn(ers?)?|students|of)\b/i
const BOAST =
  /(?<!\p{L})naj(lep|skutecz|szyb|wyż|więk|popular|nowocze)\p{L}*|gwarancj|wyjątkow|niepowtarzaln|profesjonaln/iu
/**
 * First person in the past, or being something, in the one gender or the other; not nouns and verbs that only end so.
 */
const MASCULINE =
  /(?<!materia|dzia|kapita)(łem|łbym)(?!\p{L})|(dobieram|przygotowuję|jak) sam(?!\p{L})|(?<!\p{L})(uczony|nauczycielem|absolwentem|mnie samemu)(?!\p{L})/u
const FEMININE =
  /(?<!sy)(łam|łabym)(?!\p{L})|(dobieram|przygotowuję|jak) sama(?!\p{L})|(?<!\p{L})(uczona|nauczycielką|absolwentką|mnie samej)(?!\p{L})/u

describe('people', () => {
  test('OPS-01 at least 90 teachers and 40 students, no name twice, women and men alike', () => {
    expect(TEACHERS.length).toBeGreaterThanOrEqual(90)
    expect(STUDENTS.length).toBeGreaterThanOrEqual(40)
    const all = [...TEACHERS, ...STUDENTS]
    expect(distinct(all.map(({ name }) => name))).toBe(all.length)
    for (const people of [TEACHERS, STUDENTS]) {
      const women = people.filter(({ gender }) => gender === 'f').length
      expect(Math.abs(2 * women - people.length)).toBeLessThanOrEqual(people.length / 10)
    }
  })
})

describe('offers', () => {
  test('OPS-01 every subject has six themes and more, no text of them twice', () => {
    expect(Object.keys(OFFER_TEXTS).toSorted()).toEqual(subjectIds.toSorted())
    const themes = subjectIds.flatMap((id) => [...OFFER_TEXTS[id].pl, ...OFFER_TEXTS[id].en])
    for (const id of subjectIds) expect(OFFER_TEXTS[id].pl.length).toBeGreaterThanOrEqual(6)
    const titles = themes.flatMap((theme) => theme.titles)
    expect(distinct(titles)).toBe(titles.length)
    expect(distinct(themes.map(({ lead }) => lead))).toBe(themes.length)
    expect(distinct(themes.map(({ method }) => method))).toBe(themes.length)
    expect(new Set(themes.map(({ level }) => level))).toEqual(new Set(LEVELS))
  })

  test('OPS-01 the same seed writes the same offers, another seed others', () => {
    expect(writeOffers(1)).toEqual(offers)
    expect(writeOffers(2)).not.toEqual(offers)
  })

  test('OFR-01 300 offers, each described differently, no title twice by one teacher', () => {
    expect(distinct(offers.map(({ description }) => description))).toBe(300)
    expect(distinct(offers.map(({ author, title }) => `${author.name}: ${title}`))).toBe(300)
    expect(distinct(offers.map(({ title }) => title))).toBeGreaterThan(200)
    expect(distinct(offers.map(({ description }) => description.slice(0, 80)))).toBeGreaterThan(200)
  })

  test('OFR-01 titles and descriptions keep their lengths', () => {
    for (const { title, description } of offers) {
      expect(title.length).toBeLessThanOrEqual(TITLE_MAX)
      expect(description.length).toBeLessThanOrEqual(DESCRIPTION_MAX)
      expect([description, words(description) >= 90, words(description) <= 220]).toEqual([description, true, true])
    }
  })

  test('OPS-01 texts are tidy and do not boast', () => {
    for (const { title, description } of offers) {
      expect(title).not.toMatch(UNTIDY)
      expect(description).not.toMatch(UNTIDY)
      expect(description).not.toMatch(BOAST)
      expect(description.split('\n\n').length).toBeGreaterThanOrEqual(4)
    }
  })

  test('OPS-01 Polish offers are in Polish, English ones in English and only of languages', () => {
    const inEnglish = offers.filter(({ language }) => language === 'en')
    expect(inEnglish.length).toBeGreaterThan(5)
    expect(inEnglish.length).toBeLessThan(60)
    for (const { language, description, subject } of offers) {
      if (language === 'pl') {
        expect(description).toMatch(/[ąćęłńóśźż]/)
        expect(description).not.toMatch(ENGLISH)
      } else {
        expect(description).toMatch(ENGLISH)
        expect(description).not.toMatch(/[ąćęłńśźż]/)
        expect(OFFER_TEXTS[subject].en).not.toEqual([])
      }
    }
  })

  test('OPS-01 nobody speaks in the other gender', () => {
    const read = (of: 'f' | 'm') =>
      offers.filter(({ author }) => author.gender === of).map((offer) => offer.description)
    for (const text of read('f')) expect(text).not.toMatch(MASCULINE)
    for (const text of read('m')) expect(text).not.toMatch(FEMININE)
    expect(read('f').join()).toMatch(FEMININE)
    expect(read('m').join()).toMatch(MASCULINE)
  })
})

describe('about', () => {
  const random = seeded(3)
  const abouts = authors.map((author, index) => ({
    author,
    text: aboutText(random, author, index % 3 === 0 ? ['maths', 'maths', 'physics'] : [pick(random, subjectIds)]),
  }))

  test('PRO-04 each teacher has a text of their own, at most 2000 characters, tidy and in Polish', () => {
    expect(distinct(abouts.map(({ text }) => text))).toBe(authors.length)
    for (const { text } of abouts) {
      expect(text.length).toBeLessThanOrEqual(2000)
      expect(words(text)).toBeGreaterThan(40)
      expect(text).toMatch(/[ąćęłńóśźż]/)
      expect(text).not.toMatch(UNTIDY)
      expect(text).not.toMatch(ENGLISH)
      expect(text).not.toMatch(BOAST)
      expect(text).not.toMatch(/(matematyki) i (z )?\1/)
    }
    expect(abouts[0]?.text).toMatch(/matematyki i (z )?fizyki/)
  })

  test('PRO-04 in the gender of the teacher', () => {
    for (const { author, text } of abouts) expect(text).not.toMatch(author.gender === 'f' ? MASCULINE : FEMININE)
  })

  test('years are written in words, in the genitive', () => {
    expect([2, 5, 12, 20, 25].map(yearsInWords)).toEqual([
      'dwóch',
      'pięciu',
      'dwunastu',
      'dwudziestu',
      'ponad dwudziestu',
    ])
  })

  test('a text that asks for an unknown value is refused', () => {
    expect(() => phrase(seeded(1), 'Uczę {what}.', { gender: 'f', years: 3 })).toThrow('{what}')
  })
})

describe('prices', () => {
  test('OFR-02 an hour costs 60 to 220 złoty, longer is never cheaper, whole złoty only', () => {
    const random = seeded(4)
    for (const { subject, level } of offers) {
      const city = pick(random, [null, ...CITIES.map(({ id }) => id)])
      const rows = offerPrices(random, { subject, level, city })
      expect(priceFaults(rows)).toEqual([])
      expect(rows.map(({ duration }) => duration)).toEqual(
        rows.map(({ duration }) => duration).toSorted((a, b) => a - b),
      )
      for (const { amount } of rows) expect((amount ?? 1) % 100).toBe(0)
      const hour = rows.find(({ duration }) => duration === 60)?.amount ?? 0
      expect([hour >= 6_000, hour <= 22_000]).toEqual([true, true])
    }
  })

  test('OFR-02 the capital costs more than a small town, advanced more than basic', () => {
    const hour = (level: 'basic' | 'advanced', city: string) =>
      offerPrices(() => 0.5, { subject: 'maths', level, city }).find(({ duration }) => duration === 60)?.amount ?? 0
    expect(hour('basic', 'warszawa')).toBeGreaterThan(hour('basic', 'lubawa'))
    expect(hour('advanced', 'krakow')).toBeGreaterThan(hour('basic', 'krakow'))
  })
})

describe('availability', () => {
  test('AVL-01 300 weeks: an hour and more, five-minute steps, nothing overlaps, no week is empty', () => {
    const random = seeded(5)
    const weeks = Array.from({ length: 300 }, () => weeklyAvailability(random))
    for (const { name, entries } of weeks) {
      expect(name.length).toBeLessThanOrEqual(60)
      expect(entries.length).toBeGreaterThan(0)
      expect(entryFaults(entries)).toEqual([])
      for (const { type, start_time, end_time } of entries) {
        expect(type).toBe('week_day')
        expect(`${start_time} ${end_time}`).toMatch(/^(0[89]|1\d|20):[0-5][05] (1\d|2[0-2]):[0-5][05]$/)
      }
    }
    expect(distinct(weeks.map(({ name }) => name))).toBeGreaterThanOrEqual(6)
    expect(distinct(weeks.map(({ entries }) => JSON.stringify(entries)))).toBeGreaterThan(200)
  })
})

describe('chats', () => {
  test('OPS-01 every line can be sent and is tidy; those of one chat come in turn and lie in the past', () => {
    for (const { lines, days_ago, hour } of CHATS) {
      expect(lines.filter(([, , text]) => !isSendable(text) || messageOf(text) !== text)).toEqual([])
      expect(lines.filter(([who], n) => lines[n - 1]?.[0] === who)).toEqual([])
      const minutes = lines.reduce((sum, [, after]) => sum + after, hour * 60)
      expect(minutes).toBeLessThan(days_ago * 24 * 60)
    }
  })

  test('OPS-01 the demo student and the demo teacher both have something to read, and staff have something to decide', () => {
    const unseenOf = (who: 's' | 't') => CHATS.filter(({ unseen, lines }) => unseen && lines.at(-1)?.[0] !== who)
    expect(unseenOf('s').some(({ student }) => student === 0)).toBe(true)
    expect(unseenOf('t').some(({ teacher }) => teacher === 0)).toBe(true)
    expect(CHATS.some(({ report }) => report !== undefined && report.decision === undefined)).toBe(true)
  })
})

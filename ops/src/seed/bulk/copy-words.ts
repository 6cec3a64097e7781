import type { Level } from '@kredka/contracts/offers/rules'
import { CITIES } from '@kredka/contracts/places/cities'
import { seededRandom } from '../random.ts'
import { aboutText } from '../texts/about.ts'
import { offerWriter } from '../texts/offers.ts'
import { type Person, STUDENTS, TEACHERS } from '../texts/people.ts'
import type { Gender } from '../texts/phrases.ts'
import { between, pick, type Random } from '../texts/random.ts'
import { type Cell, PEOPLE_OF_CELL } from './cell-plan.ts'
import { cityWord, levelWord } from './template.ts'

const SEED = 20_261_124
/** A writer never writes the same twice and would run out of words for a whole country. */
const CELLS_A_WRITER = 40

/** What a copy's people are called and what they write, by the words that stand for it. */
export interface CopyWords {
  readonly words: ReadonlyMap<string, string>
  readonly emails: readonly string[]
}

/** Whom somebody logs in as: everybody has the one password. @param person number, from 0, among all that were made */
export function emailOf(person: number): string {
  return `person.${person}@demo.test`
}

/** Gives the words of copies, which are asked for in the order of their numbers. */
export function copyWriter(): (cell: Cell, copy: number) => CopyWords {
  let writer: { readonly of: number; readonly write: ReturnType<typeof offerWriter> } | undefined
  return ({ people, offers }, copy) => {
    const random = seededRandom(SEED + copy)
    const of = Math.floor(copy / CELLS_A_WRITER)
    writer = writer?.of === of ? writer : { of, write: offerWriter(seededRandom(SEED - of)) }
    const { write } = writer
    const words = new Map<string, string>()
    const names = people.map(({ gender }) => nameOf(random, gender))
    const emails = people.map((_, n) => emailOf(copy * PEOPLE_OF_CELL + n))
    people.forEach(({ person, teaches, gender }, n) => {
      words.set(person.name, names[n] ?? '')
      words.set(person.email, emails[n] ?? '')
      if (!teaches) return
      const [first, ...others] = offers.filter(({ teacher }) => teacher === n).map(({ subject }) => subject)
      const voice = { name: names[n] ?? '', gender, years: between(random, 2, 24) }
      if (first !== undefined) words.set(person.about, aboutText(random, voice, [first, ...others]))
      words.set(cityWord(n), cityOf(random))
    })
    for (const offer of offers) {
      const gender = people[offer.teacher]?.gender ?? 'f'
      const author = { name: `${names[offer.teacher]} ${copy}`, gender, years: between(random, 2, 24) }
      const { title, description, level } = write(author, offer.subject)
      const own: readonly (readonly [string, string])[] = [
        [offer.content.title, title],
        [offer.content.description, description],
        [levelWord(offer), level satisfies Level],
      ]
      for (const [word, text] of own) words.set(word, text)
    }
    return { words, emails }
  }
}

/** The larger a town, the more who teach there. */
function cityOf(random: Random): string {
  return CITIES[Math.floor(CITIES.length * random() ** 3)]?.id ?? 'warszawa'
}

const PEOPLE: readonly Person[] = [...TEACHERS, ...STUDENTS]
const NAMES: Readonly<Record<Gender, ReturnType<typeof namesOf>>> = { f: namesOf('f'), m: namesOf('m') }

function namesOf(gender: Gender) {
  const parted = PEOPLE.filter((one) => one.gender === gender).map(({ name }) => name.split(' '))
  return { first: parted.map(([first = '']) => first), last: parted.map(([, ...last]) => last.join(' ')) }
}

function nameOf(random: Random, gender: Gender): string {
  const { first, last } = NAMES[gender]
  return `${pick(random, first)} ${pick(random, last)}`
}

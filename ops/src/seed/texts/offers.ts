import { type SubjectId, subjectById } from '@kredka/contracts/data/subjects'
import type { Level } from '@kredka/contracts/offers/rules'
import { approaches } from './offers/approaches.ts'
import { type Closing, MATERIALS_EN, MATERIALS_PL, ORGANISATION_EN, ORGANISATION_PL } from './offers/closings.ts'
import { OPENINGS_EN, OPENINGS_PL } from './offers/openings.ts'
import { OFFER_TEXTS } from './offers/subjects.ts'
import type { OfferTheme } from './offers/theme.ts'
import { phrase, type Voice, yearsInWords } from './phrases.ts'
import { chance, pick, type Random } from './random.ts'

/** A teacher whose offers are written; one name, one person. */
export interface Author extends Voice {
  readonly name: string
}

export interface OfferText {
  readonly language: 'pl' | 'en'
  /** The level that the text speaks of. */
  readonly level: Level
  /** At most 80 characters. */
  readonly title: string
  /** Paragraphs with an empty line between them, 90 to 220 words. */
  readonly description: string
}

/** How often a language teacher writes an offer in English. */
const IN_ENGLISH = 0.2
const WITH_OPENING = 0.45

/** People say `zajęcia z plastyki`, though the subject is called art. */
const SPOKEN: Partial<Record<SubjectId, { of: string; from: string }>> = {
  art: { of: 'plastyki', from: 'z plastyki' },
}

/**
 * Writes offers for a whole site. No two descriptions are equal, an author never uses a theme twice while others are
 * left, and the themes of a subject are used evenly.
 */
export function offerWriter(random: Random): (author: Author, subject: SubjectId) => OfferText {
  const written = new Set<string>()
  const uses = new Map<unknown, number>()
  const usedBy = new Map<string, Set<OfferTheme>>()

  return (author, subject) => {
    const { pl, en } = OFFER_TEXTS[subject]
    const language = en.length > 0 && chance(random, IN_ENGLISH) ? 'en' : 'pl'
    const used = usedBy.get(author.name) ?? new Set()
    usedBy.set(author.name, used)

    const fresh = (language === 'en' ? en : pl).filter((theme) => !used.has(theme))
    const others = [...pl, ...en].filter((theme) => !used.has(theme))
    const theme = leastUsed(random, uses, fresh.length > 0 ? fresh : others.length > 0 ? others : pl)
    used.add(theme)
    const spoken = en.includes(theme) ? 'en' : 'pl'
    return {
      language: spoken,
      level: theme.level,
      title: leastUsed(random, uses, theme.titles),
      description: newDescription(written, () => describe(random, author, subject, theme, spoken)),
    }
  }
}

function leastUsed<T>(random: Random, uses: Map<unknown, number>, from: readonly T[]): T {
  const count = (one: T) => uses.get(one) ?? 0
  const least = Math.min(...from.map(count))
  const chosen = pick(
    random,
    from.filter((one) => count(one) === least),
  )
  uses.set(chosen, count(chosen) + 1)
  return chosen
}

function newDescription(written: Set<string>, write: () => string): string {
  for (let attempt = 0; attempt < 100; attempt++) {
    const text = write()
    if (written.has(text)) continue
    written.add(text)
    return text
  }
  throw new Error('no new description after 100 attempts')
}

function describe(random: Random, voice: Voice, subject: SubjectId, theme: OfferTheme, language: 'pl' | 'en'): string {
  const { of_pl, from_pl } = subjectById(subject)
  const { of, from } = SPOKEN[subject] ?? { of: of_pl, from: from_pl }
  const write = (text: string) => phrase(random, text, voice, { of, from, years: yearsInWords(voice.years) })
  const fitting = (closings: readonly Closing[]) =>
    pick(
      random,
      closings.filter((closing) => closing.for.includes(theme.audience)),
    ).text
  const polish = language === 'pl'
  const lead = write(theme.lead)
  const opening = chance(random, WITH_OPENING) ? openingOf(random, polish ? OPENINGS_PL : OPENINGS_EN, lead) : ''
  return [
    `${opening} ${lead}`,
    theme.method,
    ...(polish ? [pick(random, approaches(subject, theme.audience)).text] : []),
    fitting(polish ? MATERIALS_PL : MATERIALS_EN),
    fitting(polish ? ORGANISATION_PL : ORGANISATION_EN),
  ]
    .map(write)
    .join('\n\n')
}

/** An opening that does not start with the word that comes after it. */
function openingOf(random: Random, openings: readonly string[], lead: string): string {
  const [word] = lead.split(' ', 1)
  return pick(
    random,
    openings.filter((opening) => !opening.startsWith(`${word} `)),
  )
}

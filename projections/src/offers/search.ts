import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import type { countFacets } from '@kredka/contracts/offers/endpoints'
import { hasAll, type Term, together } from './terms.ts'
import type { TextQuery } from './text-query.ts'
import { hoursAsked } from './week.ts'

type Filters = InputOf<typeof countFacets>

/** Numbered parameters and the conditions they stand in, gathered for one statement. */
export interface Conditions {
  readonly params: readonly unknown[]
  /** Always true of a hit, whatever the facet; null where nothing but facets narrows the search. */
  readonly base: string | null
  readonly subject: string
  readonly level: string
  readonly place: string
  readonly city: string
  /** A hit has all of the text, or is of a teacher whom it names; always true without a text. */
  readonly fits: string
  /** The same in two: what an index gathers of it, and what is asked of those hits then. */
  readonly gathered: string
  readonly checked: string
  /** How well a hit that fits the text does so: the first that is true of it counts, the last is true of all. */
  readonly tiers: readonly string[]
  /** The first of them asks for words. */
  readonly isWorded: boolean
  /** Keeps to the one subject that the first of them are in, where there is one. */
  readonly bestIn: string | null
  /** No filter leaves but a few hits. */
  readonly isBroad: boolean
  /** Few hits fit the text: they are looked at once, for all that is asked of them. */
  readonly isTelling: boolean
  /** Whether some hit has all of the text, whatever the filters: as dear as the search itself, so it is asked last. */
  readonly some: string
  /** Of a row with a subject: whether it shows by itself that some hit has all of the text. */
  readonly shows: string
}

/** Hits that tell common words from others. */
const ANY_FEW = 100

type Parameter = (value: unknown, type: string) => string

/** Conditions over `offers.hits h`. */
export function conditionsOf(input: Filters, text: TextQuery | null, tiered = false): Conditions {
  const params: unknown[] = []
  const param: Parameter = (value, type) => {
    const known = params.indexOf(value) + 1
    return `$${known > 0 ? known : params.push(value)}::${type}`
  }
  const base: string[] = []
  const isTelling = tiered && text !== null && (text.is_telling || isOfAnother(text, input.subject))
  // the look for few hits tells whether some has all of the text, too
  const tellsWhole = isTelling && !isWholeAnyway(text)
  const fit =
    text === null ? NO_TEXT : fitOf(tiered ? withinSubject(text, input.subject, tellsWhole) : text, param, tiered)
  if (text !== null && !tiered) base.push(fit.fits)
  if (input.price_min !== undefined) base.push(`h.main_amount >= ${param(input.price_min, 'int')}`)
  if (input.price_max !== undefined) base.push(`h.main_amount <= ${param(input.price_max, 'int')}`)
  if (input.rating !== undefined) base.push(`h.rating >= ${param(ratingFloorOf(input.rating), 'int')}`)
  if (input.day !== undefined || input.hour !== undefined) {
    base.push(`h.hours && ${param(hoursAsked(input.day, input.hour), 'smallint[]')}`)
  }
  if (input.teacher !== undefined) base.push(`h.teacher_id = ${param(input.teacher, 'text')}`)
  return {
    base: base.length === 0 ? null : base.join(' and '),
    subject: input.subject === undefined ? 'true' : `h.subject_id = ${param(input.subject, 'text')}`,
    level: input.level === undefined ? 'true' : `h.level in ('any', ${param(input.level, 'text')})`,
    place: input.place === undefined ? 'true' : `h.places @> array[${param(input.place, 'text')}]`,
    city: cityCondition(input, param),
    ...fit,
    isBroad: input.teacher === undefined && (input.city === undefined || input.online === true),
    isTelling,
    ...wholeness(text, param),
    params,
  }
}

type Fit = Pick<Conditions, 'fits' | 'gathered' | 'checked' | 'tiers' | 'isWorded' | 'bestIn'>
const NO_TEXT: Fit = { fits: 'true', gathered: 'true', checked: 'true', tiers: ['true'], isWorded: false, bestIn: null }

/** Offers of one subject that are found by the name of another are few. */
function isOfAnother({ subjects }: TextQuery, subject: string | undefined): boolean {
  return subject !== undefined && subjects.length > 0 && !subjects.some((id) => id === subject)
}

/** Nothing may be left out, or need be: each offer of the subjects has all of a text that says no more than their name. */
function isWholeAnyway({ is_whole, subjects, beyond }: TextQuery): boolean {
  return is_whole || (subjects.length > 0 && beyond.length === 0)
}

/** Where the text names subjects, what is found has to be in one of them. */
function wholeness(text: TextQuery | null, param: Parameter): Pick<Conditions, 'some' | 'shows'> {
  if (text === null || isWholeAnyway(text)) return { some: 'true', shows: 'true' }
  const shows = text.subjects.length === 0 ? 'true' : `subject_id || '' = any(${param(text.subjects, 'text[]')})`
  // the words stand behind a select and the subject in an expression, so that nothing but the index of the words is
  // taken: for one row alone reading on until it comes looks cheap, and is dear where it does not come
  const found = `search @@ (select to_tsquery('simple', ${param(together(text.terms, 'alike'), 'text')}))`
  // of common words any few hits tell
  const few = `select subject_id, search from offers.hits order by offer_id limit ${ANY_FEW}`
  return {
    some: `(exists (select from (${few}) few where ${found} and ${shows})
      or exists (select from offers.hits where ${found} and ${shows}))`,
    shows,
  }
}

/**
 * Among offers of one subject it is no merit to be in a subject that the text names, and no need to ask for what all of
 * them have.
 * @param all of its words are asked for, for it is asked of other offers as well
 */
function withinSubject(text: TextQuery, subject: string | undefined, all: boolean): TextQuery {
  if (subject === undefined) return text
  const had = (term: Term) => !all && term.had_by.some((id) => id === subject)
  return { ...text, subjects: [], terms: text.terms.filter((term) => !had(term)) }
}

/**
 * A subject that the text names comes first, then title, subject and city before the teacher's name and that before the
 * description; what was typed before what looks like it.
 */
function fitOf(text: TextQuery, param: Parameter, tiered: boolean): Fit {
  if (text.terms.length === 0) return NO_TEXT
  // behind a select the planner knows nothing of the words, and takes the index: of common ones it would read all hits,
  // as if looking into their words were cheap
  const query = (words: string) => `(select to_tsquery('simple', ${param(words, 'text')}))`
  const [words, lookalikes] = [together(text.terms, 'typed'), together(text.terms, 'alike')]
  const named = text.teachers.length === 0 ? null : `h.teacher_id = any(${param(text.teachers, 'text[]')})`
  const either = (condition: string) => (named === null ? condition : `(${condition} or ${named})`)
  if (!tiered) return { ...NO_TEXT, fits: either(`h.search @@ ${query(lookalikes)}`) }
  const has = hasAll(text.terms, query)
  const found = `${has.gathered} and ${has.checked}`
  const typed = `h.names @@ ${query(words)}`
  const alike = words === lookalikes ? null : `h.names @@ ${query(lookalikes)}`
  const inSubject = text.subjects.length === 0 ? null : subjectCondition(text.subjects, param)
  // of a teacher who is named not every offer has the words
  const inSubjectToo = named === null ? inSubject : `${inSubject} and ${found}`
  const beyond = together(text.beyond, 'typed')
  const best = inSubject === null || beyond === '' ? inSubject : `${inSubject} and h.names @@ ${query(beyond)}`
  const tiers = [...(inSubject === null ? [] : [best, inSubjectToo]), typed, named, alike, 'true']
  return {
    fits: either(found),
    gathered: either(has.gathered),
    checked: either(has.checked),
    tiers: tiers.filter((one) => one !== null),
    isWorded: inSubject === null || beyond !== '',
    bestIn: text.subjects.length === 1 ? inSubject : null,
  }
}

/** Of one subject an index gives its hits in their order. */
function subjectCondition(subjects: readonly string[], param: Parameter): string {
  const [first, ...others] = subjects
  return others.length === 0
    ? `h.subject_id = ${param(first, 'text')}`
    : `h.subject_id = any(${param(subjects, 'text[]')})`
}

/**
 * An offer has a city only where lessons are held in person. A city means in person there; online offers stand beside
 * them where asked for (OFR-04).
 */
function cityCondition(input: Filters, param: Parameter): string {
  if (input.city === undefined) return 'true'
  const there = `h.city_id = ${param(input.city, 'text')}`
  return input.online === true ? `(${there} or h.online)` : there
}

/** Average stars as hits keep them: hundredths. */
export function ratingFloorOf(stars: string): number {
  return Math.round(Number(stars) * 100)
}

import type { listStaffLog } from '@kredka/contracts/audit/endpoints'
import { isBriefText, PRIVATE_READS } from '@kredka/contracts/audit/rules'
import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { textHits } from '../kernel/text-hits.ts'
import { literal, toSearchText } from '../kernel/typed.ts'
import { type Conditions, conditions } from './conditions.ts'
import { DONE_BY, EVENT_ROW, NEWEST_FIRST } from './sql.ts'
import { term } from './terms.ts'

type Asked = Omit<InputOf<typeof listStaffLog>, 'page' | 'page_size'>

const EXERCISE = term.field('exercise_id', '')
/** Columns of a `StaffActView` of `audit.events e`. */
export const STAFF_ACT = `${EVENT_ROW},
  (select substr(named, ${EXERCISE.length + 1}) from unnest(e.terms) named where starts_with(named, '${EXERCISE}')
    limit 1) as exercise_id`

/** Where a word begins: of such a pattern the index of texts knows even one letter. */
const WORD_BEGINS = ['', '% ', '%\n', '%"', '%„', '%(']

/**
 * What staff did, narrowed: the source `e` of a statement, with its parameters.
 * @param count so many of the newest are wanted
 */
export function staffLogOf(input: Asked, count: number): { readonly of: string; readonly params: readonly unknown[] } {
  const { params, text } = narrow(input)
  const [of, window] = ['audit.events e', DONE_BY.admin]
  return toSearchText(input.q) === null
    ? { of: `${of} where ${window} and ${text()}`, params }
    : { of: `(${textHits({ of, window, isPart: true, where: text(), by: NEWEST_FIRST, count })}) e`, params }
}

function narrow({ admin, kind, type, person, q, from, until }: Asked): Conditions {
  const where = conditions()
  const terms = [
    ...(admin === undefined ? [] : [term.actor(`admin:${admin}`)]),
    ...(type === undefined ? [] : [term.type(type)]),
    ...(person === undefined ? [] : [term.person(person)]),
    ...(kind === 'read' ? [term.privateRead] : []),
  ]
  if (terms.length > 0) where.add('e.terms @> ?::text[]', terms)
  // the index of what staff did holds the type
  if (kind === 'act') where.add('e.type <> all(?::text[])', PRIVATE_READS)
  const typed = toSearchText(q)
  if (typed !== null) {
    const patterns = patternsOf(typed)
    const fits = patterns.map(() => 'e.reason ilike ?').join(' or ')
    where.add(`(${fits} or e.terms @> ?::text[])`, ...patterns, [typed])
  }
  if (from !== undefined) where.add('e.at >= ?::timestamptz', from)
  if (until !== undefined) where.add('e.at < ?::timestamptz', until)
  return where
}

function patternsOf(typed: string): readonly string[] {
  return (isBriefText(typed) ? WORD_BEGINS : ['%']).map((before) => `${before}${literal(typed)}%`)
}

import { toSearchText } from './typed.ts'

export interface TextHits {
  /** Table with its alias, such as `quizzes.listed l`. */
  readonly of: string
  /** Joined to whatever fits; what finds no other row there does not count. */
  readonly join?: string
  /** Of which rows an index gives them in this order. */
  readonly window: string
  /** Whether these are a small part of all rows. */
  readonly isPart?: boolean
  /** The text, and whatever else is asked. */
  readonly where: string
  /**
   * What the text gathers is looked at for whether it is of the window, where the planner would read the whole index of
   * that beside the text's.
   */
  readonly isGatheredWhole?: boolean
  /** The same as an index of the text gathers it, where it is put otherwise. */
  readonly gathered?: string
  readonly by: string
  readonly count: number
  /**
   * Where so many of the first rows fit a text, it is one that many fit: from there on fewer rows are met on the way to
   * the last that is wanted than there are to be gathered.
   */
  readonly probe?: { readonly rows: number; readonly fit: number }
}

const PROBE = { rows: 500, fit: 5 }

/**
 * The first so many rows, with or without a text.
 * @param q what is searched for, if anything
 */
export function firstHits(hits: TextHits, q: string | undefined): string {
  const { of, window, where, by, count } = hits
  return toSearchText(q) === null
    ? `select * from ${of} where ${window} and ${where} order by ${by} limit ${count}`
    : textHits(hits)
}

/**
 * A statement for the first so many of the rows that fit a text. Where many do they are met in the order of an index;
 * where few do the index of words gathers them, to be put in order (`offset` keeps each to its way). A limit that only
 * the run knows of makes the planner count on few rows of a part, and so take its index instead of sorting it. Only the
 * rows can tell which way it is: the planner knows nothing of beginnings of words.
 */
export function textHits({
  of,
  join = '',
  window,
  isPart = false,
  isGatheredWhole = false,
  by,
  count,
  probe = PROBE,
  ...text
}: TextHits): string {
  const { where, gathered = where } = text
  const alias = of.split(' ')[1]
  const all = `select ${alias}.* from`
  const inOrder = `${all} ${of} where ${window} order by ${by}`
  const first = `order by ${by} limit ${count}`
  const [inside, outside] = isGatheredWhole ? ['true', window] : [window, 'true']
  const fence = isPart ? 'limit (select null::int from known)' : ''
  return `
    with probe as materialized (
      ${all} (${inOrder} limit ${probe.rows}) ${alias} ${join} where ${where}
       order by ${by} limit ${Math.max(count, probe.fit)}),
    known as materialized (select count(*) >= ${probe.fit} as many_fit, count(*) as found from probe)
    (${all} (
      select * from probe where (select many_fit from known)
      union all
      (${all} (${inOrder} ${fence} offset ${probe.rows}) ${alias} ${join}
        where ${where} and (select many_fit and found < ${count} from known) ${first})) ${alias} ${first})
    union all
    (${all} (${all} ${of} where ${inside} and ${gathered} offset 0) ${alias} ${join}
      where ${outside} and not (select many_fit from known) ${first})`
}

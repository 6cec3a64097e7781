import { foldLetters } from '@kredka/contracts/kernel/slug'
import { all, either, parameters } from '../kernel/conditions.ts'
import { firstHits } from '../kernel/text-hits.ts'
import { literal, MIN_PART, partLike, plainLiteral, toSearchText } from '../kernel/typed.ts'

/** The name of person `u` in the order of an index; whose name was deleted is the last both ways. */
export const BY_NAME = 'u.name is null, u.name collate "pl-x-icu"'

/** A space before each word of a name, as a search compares them. */
export function plainNameOf(name: string): string {
  return ` ${foldLetters(name).replaceAll('-', ' ')}`
}

interface Narrowed {
  readonly q?: string | undefined
  readonly state?: string | undefined
  readonly teaching?: string | undefined
  readonly beta?: string | undefined
}

const WAITS = `u.user_id = any(array(select b.user_id from settings.beta_features b where b.state = 'requested'))`

/**
 * A page of people `u`, by their names without accents, in any order and nearly, by a part of their address or by their
 * id. Only what is asked for is a condition: the plan of a statement with all of them could use no index.
 * @param window of whom alone, in words of an index
 */
export function findPeople(
  { q, state, teaching, beta }: Narrowed,
  by: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
  window: string | null = null,
) {
  const { param, params } = parameters()
  const asked = all([
    window,
    state === undefined ? null : `u.state = ${param(state)}`,
    teaching === undefined ? null : `u.teaching = ${param(teaching)}`,
    beta === undefined ? null : WAITS,
  ])
  const { holds, resembles } = textOf(q ?? '', param)
  // to resemble a text is dear to find out row by row: where many hold it, those are who is meant
  const [where, gathered] = [all([holds]), all([either([holds, resembles])])]
  const hits = {
    of: 'users.people u',
    window: asked,
    isPart: asked !== 'true',
    where,
    gathered,
    by,
    count: offset + limit,
  }
  return { text: `select * from (${firstHits(hits, q)}) u order by ${by} limit ${limit} offset ${offset}`, params }
}

function textOf(q: string, param: (value: unknown) => string) {
  const whole = toSearchText(q)
  if (whole === null) return { holds: null, resembles: null }
  const [part, plain] = [literal(q), plainLiteral(q)]
  const isShort = plain.length < MIN_PART
  const id = `u.user_id = ${param(whole)}`
  // names that are nearly like an address are none that was meant
  if (part.includes('@')) return { holds: either([id, hasAddress(part, param)]), resembles: null }
  return {
    holds: either([
      id,
      `u.email like ${param(isShort ? `${part}%` : `%${part}%`)}`,
      `u.plain_name like ${partLike(param(plain), plain)}`,
    ]),
    resembles: isShort ? null : `${param(plain)} operator(public.<%) u.plain_name`,
  }
}

/** What stands before the @ finds it: the pieces of what stands after it are those of half of all addresses. */
function hasAddress(part: string, param: (value: unknown) => string): string {
  const name = part.slice(0, part.indexOf('@') + 1)
  return name.length <= MIN_PART
    ? `u.email like ${param(`%${part}%`)}`
    : `(u.email like ${param(`%${name}%`)} and u.email || '' like ${param(`%${part}%`)})`
}

/** The lists of addresses, as `l`, that were opened while account `a` stood in them. */
export const ADDRESS_LISTS_OF = `users.address_lists l
   where l.open_until >= a.registered_at
     and not exists (select from users.forgotten f where f.user_id = a.user_id and f.at < l.at)`

/**
 * What staff did about account `a`, the lists of addresses that it stood in among them: each is one row for everybody.
 */
export const ACTS_ABOUT = `
  select event_id, type, at, actor, feature, reason from users.history where user_id = a.user_id
  union all
  select l.event_id, 'AddressListOpened', l.at, l.actor, null, l.reason from ${ADDRESS_LISTS_OF}`

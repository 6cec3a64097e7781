import { REASONS_SHOWN } from '@kredka/contracts/offers/ranking'
import { nextFreeOf } from '../calendar/index.ts'
import { iso } from '../postgres/postgres.ts'
import { promotionOf } from '../promotions/index.ts'

/** Pieces of SQL that several of the offers' statements share. */

/** The city of version `v` as `{id, name}`, null where every place is online. */
export const CITY = cityOf('v')

/** The teacher `p` as a card shows them. */
export const TEACHER = `jsonb_build_object('id', p.user_id, 'name', p.name, 'picture_url', p.picture_url)`

/** What a card's reader is in a statement: expressions. */
interface Reader {
  readonly viewer: string
  /** The day of Europe/Warsaw: a promotion holds for some and on some days. */
  readonly today: string
  readonly now: string
}

/** What sets hit `h` apart: each reason with its figure, without those that most hits have; else the last it has. */
const REASONS = `(
  with each as (
    select why, figure, n,
           case why when 'much_time' then figure > (select much from offers.site)
             else why <> all ((select common from offers.site)::text[]) end as tells
      from unnest(h.reasons) with ordinality as reasons(reason, n),
           lateral (select split_part(reason, ':', 1) as why, nullif(split_part(reason, ':', 2), '')::int as figure) r)
  select coalesce(jsonb_agg(jsonb_build_object('why', why, 'figure', figure) order by n), '[]')
    from (select * from each
           where tells or n = (select max(n) from each) and not exists (select from each where tells)
           order by n limit ${REASONS_SHOWN}) shown)`

/** Hit `h` with its version `v` and teacher `p` as `OfferCardView`. */
export function card(reader: Reader): string {
  return `h.offer_id as id, v.slug, v.title, v.excerpt, h.subject_id, h.level, h.places, ${CITY} as city, v.prices,
    ${TEACHER} as teacher, ${ratingOf('h')} as rating, ${REASONS} as reasons, h.added_at,
    ${promotionOf({ teacher: 'h.teacher_id', offer: 'h.offer_id', ...reader })} as promotion,
    ${nextFreeOf('v.availability_group_id', reader.now)} as next_free`
}

/** What a card tells beside its hit `h`. */
export const CARD_OF = `join offers.versions v on v.offer_id = h.offer_id and v.version = h.version
  join profiles.people p on p.user_id = h.teacher_id`

/** Average stars in tenths, with how many reviews they come from. */
export function ratingOf(h: string): string {
  return `case when ${h}.rating is null then null
    else jsonb_build_object('average', round(${h}.rating / 100.0, 1), 'reviews', ${h}.reviews) end`
}

/** A version, under alias `a`, as `OfferVersionView`. */
export function VERSION(a: string): string {
  return `jsonb_build_object(
    'version', ${a}.version, 'sent_at', ${iso(`${a}.sent_at`)}, 'title', coalesce(${a}.title, ''), 'description', coalesce(${a}.description, ''),
    'subject_id', ${a}.subject_id, 'level', ${a}.level, 'places', to_jsonb(${a}.places), 'city', ${cityOf(a)}, 'prices', ${a}.prices,
    'availability_group_id', ${a}.availability_group_id)`
}

function cityOf(a: string): string {
  return `case when ${a}.city_id is null then null else jsonb_build_object('id', ${a}.city_id, 'name', ${a}.city) end`
}

import { reject } from '@kredka/contracts/kernel/errors'
import { countOfferRequests, getOfferRequest, listOfferRequests } from '@kredka/contracts/offers/endpoints'
import type { OfferRequestRowView, OfferRequestView } from '@kredka/contracts/offers/views'
import { actorNamed } from '../admin/index.ts'
import { bothWays } from '../kernel/both-ways.ts'
import { staffPageOf } from '../kernel/paging.ts'
import { answer, answerPage } from '../kernel/query.ts'
import { literal, toPlainSearchText, toSearchText } from '../kernel/typed.ts'
import { iso } from '../postgres/postgres.ts'
import { TEACHER, VERSION } from './sql.ts'

const STATES = {
  waiting: ['waiting', 'active_waiting'],
  active: ['active', 'active_rejected'],
  rejected: ['rejected', 'active_rejected'],
  removed: ['removed'],
  all: ['waiting', 'active_waiting', 'active', 'active_rejected', 'rejected', 'removed'],
} as const

const ORDER = bothWays(
  { sent_at: 'v.sent_at', title: 'v.title collate "pl-x-icu"', state: ['o.state', 'v.sent_at'] },
  'o.offer_id',
)

/** The back office's 'offer requests'. */
export const offerReviewQueryHandlers = [
  answerPage(listOfferRequests, ['offers', 'profiles'], async ({ sql, input }) => {
    const page = staffPageOf(input)
    const rows = await sql<OfferRequestRowView>(
      `select o.offer_id as id, v.version, o.state, coalesce(v.title, '') as title, v.subject_id, ${TEACHER}
          as teacher, v.sent_at,
              o.visible_version is not null and v.version > 1 as is_edit
         from offers.offers o
         join offers.versions v on v.offer_id = o.offer_id and v.version = o.latest_version
         join profiles.people p on p.user_id = o.teacher_id
        where o.state = any($1) and ($2::text is null or position($2 in v.search_a) > 0
          or p.name ilike '%' || $3 || '%' or $4 in (o.offer_id, o.teacher_id))
        order by ${ORDER[input.sort ?? 'sent_at']}
        limit ${page.limit} offset ${page.offset}`,
      [STATES[input.state ?? 'waiting'], toPlainSearchText(input.q), literal(input.q), toSearchText(input.q)],
    )
    return page.of(rows)
  }),

  answer(countOfferRequests, ['offers'], async ({ sql }) => {
    const [counted] = await sql<{ waiting: number }>(
      'select count(*)::int as waiting from offers.offers where state = any($1)',
      [STATES.waiting],
    )
    return { waiting: counted?.waiting ?? 0 }
  }),

  answer(getOfferRequest, ['offers', 'profiles', 'admin'], async ({ sql, input }) => {
    const [request] = await sql<OfferRequestView>(
      `select o.offer_id as id, l.slug, o.state, ${TEACHER} as teacher, o.views, o.added_at, o.public_at,
              case when v.offer_id is null then null else ${VERSION('v')} end as visible, ${VERSION('l')} as latest,
              (select jsonb_agg(jsonb_build_object('what', d.what, 'version', d.version, 'at', ${iso('d.at')},
                                                   'actor', ${actorNamed('d.actor')}, 'reason', d.reason)
                                order by d.revision desc)
                 from offers.decisions d where d.offer_id = o.offer_id) as history
         from offers.offers o
         join offers.versions l on l.offer_id = o.offer_id and l.version = o.latest_version
         left join offers.versions v on v.offer_id = o.offer_id and v.version = o.visible_version
         join profiles.people p on p.user_id = o.teacher_id
        where o.offer_id = $1`,
      [input.id],
    )
    return request ?? reject('OFFER_NOT_FOUND')
  }),
]

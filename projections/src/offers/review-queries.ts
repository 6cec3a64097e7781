import { reject } from '@kredka/contracts/kernel/errors'
import { countOfferRequests, getOfferRequest, listOfferRequests } from '@kredka/contracts/offers/endpoints'
import type { OfferRequestRowView, OfferRequestView } from '@kredka/contracts/offers/views'
import { actorNamed } from '../admin/index.ts'
import { bothWays } from '../kernel/both-ways.ts'
import { all, parameters } from '../kernel/conditions.ts'
import { staffPageOf } from '../kernel/paging.ts'
import { answer, answerPage } from '../kernel/query.ts'
import { firstHits } from '../kernel/text-hits.ts'
import { iso } from '../postgres/postgres.ts'
import { meantBy } from './admin-queries.ts'
import { TEACHER, VERSION } from './sql.ts'

const STATES = {
  waiting: ['waiting', 'active_waiting'],
  active: ['active', 'active_rejected'],
  rejected: ['rejected', 'active_rejected'],
  removed: ['removed'],
  all: ['waiting', 'active_waiting', 'active', 'active_rejected', 'rejected', 'removed'],
} as const

/** Each is the order of an index, forwards or backwards. */
const ORDER = bothWays(
  { sent_at: 'o.sent_at', title: 'o.title collate "pl-x-icu"', state: ['o.state', 'o.sent_at'] },
  'o.offer_id',
)

/** The back office's 'offer requests'. */
export const offerReviewQueryHandlers = [
  answerPage(listOfferRequests, ['offers', 'profiles'], async ({ sql, input: { q, state, sort, ...input } }) => {
    const page = staffPageOf(input)
    const by = ORDER[sort ?? 'sent_at']
    const { param, params } = parameters()
    const window = `o.state in (${STATES[state ?? 'waiting'].map((one) => `'${one}'`).join(', ')})`
    const { fits, gathered, ...searched } = await meantBy(sql, q, param)
    const texts = { where: all([fits]), gathered: all([gathered]) }
    const hits = { of: 'offers.offers o', window, ...texts, by, count: page.offset + page.limit }
    const rows = await sql<OfferRequestRowView>(
      `select o.offer_id as id, v.version, o.state, coalesce(v.title, '') as title, v.subject_id, ${TEACHER}
          as teacher, o.sent_at,
              o.visible_version is not null and v.version > 1 as is_edit
         from (select * from (${firstHits(hits, q)}) o order by ${by} limit ${page.limit} offset ${page.offset}) o
         join offers.versions v on v.offer_id = o.offer_id and v.version = o.latest_version
         join profiles.people p on p.user_id = o.teacher_id
        order by ${by}`,
      params,
    )
    return page.of(rows, searched)
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

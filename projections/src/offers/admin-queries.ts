import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { exportOffers, listAllOffers } from '@kredka/contracts/offers/endpoints'
import type { ListedOfferState, OfferListSort } from '@kredka/contracts/offers/states'
import type { AdminOfferView } from '@kredka/contracts/offers/views'
import { bothWays } from '../kernel/both-ways.ts'
import { all, either, parameters } from '../kernel/conditions.ts'
import { staffPageOf } from '../kernel/paging.ts'
import { answerPage, type DocumentHandler, type QueryHandler, type Sql } from '../kernel/query.ts'
import { answerTable, plainAmount } from '../kernel/table-file.ts'
import { firstHits } from '../kernel/text-hits.ts'
import { toSearchText } from '../kernel/typed.ts'
import { among, foundTeachers, teachersNamedQuery } from '../profiles/index.ts'
import { TEACHER } from './sql.ts'
import { together } from './terms.ts'
import { textQueryOf } from './text-query.ts'

const READS = ['offers', 'profiles']

/** Each is the order of an index, forwards or backwards. */
const ORDER: Readonly<Record<OfferListSort, string>> = bothWays(
  {
    ...{ changed_at: 'o.changed_at', added_at: 'o.added_at' },
    ...{ title: 'o.title collate "pl-x-icu"', amount: 'o.amount', views: 'o.views' },
    // what is hidden, which is for its teacher's row to say, stands among what is live
    state: [
      `case when o.removed then 'removed' when o.visible_version is not null then 'live'
        when o.latest_decision = 'taken_down' then 'taken_down' else o.state end`,
      'o.changed_at',
    ],
  },
  'o.offer_id',
)
const PUBLIC = "o.state in ('active', 'active_waiting', 'active_rejected')"
/** Teachers who may not, or do not, teach any more: few, in an index of their own. */
const AWAY = 'o.teacher_id in (select user_id from offers.people where away)'
const IN_STATE: Readonly<Record<ListedOfferState, string>> = {
  live: `${PUBLIC} and not ${AWAY}`,
  // as an array, which the planner takes for a short list
  hidden: `${PUBLIC} and o.offer_id = any(array(
    select away.offer_id from offers.people t join offers.offers away on away.teacher_id = t.user_id
     where t.away))`,
  waiting: "o.state = 'waiting'",
  rejected: "o.state = 'rejected' and o.latest_decision = 'rejected'",
  taken_down: "o.state = 'rejected' and o.latest_decision = 'taken_down'",
  removed: "o.state = 'removed'",
}
const STATE = `case when o.removed then 'removed'
  when o.visible_version is not null then case when t.teaches then 'live' else 'hidden' end
  when o.latest_decision = 'taken_down' then 'taken_down'
  else o.state end as state`

/** The back office's section of offers (ADM-02). */
export const offerAdminQueryHandlers: readonly QueryHandler[] = [
  answerPage(listAllOffers, READS, async ({ sql, input }) => {
    const page = staffPageOf(input)
    const { rows, ...searched } = await findOffers(sql, input, page)
    return page.of(rows, searched)
  }),
]

const HEAD = [
  'id',
  'title',
  'teacher_id',
  'teacher',
  'subject',
  'level',
  'state',
  'amount',
  'currency',
  'views',
  'added_at',
  'changed_at',
]

/** The list as a file (ADM-02). */
export const offerDocuments: readonly DocumentHandler[] = [
  answerTable(exportOffers, READS, {
    name: 'offers',
    head: HEAD,
    cellsOf,
    find: async (sql, input, page) => (await findOffers(sql, input, page)).rows,
  }),
]

function cellsOf(row: AdminOfferView): readonly string[] {
  const { id, title, teacher, subject_id, level, state, amount, currency, views, added_at, changed_at } = row
  const what = [id, title, teacher.id, teacher.name ?? '', subject_id, level, state]
  return [...what, plainAmount(amount), currency, String(views), added_at, changed_at]
}

/** As the list shows them, so many of them. */
async function findOffers(
  sql: Sql,
  input: InputOf<typeof exportOffers>,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly AdminOfferView[]; readonly more_people: boolean }> {
  const by = ORDER[input.sort ?? '-changed_at']
  const { param, params } = parameters()
  const { state, subject } = input
  const meant = await meantBy(sql, input.q, param)
  const asked = [
    state === undefined ? null : IN_STATE[state],
    subject === undefined ? null : `o.subject_id = ${param(subject)}`,
  ]
  const [where, gathered] = [all([...asked, meant.fits]), all([...asked, meant.gathered])]
  const hits = {
    of: 'offers.offers o',
    window: 'true',
    where,
    gathered,
    by,
    count: page.offset + page.limit,
  }
  const rows = await sql<AdminOfferView>(
    `select o.offer_id as id, ${STATE}, o.title, v.subject_id, v.level, ${TEACHER} as teacher,
            o.amount, coalesce(v.prices->0->>'currency', 'PLN') as currency, o.views, o.added_at,
            o.changed_at
       from (select * from (${firstHits(hits, input.q)}) o order by ${by} limit ${page.limit} offset ${page.offset}) o
       join offers.versions v on v.offer_id = o.offer_id and v.version = o.latest_version
       join profiles.people p on p.user_id = o.teacher_id
       join offers.people t on t.user_id = o.teacher_id
      order by ${by}`,
    params,
  )
  return { rows, more_people: meant.more_people }
}

/** Offers `o` whose words, teacher’s name or id staff typed, as rows show it and as indexes gather them. */
export async function meantBy(sql: Sql, q: string | undefined, param: (value: unknown) => string) {
  const typed = toSearchText(q)
  if (typed === null) return { fits: null, gathered: null, more_people: false }
  const text = await textQueryOf(sql, q ?? '', teachersNamedQuery)
  const { ids: teachers, more_people } = foundTeachers(text?.teachers ?? [])
  const id = param(typed)
  const others = [
    // one plan is as good for all texts, and is kept where the planner sees none of them
    text === null ? null : `o.words @@ (select to_tsquery('simple', ${param(together(text.terms, 'alike'))}))`,
    `o.offer_id = ${id}`,
    `o.teacher_id = ${id}`,
  ]
  // so with ids: seen they cost it more than what they find
  const named = among(param(teachers))
  return {
    fits: either([...others, `o.teacher_id in ${named}`]),
    gathered: either([...others, `o.teacher_id = any(array${named})`]),
    more_people,
  }
}

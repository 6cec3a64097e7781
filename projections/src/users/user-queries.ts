import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { reject } from '@kredka/contracts/kernel/errors'
import { STAFF_ROWS_MAX } from '@kredka/contracts/kernel/staff-lists'
import { exportUserAddresses, exportUsers, listUsers, showUser } from '@kredka/contracts/users/endpoints'
import type { UserSort } from '@kredka/contracts/users/rules'
import type { UserDetailView, UserRowView, UserSessionView } from '@kredka/contracts/users/views'
import { actorNamed } from '../admin/index.ts'
import { hintOf } from '../kernel/address-hint.ts'
import { bothWays } from '../kernel/both-ways.ts'
import { staffPageOf } from '../kernel/paging.ts'
import {
  answer,
  answerDocument,
  answerPage,
  type DocumentHandler,
  type QueryHandler,
  type Sql,
} from '../kernel/query.ts'
import { answerTable, tableFile } from '../kernel/table-file.ts'
import { iso } from '../postgres/postgres.ts'
import { betaFeaturesOf } from '../settings/index.ts'
import { ACTS_ABOUT, BY_NAME, findPeople } from './sql.ts'

const ORDER: Readonly<Record<UserSort, string>> = bothWays(
  { registered_at: 'u.registered_at', name: BY_NAME, offers: 'u.offers', state: ['u.state', 'u.registered_at'] },
  'u.user_id',
)

const PERSON = `u.user_id as id, u.name, ${hintOf('u.email')} as email_hint, a.provider, a.language, u.state,
  u.registered_at, u.teaching as teacher_state`

/**
 * What the sections of the back office hold about person `a`; each counts what its own search by the person's id finds.
 */
const CASES = `jsonb_build_object(
  'comments', (select count(*) from reviews.reviews r where a.user_id in (r.student_id, r.teacher_id)),
  'exercises', (select count(*) from topics.exercises e where e.teacher_id = a.user_id and e.sent_at is not null),
  'lesson_problems', (select count(*) from lessons.lessons l join lessons.problems x on x.lesson_id = l.lesson_id
                       where a.user_id in (l.student_id, l.teacher_id)),
  'message_reports', (select count(*) from chat.reports m where a.user_id in (m.reporter_id, m.reported_id)),
  'orders_received', (select count(*) from orders.orders o where o.teacher_id = a.user_id),
  'orders_placed', (select count(*) from orders.orders o where o.student_id = a.user_id)) as cases`
const LIST_READS = ['accounts', 'users', 'settings']
const DETAIL_READS = [
  ...['accounts', 'profiles', 'users', 'settings', 'offers', 'admin'],
  ...['reviews', 'topics', 'lessons', 'chat', 'orders'],
]

/** Where somebody is logged in now: the vault's to tell. */
export type SessionsOf = (user_id: string) => Promise<readonly UserSessionView[]>

/** 'Users' of the back office. */
export function userQueryHandlers(sessionsOf: SessionsOf): readonly QueryHandler[] {
  return [
    answerPage(listUsers, LIST_READS, async ({ sql, input }) => {
      const page = staffPageOf(input)
      return page.of(await findUsers(sql, input, page))
    }),

    answer(showUser, DETAIL_READS, async ({ sql, input, now }) => {
      const [row] = await sql<Omit<UserDetailView, 'beta_features' | 'sessions'>>(
        `select ${PERSON}, s.timezone, a.state_reason, a.terms_version,
                t.reason as teacher_reason, u.teaches_since as teacher_since, t.terms_version as tutor_terms_version,
                (select jsonb_build_object('public', count(*) filter (where o.visible_version is not null),
                                           'waiting', count(*) filter (where o.state in ('waiting', 'active_waiting')),
                                           'all', count(*))
                   from offers.offers o where o.teacher_id = a.user_id) as offers, ${CASES},
                (select i.invitation_id from users.invitations i
                  where i.user_id = a.user_id and i.state = 'pending' and i.expires_at > $2
                  order by i.sent_at desc limit 1) as invitation_id,
                coalesce((select jsonb_agg(jsonb_build_object('id', h.event_id, 'type', h.type, 'at', ${iso('h.at')},
                  'actor', ${actorNamed('h.actor')},
                                                              'feature', h.feature, 'reason', h.reason)
                                                                order by h.at desc)
                            from (${ACTS_ABOUT}) h), '[]') as history
           from users.people u
           join accounts.accounts a using (user_id)
           left join users.teachers t using (user_id)
           left join settings.people s using (user_id)
          where a.user_id = $1`,
        [input.id, new Date(now)],
      )
      if (row === undefined) return reject('NOT_FOUND')
      const [beta_features, sessions] = await Promise.all([betaFeaturesOf(sql, input.id, now), sessionsOf(input.id)])
      return { ...row, beta_features, sessions: [...sessions] }
    }),
  ]
}

const HEAD = [
  'id',
  'name',
  'email_hint',
  'provider',
  'language',
  'state',
  'teacher_state',
  'offers',
  'beta_waiting',
  'registered_at',
]

/** The list as a file; of addresses no more than the list shows (ADM-02). */
export const userDocuments: readonly DocumentHandler[] = [
  answerTable(exportUsers, LIST_READS, {
    name: 'users',
    head: HEAD,
    cellsOf,
    find: (sql, input, page) => findUsers(sql, input, page),
  }),
]

function cellsOf(row: UserRowView): readonly string[] {
  const { id, name, email_hint, provider, language, state, teacher_state, offers, beta_waiting, registered_at } = row
  const who = [id, name ?? '', email_hint ?? '', provider, language]
  return [...who, state, teacher_state, String(offers), String(beta_waiting), registered_at]
}

/**
 * The same file with whole addresses (ADM-03).
 * @param isOpen whether this admin said just now why they need them
 */
export function addressDocument(isOpen: (admin_id: string, now: number) => Promise<boolean>): DocumentHandler {
  const head = HEAD.map((name) => (name === 'email_hint' ? 'email' : name))
  const withAddress = (row: AddressedRow) => cellsOf({ ...row, email_hint: row.email })
  return answerDocument(exportUserAddresses, LIST_READS, async ({ sql, input, viewer, now }) => {
    if (viewer.kind !== 'admin' || !(await isOpen(viewer.id, now))) return reject('ADDRESS_LIST_NOT_OPEN')
    const page = { limit: STAFF_ROWS_MAX, offset: 0 }
    const rows = await findUsers<AddressedRow>(sql, input, page, `${PERSON}, u.email`)
    return tableFile('user-addresses', head, rows, withAddress, now)
  })
}

interface AddressedRow extends UserRowView {
  readonly email: string | null
}

/**
 * As the list shows them, so many of them.
 * @param columns of person `u` with account `a`
 */
async function findUsers<Row extends UserRowView>(
  sql: Sql,
  input: InputOf<typeof exportUsers>,
  page: { readonly limit: number; readonly offset: number },
  columns = PERSON,
): Promise<readonly Row[]> {
  const order = ORDER[input.sort ?? '-registered_at']
  const people = findPeople(input, order, page)
  return await sql<Row & Record<string, unknown>>(
    `select ${columns}, u.offers,
            (select count(*)::int from settings.beta_features b where b.user_id = u.user_id
              and b.state = 'requested') as beta_waiting
       from (${people.text}) u
       join accounts.accounts a using (user_id)
      order by ${order}`,
    people.params,
  )
}

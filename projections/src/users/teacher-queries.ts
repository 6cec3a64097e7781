import { listTeacherInvitations, listTeachers } from '@kredka/contracts/users/endpoints'
import type { TeacherSort } from '@kredka/contracts/users/rules'
import type { TeacherInvitationRowView, TeacherRowView } from '@kredka/contracts/users/views'
import { hintOf } from '../kernel/address-hint.ts'
import { bothWays } from '../kernel/both-ways.ts'
import { staffPageOf } from '../kernel/paging.ts'
import { answerPage } from '../kernel/query.ts'
import { literal, toSearchText } from '../kernel/typed.ts'
import { BY_NAME, findPeople } from './sql.ts'

const ORDER: Readonly<Record<TeacherSort, string>> = bothWays(
  { since: 'u.teaches_since', name: BY_NAME, offers: 'u.offers', state: ['u.teaching', 'u.teaches_since'] },
  'u.user_id',
)

const INVITATION_STATE = `case when i.state = 'pending' and i.expires_at <= $3 then 'expired' else i.state end`

/** 'Teacher requests' of the back office (PRO-03). */
export const teacherQueryHandlers = [
  answerPage(listTeachers, ['users'], async ({ sql, input: { q, state, sort = '-since', ...input } }) => {
    const page = staffPageOf(input)
    const people = findPeople({ q, teaching: state }, ORDER[sort], page, "u.teaching <> 'none'")
    const rows = await sql<TeacherRowView>(
      `select u.user_id as id, u.name, ${hintOf('u.email')} as email_hint, u.teaching as state, t.reason,
              u.teaches_since as since, t.how, t.terms_version, u.offers
         from (${people.text}) u
         join users.teachers t using (user_id)
        order by ${ORDER[sort]}`,
      people.params,
    )
    return page.of(rows)
  }),

  answerPage(listTeacherInvitations, ['users', 'profiles'], async ({ sql, input, now }) => {
    const page = staffPageOf(input)
    const rows = await sql<TeacherInvitationRowView>(
      `select i.invitation_id as id, coalesce(p.name, i.name) as name, ${hintOf('i.email')} as email_hint, i.user_id,
          i.language,
              ${INVITATION_STATE} as state, i.invited_at, i.sent_at, i.times_sent, i.expires_at,
              i.ended_at, i.reason
         from users.invitations i
         left join profiles.people p using (user_id)
        where ($1::text is null or coalesce(p.name, i.name) ilike '%' || $2 || '%' or i.email like '%' || $2 || '%'
               or i.invitation_id = $1 or i.user_id = $1)
          and ($4::text is null or ${INVITATION_STATE} = $4)
        order by i.invited_at desc, i.invitation_id
        limit ${page.limit} offset ${page.offset}`,
      [toSearchText(input.q), literal(input.q), new Date(now), input.state ?? null],
    )
    return page.of(rows)
  }),
]

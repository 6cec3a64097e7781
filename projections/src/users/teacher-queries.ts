import { listTeacherInvitations, listTeachers } from '@kredka/contracts/users/endpoints'
import type { TeacherSort } from '@kredka/contracts/users/rules'
import type { TeacherInvitationRowView, TeacherRowView } from '@kredka/contracts/users/views'
import { hintOf } from '../kernel/address-hint.ts'
import { staffPageOf } from '../kernel/paging.ts'
import { answerPage } from '../kernel/query.ts'
import { literal, toSearchText } from '../kernel/typed.ts'

const ORDER: Readonly<Record<TeacherSort, string>> = {
  since: 't.since, t.user_id',
  '-since': 't.since desc, t.user_id',
  name: 'p.name collate "pl-x-icu" nulls last, t.user_id',
  '-name': 'p.name collate "pl-x-icu" desc nulls last, t.user_id',
  offers: 'offers, t.user_id',
  '-offers': 'offers desc, t.user_id',
  state: 't.state, t.since desc, t.user_id',
  '-state': 't.state desc, t.since desc, t.user_id',
}

const INVITATION_STATE = `case when i.state = 'pending' and i.expires_at <= $3 then 'expired' else i.state end`

/** 'Teacher requests' of the back office (PRO-03). */
export const teacherQueryHandlers = [
  answerPage(listTeachers, ['users', 'accounts', 'profiles', 'offers'], async ({ sql, input }) => {
    const page = staffPageOf(input)
    const rows = await sql<TeacherRowView>(
      `select t.user_id as id, p.name, ${hintOf('a.email')} as email_hint, t.state, t.reason, t.since, t.how,
          t.terms_version,
              (select count(*)::int from offers.versions v where v.teacher_id = t.user_id and v.visible) as offers
         from users.teachers t
         join accounts.accounts a using (user_id)
         join profiles.people p using (user_id)
        where ($1::text is null or p.name ilike '%' || $2 || '%' or a.email like '%' || $2 || '%' or t.user_id = $1)
          and ($3::text is null or t.state = $3)
        order by ${ORDER[input.sort ?? '-since']}
        limit ${page.limit} offset ${page.offset}`,
      [toSearchText(input.q), literal(input.q), input.state ?? null],
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

import { reject } from '@kredka/contracts/kernel/errors'
import { getQualification, listOwnQualifications, listQualifications } from '@kredka/contracts/qualifications/endpoints'
import type {
  OwnQualificationView,
  QualificationDetailView,
  QualificationView,
} from '@kredka/contracts/qualifications/views'
import { historyOf } from '../admin/index.ts'
import { answer, userIdOf } from '../kernel/query.ts'
import { iso } from '../postgres/postgres.ts'

/** Of `q`. */
const WORDS = `q.qualification_id as id, coalesce(q.title, '') as title, coalesce(q.institution, '') as institution,
  q.year`
const ORDER = 'order by q.stated_at, q.qualification_id'

export const qualificationQueryHandlers = [
  answer(listQualifications, ['qualifications', 'profiles'], async ({ sql, input }) => [
    ...(await sql<QualificationView>(
      `select ${WORDS}, q.state = 'checked' as is_checked
         from qualifications.qualifications q join profiles.people p on p.user_id = q.teacher_id
        where q.teacher_id = $1 and p.teaches ${ORDER}`,
      [input.id],
    )),
  ]),

  answer(listOwnQualifications, ['qualifications'], async ({ sql, viewer }) => [
    ...(await sql<OwnQualificationView>(
      `select ${WORDS}, q.state, q.reason from qualifications.qualifications q where q.teacher_id = $1 ${ORDER}`,
      [userIdOf(viewer)],
    )),
  ]),

  answer(getQualification, ['qualifications', 'profiles', 'admin'], async ({ sql, input }) => {
    const history = historyOf('qualifications.history', 'h.qualification_id = q.qualification_id')
    const [found] = await sql<QualificationDetailView>(
      `select ${WORDS}, q.state, q.reason, jsonb_build_object('id', q.teacher_id, 'name', p.name) as teacher,
              jsonb_build_object('file_id', q.file_id, 'type', q.file_type, 'sent_at', ${iso('q.sent_at')}) as proof, q.sent as version,
              ${history}
         from qualifications.qualifications q left join profiles.people p on p.user_id = q.teacher_id
        where q.qualification_id = $1 and q.file_id is not null`,
      [input.id],
    )
    return found ?? reject('QUALIFICATION_NOT_FOUND')
  }),
]

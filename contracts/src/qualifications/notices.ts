import { NOT_URGENT, notice } from '../kernel/notices.ts'
import { Id, Nullable, Obj, OneOf, Text } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { QUALIFICATION_WORDS_MAX } from './rules.ts'

export const qualificationsNotices = {
  /** `reason` where it was refused. */
  qualification_status: notice(
    NOT_URGENT,
    Obj({
      qualification_id: Id,
      title: Text(QUALIFICATION_WORDS_MAX),
      status: OneOf(['checked', 'refused']),
      reason: Nullable(Text(REASON_MAX)),
    }),
    {
      qualification_id: '01jd0000000000000000000001',
      title: 'Magister matematyki',
      status: 'refused',
      reason: 'Na zdjęciu nie widać nazwy uczelni.',
    },
  ),
}

import { NOT_URGENT, notice } from '../kernel/notices.ts'
import { Id, Nullable, Obj, OneOf, Text } from '../kernel/schema.ts'
import { ANSWER_MAX, IDEA_TITLE_MAX } from './rules.ts'

export const communityNotices = {
  idea_status: notice(
    NOT_URGENT,
    Obj({
      idea_id: Id,
      idea_title: Text(IDEA_TITLE_MAX),
      status: OneOf(['under_vote', 'accepted', 'rejected']),
      answer: Nullable(Text(ANSWER_MAX)),
    }),
    { idea_id: '01jd0000000000000000000001', idea_title: 'Tablica', status: 'accepted', answer: 'Zrobimy to.' },
  ),
}

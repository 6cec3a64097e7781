import { NOT_URGENT, notice } from '../kernel/notices.ts'
import { Id, Obj, Text } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { LEVEL_NAME_MAX } from './rules.ts'

const own = { level_id: Id, level_name: Text(LEVEL_NAME_MAX) }
const example = { level_id: '01jd0000000000000000000001', level_name: 'Zakręcona łąka' }

/** Of an author's own levels: what others said and staff decided. */
export const levelsNotices = {
  level_hidden: notice(NOT_URGENT, Obj(own), example),
  level_cleared: notice(NOT_URGENT, Obj(own), example),
  level_taken_down: notice(NOT_URGENT, Obj({ ...own, reason: Text(REASON_MAX) }), {
    ...example,
    reason: 'Ściany układają się w obraźliwy napis.',
  }),
}

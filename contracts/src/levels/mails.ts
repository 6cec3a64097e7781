import { NAME_MAX } from '../accounts/rules.ts'
import { mail } from '../kernel/mails.ts'
import { Id, Obj, Text } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { LEVEL_NAME_MAX } from './rules.ts'

const own = { name: Text(NAME_MAX), level_id: Id, level_name: Text(LEVEL_NAME_MAX) }

/** GAM-03: what became of a reported level, to its author. */
export const levelsMails = {
  level_hidden: mail(Obj(own), { notice: 'level_hidden' }),
  level_cleared: mail(Obj(own), { notice: 'level_cleared' }),
  level_taken_down: mail(Obj({ ...own, reason: Text(REASON_MAX) }), { notice: 'level_taken_down' }),
}

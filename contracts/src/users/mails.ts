import { NAME_MAX } from '../accounts/rules.ts'
import { mail } from '../kernel/mails.ts'
import { Obj, Text } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'

const name = Text(NAME_MAX)

/** What teachers hear from the team. */
export const usersMails = {
  become_teacher: mail(Obj({ name }), { token: 'become_teacher', priority: 'urgent' }),
  teacher_suspended: mail(Obj({ name, reason: Text(REASON_MAX) })),
  teacher_reinstated: mail(Obj({ name })),
}

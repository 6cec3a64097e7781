import { NAME_MAX } from '../accounts/rules.ts'
import { mail } from '../kernel/mails.ts'
import { Obj, Text } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { QUALIFICATION_WORDS_MAX } from './rules.ts'

export const qualificationsMails = {
  /** PRO-04: staff refused the paper of a qualification, or took the mark back. */
  qualification_refused: mail(
    Obj({ name: Text(NAME_MAX), title: Text(QUALIFICATION_WORDS_MAX), reason: Text(REASON_MAX) }),
    { notice: 'qualification_status' },
  ),
}

import { NAME_MAX } from '../accounts/rules.ts'
import { mail } from '../kernel/mails.ts'
import { Id, Obj, Text } from '../kernel/schema.ts'

/** Subject, person and words are looked up when the mail leaves. */
const request = Obj({ name: Text(NAME_MAX), request_id: Id })

export const quizRequestsMails = {
  quiz_requested: mail(request, { notice: 'quiz_requested', opens: 'request_id' }),
  quiz_request_declined: mail(request, { notice: 'quiz_request_declined' }),
}

import { NAME_MAX } from '../accounts/rules.ts'
import { mail } from '../kernel/mails.ts'
import { Id, Obj, Text } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { TOPIC_TITLE_MAX } from './rules.ts'

const Params = Obj({
  name: Text(NAME_MAX),
  topic_id: Id,
  topic_title: Text(TOPIC_TITLE_MAX),
  reason: Text(REASON_MAX),
})

export const topicsMails = {
  /** TOP-01: staff rejected an exercise, or took it down. Its words are in the topic, where the button leads. */
  exercise_rejected: mail(Params, { notice: 'exercise_status' }),
}

import { NAME_MAX } from '../accounts/rules.ts'
import { mail } from '../kernel/mails.ts'
import { Obj, Text, Type } from '../kernel/schema.ts'
import { ANSWER_MAX, IDEA_TITLE_MAX } from './rules.ts'

const idea = { name: Text(NAME_MAX), idea_title: Text(IDEA_TITLE_MAX) }
const answer = Text(ANSWER_MAX)

export const communityMails = {
  idea_under_vote: mail(Obj(idea), { notice: 'idea_status' }),
  idea_accepted: mail(Obj({ ...idea, answer: Type.Optional(answer) }), { notice: 'idea_status' }),
  idea_rejected: mail(Obj({ ...idea, answer }), { notice: 'idea_status' }),
}

import { notice, URGENT, WELCOME } from '../kernel/notices.ts'
import { Id, Obj, Text } from '../kernel/schema.ts'
import { REASON_MAX, TITLE_MAX } from './rules.ts'
import { SubjectRef } from './views.ts'

const offer = { offer_id: Id, offer_subject: SubjectRef, offer_title: Text(TITLE_MAX) }
const example = {
  offer_id: '01jd0000000000000000000001',
  offer_subject: 'maths',
  offer_title: 'Matura bez stresu',
}

export const offersNotices = {
  offer_activated: notice(WELCOME, Obj(offer), example),
  offer_rejected: notice(URGENT, Obj({ ...offer, reason: Text(REASON_MAX) }), {
    ...example,
    reason: 'Za krótki opis.',
  }),
  offer_taken_down: notice(URGENT, Obj({ ...offer, reason: Text(REASON_MAX) }), {
    ...example,
    reason: 'W opisie jest numer telefonu.',
  }),
  /** Staff took back that it was refused or taken down. */
  offer_restored: notice(WELCOME, Obj(offer), example),
}

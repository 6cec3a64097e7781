import { notice, WELCOME } from '../kernel/notices.ts'
import { Id, Obj } from '../kernel/schema.ts'
import { SubjectRef } from '../offers/views.ts'

export const searchesNotices = {
  /** Another's offer: its title is looked up, like a name. */
  saved_search_match: notice(WELCOME, Obj({ offer_id: Id, offer_subject: SubjectRef, search_id: Id }), {
    offer_id: '01jd0000000000000000000001',
    offer_subject: 'maths',
    search_id: '01jd0000000000000000000002',
  }),
}

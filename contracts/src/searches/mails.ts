import { NAME_MAX } from '../accounts/rules.ts'
import { mail } from '../kernel/mails.ts'
import { Id, Obj, Text } from '../kernel/schema.ts'

export const searchesMails = {
  /** The title of the offer is its teacher's: it is looked up. */
  saved_search_match: mail(Obj({ name: Text(NAME_MAX), offer_id: Id }), { notice: 'saved_search_match' }),
}

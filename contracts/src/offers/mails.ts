import { NAME_MAX } from '../accounts/rules.ts'
import { mail } from '../kernel/mails.ts'
import { Id, Obj, Text } from '../kernel/schema.ts'
import { REASON_MAX, TITLE_MAX } from './rules.ts'

const offer = { name: Text(NAME_MAX), offer_id: Id, offer_title: Text(TITLE_MAX) }

export const offersMails = {
  offer_activated: mail(Obj(offer), { notice: 'offer_activated' }),
  offer_rejected: mail(Obj({ ...offer, reason: Text(REASON_MAX) }), { notice: 'offer_rejected' }),
  offer_taken_down: mail(Obj({ ...offer, reason: Text(REASON_MAX) }), { notice: 'offer_taken_down' }),
  offer_restored: mail(Obj(offer), { notice: 'offer_restored' }),
}

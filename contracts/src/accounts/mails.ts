import { mail } from '../kernel/mails.ts'
import { Instant, Obj, OneOf, Text, Type } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { NAME_MAX, PROVIDERS } from './rules.ts'

const name = Text(NAME_MAX)
const reason = Text(REASON_MAX)
const priority = 'urgent'

/** Ways in and out, and what an owner should know of their account. */
export const accountsMails = {
  signup: mail(Obj({}), { token: 'signup', priority }),
  /** Somebody asked for an account with an address that has one: only the owner of the mailbox learns it (ACC-04). */
  signup_existing_account: mail(Obj({ name }), { priority }),
  password_reset: mail(Obj({ name }), { token: 'password_reset', priority }),
  password_changed: mail(Obj({ name, changed_at: Instant }), { priority }),
  /** ACC-10: the account is not locked, its owner is told. */
  many_failed_logins: mail(Obj({ name, failures: Type.Integer({ minimum: 1 }) }), { priority }),
  /** A third party opens the account from now on: its owner should know (ACC-05). */
  third_party_linked: mail(Obj({ name, provider: OneOf(PROVIDERS) }), { priority }),
  account_blocked: mail(Obj({ name, reason })),
  account_unblocked: mail(Obj({ name, reason })),
  /** Asks whether it was the person who wants the account deleted (ACC-08). */
  account_deletion: mail(Obj({ name }), { token: 'account_deletion', priority }),
  account_deletion_scheduled: mail(Obj({ name, due_at: Instant })),
  account_deletion_cancelled: mail(Obj({ name })),
  /** The last one: the person is forgotten once it has left. */
  account_deleted: mail(Obj({ name })),
}

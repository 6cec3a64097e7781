import { accountEvents as e } from '@kredka/contracts/accounts/events'
import { type Hint, type Hints, hints } from '../kernel/hints.ts'

const toAdmins = (id: string): Hint => ({ to: 'admins', entity: 'account', id })
const own = (person: string, entity: 'account' | 'acceptance'): Hint => ({ to: { person }, entity })

/** People in the back office, and what a person's own settings say of the account. */
export const accountHints: Hints = {
  ...hints(
    [e.AccountRegistered, e.AccountBlocked, e.AccountUnblocked, e.AccountDeleted, e.LanguageChosen],
    ({ data }) => [toAdmins(data.user_id)],
  ),
  ...hints([e.TermsAccepted], ({ data }) => [own(data.user_id, 'acceptance'), toAdmins(data.user_id)]),
  ...hints(
    [
      e.PasswordChanged,
      e.IdentityLinked,
      e.IdentityUnlinked,
      e.AccountDeletionRequested,
      e.AccountDeletionScheduled,
      e.AccountDeletionCancelled,
    ],
    ({ data }) => [own(data.user_id, 'account'), toAdmins(data.user_id)],
  ),
  ...hints([e.PersonForgotten], ({ data }) => [toAdmins(data.subject_id)]),
}

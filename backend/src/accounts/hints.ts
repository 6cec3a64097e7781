import { accountEvents as e } from '@kredka/contracts/accounts/events'
import { type Hint, type Hints, hints } from '../kernel/hints.ts'

const office = (id: string): Hint => ({ to: 'admins', thing: 'account', id })
const own = (person: string, thing: 'account' | 'acceptance'): Hint => ({ to: { person }, thing })

/** People in the back office, and what a person's own settings say of the account. */
export const accountHints: Hints = {
  ...hints(
    [e.AccountRegistered, e.AccountBlocked, e.AccountUnblocked, e.AccountDeleted, e.LanguageChosen],
    ({ data }) => [office(data.user_id)],
  ),
  ...hints([e.TermsAccepted], ({ data }) => [own(data.user_id, 'acceptance'), office(data.user_id)]),
  ...hints(
    [
      e.PasswordChanged,
      e.IdentityLinked,
      e.IdentityUnlinked,
      e.AccountDeletionRequested,
      e.AccountDeletionScheduled,
      e.AccountDeletionCancelled,
    ],
    ({ data }) => [own(data.user_id, 'account'), office(data.user_id)],
  ),
  ...hints([e.PersonForgotten], ({ data }) => [office(data.subject_id)]),
}

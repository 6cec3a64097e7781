import type { WriteSide } from '../kernel/write-side.ts'
import { accountDecider } from './account.ts'
import { deletionDecider } from './deletion.ts'
import { emailDecider } from './email.ts'
import { type Played, signupDecider } from './requests.ts'

/** Whether there is a person with this id: registered, neither deleted nor forgotten. */
export async function accountExists(write: WriteSide, user_id: string): Promise<boolean> {
  const { state } = await write.fold(accountDecider, user_id)
  return state.is !== 'absent' && state.is !== 'deleted' && state.is !== 'forgotten'
}

/** What an account that was just registered takes over; nothing where it came by another way than a mail's link. */
export async function playedBefore(write: WriteSide, user_id: string): Promise<Played> {
  // the sign-up's id is the user's
  return (await write.fold(signupDecider, user_id)).state.played
}

/** Whose address this is, by the vault's `emailKey`; null for nobody's. */
export async function ownerOfEmail(write: WriteSide, email_key: string): Promise<string | null> {
  return (await write.fold(emailDecider, email_key)).state.user_id
}

/**
 * Whether somebody has shown that the account's address is theirs: a third party may tell one without vouching for it
 * (ACC-05).
 */
export async function isAddressProven(write: WriteSide, user_id: string): Promise<boolean> {
  const { state } = await write.fold(accountDecider, user_id)
  if (state.is === 'absent') return false
  // a password is set by who has read the mail, or knew the one before
  return state.credential_id !== null || state.identities.every(({ proof }) => proof !== 'none')
}

/**
 * Whether the person may agree on something new: registered, not blocked, and not about to have the account deleted.
 */
export async function isOpenAccount(write: WriteSide, user_id: string): Promise<boolean> {
  const [account, deletion] = await Promise.all([
    write.fold(accountDecider, user_id),
    write.fold(deletionDecider, user_id),
  ])
  return account.state.is === 'open' && deletion.state.is !== 'scheduled'
}

import { accountEvents } from '@kredka/contracts/accounts/events'
import type { Rejection } from '@kredka/contracts/kernel/errors'
import { type Recorded, streamOf } from '@kredka/contracts/kernel/events'
import { profileEvents } from '@kredka/contracts/profiles/events'
import { userEvents as e } from '@kredka/contracts/users/events'
import { INVITATION_KEPT_MS } from '@kredka/contracts/users/rules'
import { accountDecider } from '../accounts/index.ts'
import { last } from '../kernel/last.ts'
import { type Alarm, type Policy, type Reaction, rejectionOf, when } from '../kernel/policy.ts'
import type { Tools } from '../kernel/tools.ts'
import { teacherDecider } from '../profiles/index.ts'
import { invitationDecider, invitationId } from './invitation.ts'

type Parts = Pick<Tools, 'write' | 'vault' | 'streams'>

/**
 * The data of an invitation that was written to somebody without an account: nobody's account takes them along, unless
 * it was made from that very invitation (EVT-10).
 */
async function forget(invitation_id: string, { write, vault }: Parts, reaction: Reaction): Promise<void | Rejection> {
  const { state } = await write.fold(invitationDecider, invitation_id)
  if (state.is === 'absent' || state.is === 'forgotten' || state.subject_id !== invitation_id) return undefined
  const { state: account } = await write.fold(accountDecider, invitation_id)
  if (account.is !== 'absent') return undefined
  await vault.forgetPerson(invitation_id)
  const context = reaction.context('users.forget_invitation', invitation_id)
  const outcome = await reaction.write.execute(
    invitationDecider,
    invitation_id,
    { do: 'forget', invitation_id },
    context,
  )
  return rejectionOf(outcome)
}

/**
 * Whoever deletes their account takes along the invitations to its address, and the one that they accepted at another.
 */
export function forgetInvited(parts: Parts): Policy {
  const { write, streams } = parts

  async function invitationsOf(user_id: string): Promise<ReadonlySet<string>> {
    const [account, teacher] = await Promise.all([
      streams.read(streamOf(accountDecider.category, user_id)),
      streams.read(streamOf(teacherDecider.category, user_id)),
    ])
    const found = new Set<string>()
    const accepted = last(teacher, profileEvents.TeacherProfileCreated)?.data.invitation_id
    if (accepted !== undefined) found.add(accepted)
    const email_key = last(account, accountEvents.AccountRegistered)?.data.email_key
    if (email_key === undefined) return found
    for (let number = 1; ; number++) {
      const id = invitationId(email_key, number)
      if ((await write.fold(invitationDecider, id)).state.is === 'absent') return found
      found.add(id)
    }
  }

  return {
    name: 'users.forget-invited',
    inline: false,
    on: when(accountEvents.PersonForgotten, async ({ data }, reaction) => {
      for (const id of await invitationsOf(data.subject_id)) await forget(id, parts, reaction)
    }),
  }
}

/** Who made nothing of an invitation is forgotten a while after its term. */
export function forgetInvitations(parts: Parts): Alarm {
  const setBy = ({ data }: Recorded) => ({
    key: String(data['invitation_id']),
    due_at: new Date(Date.parse(String(data['expires_at'])) + INVITATION_KEPT_MS).toISOString(),
  })
  return {
    name: 'users.forget-unaccepted',
    set: { [e.TeacherInvited.name]: setBy, [e.TeacherInvitationResent.name]: setBy },
    fire: ({ key }, reaction) => forget(key, parts, reaction),
  }
}

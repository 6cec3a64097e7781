import { normalName } from '@kredka/contracts/accounts/names'
import { normalEmail } from '@kredka/contracts/accounts/rules'
import { reject } from '@kredka/contracts/kernel/errors'
import {
  inviteToTeach,
  inviteUserToTeach,
  resendTeacherInvitation,
  withdrawTeacherInvitation,
} from '@kredka/contracts/users/endpoints'
import { INVITATION_MS } from '@kredka/contracts/users/rules'
import { ownerOfEmail, personOf } from '../accounts/index.ts'
import { adminId } from '../kernel/caller.ts'
import { type Handler, handle, type Request } from '../kernel/handler.ts'
import { replyDone, replyMade } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { teacherDecider } from '../profiles/index.ts'
import { invitationDecider, invitationId, isOpen } from './invitation.ts'

interface Invited {
  readonly email: string
  readonly name: string
  readonly language: 'pl' | 'en'
}

/** Inviting people to teach (PRO-03). */
export function invitingHandlers({ write, streams, vault }: Tools): readonly Handler[] {
  /**
   * The id of the address's next invitation; an address has one open invitation at most.
   * @returns null while one is open
   */
  async function nextInvitation(email: string, now: number): Promise<string | null> {
    const email_key = vault.emailKey(email)
    for (let number = 1; ; number++) {
      const id = invitationId(email_key, number)
      const { state } = await write.fold(invitationDecider, id)
      if (state.is === 'absent') return id
      if (isOpen(state, now)) return null
    }
  }

  async function invite(user_id: string | null, { email, name, language }: Invited, request: Request) {
    const { context } = request
    if (user_id !== null && (await write.fold(teacherDecider, user_id)).state !== 'none')
      return reject('ALREADY_TEACHER')
    const invitation_id = await nextInvitation(email, context.now)
    if (invitation_id === null) return reject('INVITATION_PENDING')
    const invitation = {
      invitation_id,
      subject_id: user_id ?? invitation_id,
      user_id,
      email,
      name,
      language,
      expires_at: termFrom(context.now),
      admin_id: adminId(request),
    }
    const outcome = await write.execute(invitationDecider, invitation_id, { do: 'invite', invitation }, context)
    return replyMade(invitation_id, outcome)
  }

  return [
    handle(inviteToTeach, async ({ email, name, language }, request) => {
      const owner = await ownerOfEmail(write, vault.emailKey(email))
      const person = owner === null ? null : await personOf(streams, owner)
      return person === null
        ? invite(null, { email: normalEmail(email), name: normalName(name), language }, request)
        : invite(person.user_id, person, request)
    }),

    handle(inviteUserToTeach, async ({ id }, request) => {
      const person = await personOf(streams, id)
      return person === null ? reject('NOT_FOUND') : invite(id, person, request)
    }),

    handle(resendTeacherInvitation, async ({ id }, request) => {
      const command = {
        do: 'resend',
        invitation_id: id,
        admin_id: adminId(request),
        expires_at: termFrom(request.context.now),
      } as const
      return replyDone(await write.execute(invitationDecider, id, command, request.context))
    }),

    handle(withdrawTeacherInvitation, async ({ id, reason }, request) => {
      const command = { do: 'withdraw', invitation_id: id, admin_id: adminId(request), reason } as const
      return replyDone(await write.execute(invitationDecider, id, command, request.context))
    }),
  ]
}

function termFrom(now: number): string {
  return new Date(now + INVITATION_MS).toISOString()
}

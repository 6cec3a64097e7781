import { SIGNUP_TOKEN_MS } from '@kredka/contracts/accounts/rules'
import { isRejection, reject } from '@kredka/contracts/kernel/errors'
import { TUTOR_TERMS_VERSION } from '@kredka/contracts/legal/versions'
import { acceptTeacherInvitation, openTeacherInvitation } from '@kredka/contracts/users/endpoints'
import { accountExists, ownerOfEmail } from '../accounts/index.ts'
import { callerId } from '../kernel/caller.ts'
import { type Handler, handle, type Request } from '../kernel/handler.ts'
import { replyDone } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { teacherDecider } from '../profiles/index.ts'
import { invitationDecider, isOpen } from './invitation.ts'
import { inviteeOf } from './invitee.ts'

const PURPOSE = 'become_teacher'

/** What the holder of an invitation's link can do with it (PRO-03). */
export function invitedHandlers({ write, streams, vault }: Tools): readonly Handler[] {
  /** The open invitation that this token was sent for to this address; null where there is none, or no longer. */
  async function invitationOf(token: string, email: string, { context }: Request) {
    const found =
      (await vault.tokens.peek(PURPOSE, token)) ?? (await vault.tokens.spend(PURPOSE, token, context.command_id))
    if (found === null || found.email_key !== vault.emailKey(email)) return null
    const { state } = await write.fold(invitationDecider, found.subject_id)
    return isOpen(state, context.now) ? { invitation_id: found.subject_id, ...state } : null
  }

  return [
    handle(openTeacherInvitation, async ({ email, token }, request) => {
      const invitation = await invitationOf(token, email, request)
      const invitee = invitation === null ? null : await inviteeOf(streams, invitation.invitation_id)
      if (invitation === null || invitee === null) return reject('REQUEST_EXPIRED')
      await vault.loginLimits.trustAddress(request.ip, email)
      const email_key = vault.emailKey(email)
      if ((await ownerOfEmail(write, email_key)) !== null) {
        return { answer: { name: invitee.name, signup_token: null } }
      }
      // The subject of an invitation without an account becomes the user, as that of a sign-up does: one key for all
      // their data.
      const subject_id = invitation.subject_id
      if (invitation.user_id !== null || (await accountExists(write, subject_id))) return reject('REQUEST_EXPIRED')
      await vault.tokens.revoke('signup', subject_id)
      const signup_token = await vault.tokens.mint({
        purpose: 'signup',
        subject_id,
        email_key,
        ttl_ms: SIGNUP_TOKEN_MS,
      })
      return { answer: { name: invitee.name, signup_token } }
    }),

    handle(acceptTeacherInvitation, async ({ email, token, about, terms_version }, request) => {
      const { context } = request
      const user_id = callerId(request)
      const invitation = await invitationOf(token, email, request)
      if (invitation === null) return reject('REQUEST_EXPIRED')
      const command = {
        do: 'start',
        user_id,
        about,
        how: 'invitation',
        invitation_id: invitation.invitation_id,
        agreed_version: terms_version ?? null,
        version_in_force: TUTOR_TERMS_VERSION,
      } as const
      const started = await write.execute(teacherDecider, user_id, command, context)
      if (isRejection(started)) return started
      await vault.tokens.spend(PURPOSE, token, context.command_id)
      return replyDone(started)
    }),
  ]
}

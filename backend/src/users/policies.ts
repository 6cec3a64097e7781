import { accountEvents } from '@kredka/contracts/accounts/events'
import { profileEvents } from '@kredka/contracts/profiles/events'
import { userEvents as e } from '@kredka/contracts/users/events'
import { personOf } from '../accounts/index.ts'
import { type Policy, type Reaction, rejectionOf, when } from '../kernel/policy.ts'
import type { OpenStreams, Tools } from '../kernel/tools.ts'
import { requestMail } from '../mail/index.ts'
import { forgetInvited } from './forgetting.ts'
import { invitationDecider } from './invitation.ts'
import { inviteeOf } from './invitee.ts'

export function userPolicies(tools: Tools): readonly Policy[] {
  const { streams, vault } = tools
  return [
    /** A block acts at once, on every device (ADM-02). */
    {
      name: 'users.end-blocked-sessions',
      inline: true,
      on: when(accountEvents.AccountBlocked, async ({ data }) => {
        await vault.sessions.endAllOf(data.user_id)
      }),
    },
    {
      name: 'users.void-withdrawn-links',
      inline: true,
      on: when(e.TeacherInvitationWithdrawn, ({ data }) => vault.tokens.revoke('become_teacher', data.invitation_id)),
    },
    acceptInvitation,
    forgetInvited(tools),
    mailInvitation(streams),
    mailTeachers(streams),
  ]
}

/** The invitation follows the teacher profile that it led to (PRO-03). */
const acceptInvitation: Policy = {
  name: 'users.accept-invitation',
  inline: true,
  on: when(profileEvents.TeacherProfileCreated, async ({ data: { user_id, invitation_id } }, reaction) => {
    if (invitation_id === undefined) return undefined
    const command = { do: 'accept', invitation_id, user_id } as const
    const context = reaction.context('users.accept_invitation')
    const outcome = await reaction.write.execute(invitationDecider, invitation_id, command, context)
    return rejectionOf(outcome)
  }),
}

function mailInvitation(streams: OpenStreams): Policy {
  async function mail(invitation_id: string, reaction: Reaction) {
    const invitee = await inviteeOf(streams, invitation_id)
    if (invitee === null) return undefined
    return requestMail(reaction, {
      template: 'become_teacher',
      to_subject: invitee.subject_id,
      address: invitee.email,
      language: invitee.language,
      params: { name: invitee.name },
      token_subject: invitation_id,
    })
  }
  return {
    name: 'users.mail-invitation',
    inline: false,
    on: {
      ...when(e.TeacherInvited, ({ data }, reaction) => mail(data.invitation_id, reaction)),
      ...when(e.TeacherInvitationResent, ({ data }, reaction) => mail(data.invitation_id, reaction)),
    },
  }
}

/** A teacher learns that they may not teach, why, and that they may again. */
function mailTeachers(streams: OpenStreams): Policy {
  return {
    name: 'users.mail-teacher-state',
    inline: false,
    on: {
      ...when(profileEvents.TeacherSuspended, async ({ data: { user_id, reason } }, reaction) => {
        const person = await personOf(streams, user_id)
        if (person === null) return undefined
        const to = { to_subject: user_id, address: person.email, language: person.language }
        return requestMail(reaction, { template: 'teacher_suspended', ...to, params: { name: person.name, reason } })
      }),
      ...when(profileEvents.TeacherReinstated, async ({ data: { user_id } }, reaction) => {
        const person = await personOf(streams, user_id)
        if (person === null) return undefined
        const to = { to_subject: user_id, address: person.email, language: person.language }
        return requestMail(reaction, { template: 'teacher_reinstated', ...to, params: { name: person.name } })
      }),
    },
  }
}

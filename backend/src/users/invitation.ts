import { accountEvents } from '@kredka/contracts/accounts/events'
import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { type EventOf, make } from '@kredka/contracts/kernel/events'
import { userEvents as e, type UserEvent } from '@kredka/contracts/users/events'
import type { Decider } from '../kernel/decider.ts'
import { deriveEntityId } from '../kernel/ids.ts'

type Event =
  | Exclude<UserEvent, { type: 'PersonalDataRead' | 'LoginEndedByStaff' | 'AddressListOpened' }>
  | EventOf<typeof accountEvents.PersonForgotten>
type Invited = Extract<Event, { type: 'TeacherInvited' }>

/** Stream `invitation-{invitation_id}` (PRO-03). That a pending one has expired follows from the time. */
export type Invitation =
  | { readonly is: 'absent' }
  | {
      readonly is: 'pending' | 'accepted' | 'withdrawn' | 'forgotten'
      /** Whose data address and name are; the invitation's own id where the address had no account. */
      readonly subject_id: string
      /** The invited person's account, null where there was none; then the account that accepted. */
      readonly user_id: string | null
      readonly expires_at: string
    }
type Known = Exclude<Invitation, { is: 'absent' }>

export type InvitationCommand =
  | { readonly do: 'invite'; readonly invitation: Invited['data'] }
  | {
      readonly do: 'resend'
      readonly invitation_id: string
      readonly admin_id: string
      readonly expires_at: string
    }
  | { readonly do: 'withdraw'; readonly invitation_id: string; readonly admin_id: string; readonly reason: string }
  | { readonly do: 'accept'; readonly invitation_id: string; readonly user_id: string }
  /** After the key is gone. */
  | { readonly do: 'forget'; readonly invitation_id: string }

export const invitationDecider: Decider<Invitation, InvitationCommand, Event> = {
  category: 'invitation',
  initial: { is: 'absent' },
  evolve(state, event) {
    if (event.type === 'TeacherInvited') {
      const { subject_id, user_id, expires_at } = event.data
      return { is: 'pending', subject_id, user_id, expires_at }
    }
    if (state.is === 'absent') return state
    switch (event.type) {
      case 'TeacherInvitationResent':
        return { ...state, expires_at: event.data.expires_at }
      case 'TeacherInvitationWithdrawn':
        return { ...state, is: 'withdrawn' }
      case 'TeacherInvitationAccepted':
        return { ...state, is: 'accepted', user_id: event.data.user_id }
      case 'PersonForgotten':
        return { ...state, is: 'forgotten' }
    }
  },
  decide(state, command) {
    if (command.do === 'invite') {
      return state.is === 'absent' ? [make(e.TeacherInvited, command.invitation)] : reject('INVITATION_PENDING')
    }
    return state.is === 'absent' ? reject('NOT_FOUND') : decideKnown(state, command)
  },
}

/** Invitations of an address are numbered from 1, so that two who invite at once meet in one stream. */
export function invitationId(email_key: string, number: number): string {
  return deriveEntityId(email_key, `invitation ${number}`)
}

/** Whether the invitation can be accepted now (ms). */
export function isOpen(invitation: Invitation, now: number): invitation is Known {
  return invitation.is === 'pending' && Date.parse(invitation.expires_at) > now
}

function decideKnown(
  state: Known,
  command: Exclude<InvitationCommand, { do: 'invite' }>,
): readonly Event[] | Rejection {
  const { invitation_id } = command
  if (command.do === 'forget') {
    return state.is === 'forgotten' ? [] : [make(accountEvents.PersonForgotten, { subject_id: invitation_id })]
  }
  if (command.do === 'accept' && state.is === 'accepted' && state.user_id === command.user_id) return []
  if (state.is !== 'pending') return reject('INVITATION_NOT_PENDING')
  switch (command.do) {
    case 'resend':
      return [
        make(e.TeacherInvitationResent, {
          invitation_id,
          expires_at: command.expires_at,
          admin_id: command.admin_id,
        }),
      ]
    case 'withdraw':
      return [make(e.TeacherInvitationWithdrawn, { invitation_id, admin_id: command.admin_id, reason: command.reason })]
    case 'accept':
      return [make(e.TeacherInvitationAccepted, { invitation_id, user_id: command.user_id })]
  }
}

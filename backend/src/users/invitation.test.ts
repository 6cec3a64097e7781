import { accountEvents } from '@kredka/contracts/accounts/events'
import { make } from '@kredka/contracts/kernel/events'
import { userEvents as e } from '@kredka/contracts/users/events'
import { story } from '../kernel/testing/story.ts'
import { invitationDecider, isOpen } from './invitation.ts'
import { personalDataDecider } from './personal-data.ts'

const invitation_id = '01jd0000000000000000000031'
const user_id = '01jd0000000000000000000001'
const admin_id = '01jd0000000000000000000002'
const expires_at = '2026-12-01T10:00:00.000Z'
const invitation = {
  invitation_id,
  subject_id: invitation_id,
  user_id: null,
  email: 'ola@example.com',
  name: 'Ola Zielińska',
  language: 'pl',
  expires_at,
  admin_id,
} as const
const invited = make(e.TeacherInvited, invitation)
const accepted = make(e.TeacherInvitationAccepted, { invitation_id, user_id })
const withdrawn = make(e.TeacherInvitationWithdrawn, { invitation_id, admin_id, reason: 'Pomyłka.' })
const accept = { do: 'accept', invitation_id, user_id } as const
const resend = { do: 'resend', invitation_id, admin_id, expires_at: '2026-12-11T10:00:00.000Z' } as const
const withdraw = { do: 'withdraw', invitation_id, admin_id, reason: 'Pomyłka.' } as const

const invitations = story(invitationDecider, { ...e, PersonForgotten: accountEvents.PersonForgotten })

test('PRO-03 somebody is invited, invited once more, and accepts', () => {
  invitations.given().when({ do: 'invite', invitation }).gives(invited)
  invitations
    .given(invited)
    .when(resend)
    .gives(make(e.TeacherInvitationResent, { invitation_id, admin_id, expires_at: resend.expires_at }))
  invitations.given(invited).when(accept).gives(accepted)
  invitations.given(invited, accepted).when(accept).gives()
})

test('PRO-03 an invitation that is over can be neither sent again nor accepted by somebody else', () => {
  invitations.given().when(accept).rejects('NOT_FOUND')
  invitations.given(invited).when({ do: 'invite', invitation }).rejects('INVITATION_PENDING')
  invitations.given(invited).when(withdraw).gives(withdrawn)
  invitations.given(invited, withdrawn).when(accept).rejects('INVITATION_NOT_PENDING')
  invitations.given(invited, withdrawn).when(resend).rejects('INVITATION_NOT_PENDING')
  invitations.given(invited, accepted).when(withdraw).rejects('INVITATION_NOT_PENDING')
  invitations
    .given(invited, accepted)
    .when({ ...accept, user_id: admin_id })
    .rejects('INVITATION_NOT_PENDING')
})

test('PRO-03 an invitation is open until its term, which a new mail moves', () => {
  const pending = { is: 'pending', subject_id: invitation_id, user_id: null, expires_at } as const
  expect(isOpen(pending, Date.parse(expires_at) - 1)).toBe(true)
  expect(isOpen(pending, Date.parse(expires_at))).toBe(false)
  expect(isOpen({ ...pending, is: 'withdrawn' }, 0)).toBe(false)
  expect(isOpen(invitations.given(invited).when(resend).state(), Date.parse(expires_at))).toBe(true)
})

test('EVT-10 whoever was invited is forgotten once, and their invitation is over', () => {
  const forgotten = make(accountEvents.PersonForgotten, { subject_id: invitation_id })
  const forget = { do: 'forget', invitation_id } as const
  for (const past of [[invited], [invited, withdrawn], [invited, accepted]]) {
    invitations
      .given(...past)
      .when(forget)
      .gives(forgotten)
    invitations
      .given(...past, forgotten)
      .when(forget)
      .gives()
  }
  invitations.given(invited, forgotten).when(resend).rejects('INVITATION_NOT_PENDING')
  invitations.given(invited, forgotten).when(accept).rejects('INVITATION_NOT_PENDING')
})

test('ADM-03 looking at an address is written down', () => {
  const read = { user_id, admin_id, what: 'email', reason: 'Kontakt.' } as const
  story(personalDataDecider, e).given().when(read).gives(make(e.PersonalDataRead, read))
})

import { PersonForgotten } from '../accounts/events.ts'
import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import {
  AddressListOpened,
  LoginEndedByStaff,
  PersonalDataRead,
  TeacherInvitationAccepted,
  TeacherInvitationResent,
  TeacherInvitationWithdrawn,
  TeacherInvited,
  userEvents,
} from './events.ts'
import * as views from './views.ts'

export const usersContract = defineContract({
  name: 'users',
  title: 'People in the back office',
  about: 'What staff see of people and do for them, and invitations to teach.',
  endpoints: Object.values(endpoints),
  events: userEvents,
  streams: [
    stream('personaldata', 'user_id', 'Staff looked at what is private about a person.', [PersonalDataRead]),
    stream('logins', 'user_id', 'Staff ended open logins of a person.', [LoginEndedByStaff]),
    stream('addresslist', 'admin_id', 'Staff opened the list of people with their addresses.', [AddressListOpened]),
    stream('invitation', 'invitation_id', 'The back office invites somebody to teach.', [
      TeacherInvited,
      TeacherInvitationResent,
      TeacherInvitationWithdrawn,
      TeacherInvitationAccepted,
      PersonForgotten,
    ]),
  ],
  views,
})

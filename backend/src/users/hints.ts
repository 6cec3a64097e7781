import { userEvents as e } from '@kredka/contracts/users/events'
import { type Hints, hints } from '../kernel/hints.ts'

export const userHints: Hints = {
  ...hints([e.PersonalDataRead, e.LoginEndedByStaff], ({ data }) => [
    { to: 'admins', entity: 'account', id: data.user_id },
  ]),
  ...hints(
    [e.TeacherInvited, e.TeacherInvitationResent, e.TeacherInvitationWithdrawn, e.TeacherInvitationAccepted],
    ({ data }) => [{ to: 'admins', entity: 'invitation', id: data.invitation_id }],
  ),
}

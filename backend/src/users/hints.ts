import { userEvents as e } from '@kredka/contracts/users/events'
import { type Hints, hints } from '../kernel/hints.ts'

export const userHints: Hints = {
  ...hints([e.PersonalDataRead], ({ data }) => [{ to: 'admins', thing: 'account', id: data.user_id }]),
  ...hints(
    [e.TeacherInvited, e.TeacherInvitationResent, e.TeacherInvitationWithdrawn, e.TeacherInvitationAccepted],
    ({ data }) => [{ to: 'admins', thing: 'invitation', id: data.invitation_id }],
  ),
}

import { adminEvents as e } from '@kredka/contracts/admin/events'
import { type Hints, hints } from '../kernel/hints.ts'

export const adminHints: Hints = {
  ...hints([e.AdminEntered, e.AdminLeft, e.AdminPasswordChanged], () => [{ to: 'admins', entity: 'admin_session' }]),
  ...hints(
    [
      e.AdminCreated,
      e.StaffRoleChanged,
      e.StaffAccessEnded,
      e.SecondFactorTurnedOn,
      e.SecondFactorTurnedOff,
      e.SecondFactorReset,
      e.RecoveryCodesMade,
      e.RecoveryCodeUsed,
    ],
    ({ data }) => [{ to: 'admins', entity: 'staff_member', id: data.admin_id }],
  ),
  ...hints([e.StaffSecondFactorDemanded, e.StaffSecondFactorDemandEnded], () => [
    { to: 'admins', entity: 'staff_member' },
  ]),
  ...hints([e.ImpersonationBegan, e.ImpersonationEnded], ({ data }) => [
    { to: 'admins', entity: 'account', id: data.user_id },
  ]),
  ...hints([e.ProjectionSteered], () => [{ to: 'admins', entity: 'projection' }]),
}

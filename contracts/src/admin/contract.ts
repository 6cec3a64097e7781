import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import {
  AdminCreated,
  AdminEntered,
  AdminLeft,
  AdminPasswordChanged,
  adminEvents,
  ImpersonationBegan,
  ImpersonationEnded,
  ProjectionSteered,
  RecoveryCodesMade,
  RecoveryCodeUsed,
  RunnerStarted,
  RunnerStopped,
  SecondFactorReset,
  SecondFactorTurnedOff,
  SecondFactorTurnedOn,
  SecondFactorUsed,
  SecondStepFailed,
  StaffAccessEnded,
  StaffRoleChanged,
  StaffSecondFactorDemandEnded,
  StaffSecondFactorDemanded,
} from './events.ts'
import * as views from './views.ts'

export const adminContract = defineContract({
  name: 'admin',
  title: 'Back office',
  about: 'The staff with their roles, sessions and second factors, and the read models.',
  endpoints: Object.values(endpoints),
  events: adminEvents,
  streams: [
    stream('admin', 'admin_id', 'Somebody of the staff.', [
      AdminCreated,
      AdminEntered,
      AdminLeft,
      AdminPasswordChanged,
      SecondFactorTurnedOn,
      SecondFactorUsed,
      RecoveryCodeUsed,
      RecoveryCodesMade,
      SecondFactorTurnedOff,
      SecondStepFailed,
      SecondFactorReset,
    ]),
    stream('staff', 'house', 'Who of the staff may do what, and who is of it no longer.', [
      StaffRoleChanged,
      StaffAccessEnded,
      StaffSecondFactorDemanded,
      StaffSecondFactorDemandEnded,
    ]),
    stream('impersonation', 'impersonation_id', 'Staff looked at the site through the eyes of a person.', [
      ImpersonationBegan,
      ImpersonationEnded,
    ]),
    stream('projectioncontrol', 'name', 'What an admin did with a read model.', [ProjectionSteered]),
    stream('runnercontrol', 'name', 'Staff stopped a policy or an alarm, or had it go on.', [
      RunnerStopped,
      RunnerStarted,
    ]),
  ],
  views,
})

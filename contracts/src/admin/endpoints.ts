import { PASSWORD_MAX } from '../accounts/rules.ts'
import { command, Done, query } from '../kernel/endpoints.ts'
import { Id, Instant, Nullable, Obj, Text, Type } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { SECOND_CODE_MAX, STAFF_NAME } from './rules.ts'
import {
  AdminIdView,
  AdminSessionView,
  RecoveryCodesView,
  SecondFactorDemandView,
  SecondFactorSecretView,
  SecondFactorView,
  StaffMemberView,
  StaffRoleName,
} from './views.ts'

export * from './engine-endpoints.ts'

/** A password as somebody types it, right or wrong. */
const Typed = Type.String({ minLength: 1, maxLength: PASSWORD_MAX * 2 })
/** Of an app or a recovery code, spaces and all. */
const SecondCode = Text(SECOND_CODE_MAX)

export const enterAdmin = command('admin.enter', {
  path: 'POST /admin/enter',
  access: 'public',
  about: 'Logs in to the back office; null where a code of the second factor has to follow from the same browser.',
  body: Obj({ name: Text(60), password: Typed }),
  answer: Nullable(AdminIdView),
  errors: ['INVALID_ADMIN_LOGIN', 'SECOND_STEP_OVER'],
  limit: 'password',
})

export const passSecondStep = command('admin.second_step', {
  path: 'POST /admin/enter/code',
  access: 'public',
  about: 'The second step of a log-in to the back office: a code of the app, or a recovery code.',
  body: Obj({ code: SecondCode }),
  answer: AdminIdView,
  errors: ['SECOND_STEP_OVER', 'WRONG_SECOND_CODE', 'SECOND_CODE_USED'],
})

export const leaveAdmin = command('admin.leave', {
  path: 'POST /admin/leave',
  access: 'public',
  about: 'Ends the back office’s session.',
  answer: Done,
})

export const scanAdmin = query('admin.scan', {
  path: 'GET /admin/scan-id',
  access: 'public',
  about: 'Which admin is logged in; null for nobody.',
  answer: Nullable(AdminIdView),
})

export const listAdminSessions = query('admin.sessions', {
  path: 'GET /admin/account/sessions',
  access: 'admin',
  duty: 'self',
  about: 'Where the admin is logged in, the session used last first.',
  answer: Type.Array(AdminSessionView),
})

export const endAdminSession = command('admin.end_session', {
  path: 'POST /admin/account/sessions/{id}/end',
  access: 'admin',
  duty: 'self',
  about: 'Ends one of the admin’s own sessions.',
  params: Obj({ id: Id }),
  answer: Done,
  errors: ['NOT_FOUND'],
})

export const changeAdminPassword = command('admin.change_password', {
  path: 'POST /admin/account/password',
  access: 'admin',
  duty: 'self',
  about: 'Sets a new password; all other sessions of the admin end.',
  body: Obj({
    current_password: Typed,
    password: Type.String({ format: 'kredka-password', maxLength: PASSWORD_MAX * 2 }),
  }),
  answer: Done,
  errors: ['WRONG_PASSWORD', 'PASSWORD_TOO_COMMON'],
  limit: 'login',
})

export const getSecondFactor = query('admin.second_factor', {
  path: 'GET /admin/account/second-factor',
  access: 'admin',
  duty: 'self',
  about: 'Whether the own account has a second factor, and how many recovery codes are left.',
  answer: SecondFactorView,
  errors: ['NOT_FOUND'],
})

export const beginSecondFactor = command('admin.begin_second_factor', {
  path: 'POST /admin/account/second-factor/begin',
  access: 'admin',
  duty: 'self',
  about: 'Makes a secret for an app. The second factor is on once a code of it is confirmed.',
  body: Obj({ password: Typed }),
  answer: SecondFactorSecretView,
  errors: ['WRONG_PASSWORD', 'SECOND_FACTOR_ON'],
  limit: 'login',
  secret: true,
})

export const confirmSecondFactor = command('admin.confirm_second_factor', {
  path: 'POST /admin/account/second-factor/confirm',
  access: 'admin',
  duty: 'self',
  about: 'Turns the second factor on with a code of the app and gives recovery codes; all other sessions end.',
  body: Obj({ code: SecondCode }),
  answer: RecoveryCodesView,
  errors: ['SECOND_FACTOR_SETUP_OVER', 'WRONG_SECOND_CODE', 'SECOND_FACTOR_ON'],
  limit: 'login',
  secret: true,
})

export const makeRecoveryCodes = command('admin.make_recovery_codes', {
  path: 'POST /admin/account/second-factor/codes',
  access: 'admin',
  duty: 'self',
  about: 'Makes new recovery codes; those before are of no use any more.',
  body: Obj({ code: SecondCode }),
  answer: RecoveryCodesView,
  errors: ['SECOND_FACTOR_OFF', 'WRONG_SECOND_CODE', 'SECOND_CODE_USED'],
  limit: 'login',
  secret: true,
})

export const endSecondFactor = command('admin.end_second_factor', {
  path: 'POST /admin/account/second-factor/end',
  access: 'admin',
  duty: 'self',
  about: 'Turns the own second factor off, with the password and a code.',
  body: Obj({ password: Typed, code: SecondCode }),
  answer: Done,
  errors: ['WRONG_PASSWORD', 'SECOND_FACTOR_OFF', 'WRONG_SECOND_CODE', 'SECOND_CODE_USED'],
  limit: 'login',
})

export const listStaff = query('admin.staff', {
  path: 'GET /admin/staff',
  access: 'admin',
  duty: 'staff',
  about: 'The staff with their roles, those whose access has ended last.',
  answer: Type.Array(StaffMemberView),
})

export const createStaffMember = command('admin.create_staff', {
  path: 'POST /admin/staff',
  access: 'admin',
  duty: 'staff',
  about: 'Makes somebody a member of the staff, with a first password that they change.',
  body: Obj({
    name: Type.String({ pattern: STAFF_NAME, maxLength: 60 }),
    role: StaffRoleName,
    password: Type.String({ format: 'kredka-password', maxLength: PASSWORD_MAX * 2 }),
  }),
  answer: Obj({ id: Id }),
  errors: ['STAFF_NAME_TAKEN', 'PASSWORD_TOO_COMMON'],
})

const OneMember = Obj({ id: Id })

export const changeStaffRole = command('admin.change_staff_role', {
  path: 'POST /admin/staff/{id}/role',
  access: 'admin',
  duty: 'staff',
  about: 'Gives somebody of the staff another role, at once.',
  params: OneMember,
  body: Obj({ role: StaffRoleName, reason: Text(REASON_MAX) }),
  answer: Done,
  errors: ['STAFF_MEMBER_NOT_FOUND', 'LAST_OWNER', 'OWN_ROLE', 'STAFF_ROLE_MAY_NOT'],
})

export const endStaffAccess = command('admin.end_staff_access', {
  path: 'POST /admin/staff/{id}/end',
  access: 'admin',
  duty: 'staff',
  about: 'Ends somebody’s access to the back office for good: their sessions end, and what they looked after is free.',
  params: OneMember,
  body: Obj({ reason: Text(REASON_MAX) }),
  answer: Done,
  errors: ['STAFF_MEMBER_NOT_FOUND', 'LAST_OWNER', 'OWN_ROLE', 'STAFF_ROLE_MAY_NOT'],
})

export const resetSecondFactor = command('admin.reset_second_factor', {
  path: 'POST /admin/staff/{id}/second-factor/reset',
  access: 'admin',
  duty: 'staff',
  about: 'Turns off the second factor of somebody who lost it; their sessions end.',
  params: OneMember,
  body: Obj({ reason: Text(REASON_MAX) }),
  answer: Done,
  errors: ['STAFF_MEMBER_NOT_FOUND', 'SECOND_FACTOR_OFF', 'OWN_SECOND_FACTOR'],
})

export const getSecondFactorDemand = query('admin.second_factor_demand', {
  path: 'GET /admin/staff/second-factor',
  access: 'admin',
  duty: 'staff',
  about: 'Whether all staff must have a second factor.',
  answer: SecondFactorDemandView,
})

export const demandSecondFactor = command('admin.demand_second_factor', {
  path: 'POST /admin/staff/second-factor',
  access: 'admin',
  duty: 'staff',
  about: 'Demands a second factor of all staff, or no longer: whoever has none can do nothing but turn it on.',
  body: Obj({ demanded: Type.Boolean(), reason: Text(REASON_MAX) }),
  answer: Done,
  errors: ['STAFF_ROLE_MAY_NOT'],
})

/** A command, because looking is itself an event (ADM-03). */
export const beginImpersonation = command('admin.begin_impersonation', {
  path: 'POST /admin/users/{id}/impersonation',
  access: 'admin',
  duty: 'private',
  about: 'Shows the site here as the person sees it, for 15 minutes and to read alone. Logs the reason first.',
  params: Obj({ id: Id }),
  body: Obj({ reason: Text(REASON_MAX) }),
  answer: Obj({ until: Instant }),
  errors: ['NOT_FOUND', 'IMPERSONATION_ACCOUNT_CLOSED'],
})

export const endImpersonation = command('admin.end_impersonation', {
  path: 'POST /admin/impersonation/end',
  access: 'admin',
  duty: 'private',
  about: 'Ends looking through the eyes of a person in this browser.',
  answer: Done,
})

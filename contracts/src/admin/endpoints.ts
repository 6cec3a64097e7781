import { PASSWORD_MAX } from '../accounts/rules.ts'
import { command, Done, query } from '../kernel/endpoints.ts'
import { Id, Nullable, Obj, Text, Type } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { STAFF_NAME } from './rules.ts'
import {
  AdminIdView,
  AdminSessionView,
  ProjectionStatusView,
  RunnerView,
  StaffMemberView,
  StaffRoleName,
} from './views.ts'

export const enterAdmin = command('admin.enter', {
  path: 'POST /admin/enter',
  access: 'public',
  about: 'Logs in to the back office.',
  body: Obj({ name: Text(60), password: Type.String({ minLength: 1, maxLength: PASSWORD_MAX * 2 }) }),
  answer: AdminIdView,
  errors: ['INVALID_ADMIN_LOGIN'],
  limit: 'password',
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
    current_password: Type.String({ minLength: 1, maxLength: PASSWORD_MAX * 2 }),
    password: Type.String({ format: 'kredka-password', maxLength: PASSWORD_MAX * 2 }),
  }),
  answer: Done,
  errors: ['WRONG_PASSWORD', 'PASSWORD_TOO_COMMON'],
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

const Name = Obj({ name: Type.String({ pattern: '^[a-z][a-z_]{1,40}$' }) })

export const listProjections = query('admin.projections', {
  path: 'GET /admin/projections',
  access: 'admin',
  duty: 'operate',
  about: 'The read models: position, lag, errors, rebuilds.',
  answer: Type.Array(ProjectionStatusView),
})

export const listRunners = query('admin.runners', {
  path: 'GET /admin/runners',
  access: 'admin',
  duty: 'observe',
  about:
    'Read models, policies, alarms and the mail sender: how far each is behind the log’s head, and what it could not handle.',
  answer: Type.Array(RunnerView),
})

export const rebuildProjection = command('admin.rebuild_projection', {
  path: 'POST /admin/projections/{name}/rebuild',
  access: 'admin',
  duty: 'operate',
  about: 'Fills a read model anew beside the old one and swaps them.',
  params: Name,
  answer: Done,
  errors: ['PROJECTION_NOT_FOUND', 'PROJECTION_BUSY'],
})

export const resumeProjection = command('admin.resume_projection', {
  path: 'POST /admin/projections/{name}/resume',
  access: 'admin',
  duty: 'operate',
  about: 'Lets a parked read model go on from where it stopped.',
  params: Name,
  answer: Done,
  errors: ['PROJECTION_NOT_FOUND', 'PROJECTION_NOT_PARKED'],
})

import { NAME_MAX } from '../accounts/rules.ts'
import { command, Done, document, query } from '../kernel/endpoints.ts'
import { Email, Id, Language, MailedToken, Obj, OneOf, PageQuery, PersonName, Text, Type } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { ABOUT_MAX } from '../profiles/rules.ts'
import { ACCOUNT_STATES, INVITATION_STATES, TEACHER_SORTS, TEACHER_STATES, USER_SORTS } from './rules.ts'
import {
  OpenedInvitationView,
  TeacherInvitationRowView,
  TeacherRowView,
  UserDetailView,
  UserEmailView,
  UserRowView,
} from './views.ts'

const One = Obj({ id: Id })
const Reason = Obj({ reason: Text(REASON_MAX) })
const Searched = Type.Optional(Type.String({ maxLength: 200 }))

const userFilters = {
  /** Part of a name or an address, or an id. */
  q: Searched,
  state: Type.Optional(OneOf(ACCOUNT_STATES)),
  teaching: Type.Optional(OneOf(TEACHER_STATES)),
  /** Only those who wait for an answer about a beta feature. */
  beta: Type.Optional(OneOf(['waiting'])),
  sort: Type.Optional(OneOf(USER_SORTS)),
}

export const listUsers = query('users.list', {
  path: 'GET /admin/users',
  access: 'admin',
  duty: 'support',
  about: 'Everybody with an account, the newest first.',
  query: Obj({ ...PageQuery, ...userFilters }),
  answer: Type.Array(UserRowView),
  paged: true,
})

export const exportUsers = document('users.csv', {
  path: 'GET /admin/users.csv',
  access: 'admin',
  duty: 'support',
  about: 'The same as a table, the first 10,000 rows.',
  query: Obj(userFilters),
  type: 'text/csv; charset=utf-8',
  costly: true,
})

/** A command, because reading addresses is itself an event (ADM-03). */
export const openAddressList = command('users.open_addresses', {
  path: 'POST /admin/user-addresses',
  access: 'admin',
  duty: 'private',
  about: 'Opens the list with whole addresses to who asks, for ten minutes. Asks for a reason, which is logged.',
  body: Reason,
  answer: Done,
})

export const exportUserAddresses = document('users.addresses_csv', {
  path: 'GET /admin/user-addresses.csv',
  access: 'admin',
  duty: 'private',
  about: 'The people of the list with their whole addresses, for ten minutes after `POST /admin/user-addresses`.',
  query: Obj(userFilters),
  errors: ['ADDRESS_LIST_NOT_OPEN'],
  type: 'text/csv; charset=utf-8',
  costly: true,
})

export const showUser = query('users.show', {
  path: 'GET /admin/users/{id}',
  access: 'admin',
  duty: 'support',
  about: 'One person: account, teaching, offers, sessions, beta features, what staff did; not the address.',
  params: One,
  answer: UserDetailView,
  errors: ['NOT_FOUND'],
})

/** A command, because looking at it is itself an event (ADM-03). */
export const showUserEmail = command('users.show_email', {
  path: 'POST /admin/users/{id}/email',
  access: 'admin',
  duty: 'private',
  about: 'The person’s e-mail address. Asks for a reason, which is logged.',
  params: One,
  body: Reason,
  answer: UserEmailView,
  errors: ['NOT_FOUND'],
})

export const blockUser = command('users.block', {
  path: 'POST /admin/users/{id}/block',
  access: 'admin',
  duty: 'support',
  about: 'Blocks the account at once: every session ends, logging in is refused, offers are hidden.',
  params: One,
  body: Reason,
  answer: Done,
  errors: ['NOT_FOUND'],
})

export const unblockUser = command('users.unblock', {
  path: 'POST /admin/users/{id}/unblock',
  access: 'admin',
  duty: 'support',
  about: 'Opens a blocked account again.',
  params: One,
  body: Reason,
  answer: Done,
  errors: ['NOT_FOUND'],
})

export const endUserSession = command('users.end_session', {
  path: 'POST /admin/users/{id}/sessions/{session_id}/end',
  access: 'admin',
  duty: 'support',
  about: 'Ends one open login of a person: that browser is a visitor’s at once. The others stay.',
  params: Obj({ id: Id, session_id: Id }),
  body: Reason,
  answer: Done,
  errors: ['NOT_FOUND'],
})

export const listTeachers = query('users.teachers', {
  path: 'GET /admin/teachers',
  access: 'admin',
  duty: 'support',
  about: 'Everybody who started to teach, the newest first.',
  query: Obj({
    ...PageQuery,
    q: Searched,
    state: Type.Optional(OneOf(['active', 'suspended'])),
    sort: Type.Optional(OneOf(TEACHER_SORTS)),
  }),
  answer: Type.Array(TeacherRowView),
  paged: true,
})

export const suspendTeacher = command('users.suspend_teacher', {
  path: 'POST /admin/users/{id}/suspend-teacher',
  access: 'admin',
  duty: 'support',
  about: 'The person no longer teaches here: offers and public page are hidden until they are reinstated.',
  params: One,
  body: Reason,
  answer: Done,
  errors: ['NOT_FOUND'],
})

export const reinstateTeacher = command('users.reinstate_teacher', {
  path: 'POST /admin/users/{id}/reinstate-teacher',
  access: 'admin',
  duty: 'support',
  about: 'The person teaches again; offers that were public are public.',
  params: One,
  body: Reason,
  answer: Done,
  errors: ['NOT_FOUND'],
})

export const listTeacherInvitations = query('users.invitations', {
  path: 'GET /admin/teacher-invitations',
  access: 'admin',
  duty: 'support',
  about: 'Invitations to teach, the newest first.',
  query: Obj({ ...PageQuery, q: Searched, state: Type.Optional(OneOf(INVITATION_STATES)) }),
  answer: Type.Array(TeacherInvitationRowView),
  paged: true,
})

export const inviteToTeach = command('users.invite', {
  path: 'POST /admin/teacher-invitations',
  access: 'admin',
  duty: 'support',
  about: 'Mails an invitation to teach to an address, with or without an account.',
  body: Obj({ email: Email, name: PersonName(NAME_MAX), language: Language }),
  answer: Obj({ id: Id }),
  errors: ['ALREADY_TEACHER', 'INVITATION_PENDING'],
})

export const inviteUserToTeach = command('users.invite_user', {
  path: 'POST /admin/users/{id}/invite-to-teach',
  access: 'admin',
  duty: 'support',
  about: 'Mails an invitation to teach to somebody with an account.',
  params: One,
  answer: Obj({ id: Id }),
  errors: ['NOT_FOUND', 'ALREADY_TEACHER', 'INVITATION_PENDING'],
})

export const resendTeacherInvitation = command('users.resend_invitation', {
  path: 'POST /admin/teacher-invitations/{id}/resend',
  access: 'admin',
  duty: 'support',
  about: 'Sends the invitation once more, with a new link; it is open for another 30 days.',
  params: One,
  answer: Done,
  errors: ['NOT_FOUND', 'INVITATION_NOT_PENDING'],
})

export const withdrawTeacherInvitation = command('users.withdraw_invitation', {
  path: 'POST /admin/teacher-invitations/{id}/withdraw',
  access: 'admin',
  duty: 'support',
  about: 'Makes the invitation’s links useless.',
  params: One,
  body: Reason,
  answer: Done,
  errors: ['NOT_FOUND', 'INVITATION_NOT_PENDING'],
})

export const openTeacherInvitation = command('users.open_invitation', {
  path: 'POST /teacher-invitations/open',
  access: 'public',
  about: 'What the link of an invitation leads to: the account first, where the address has none.',
  body: Obj({ email: Email, token: MailedToken }),
  answer: OpenedInvitationView,
  errors: ['REQUEST_EXPIRED'],
  limit: 'login',
})

export const acceptTeacherInvitation = command('users.accept_invitation', {
  path: 'POST /current-user/accept-teacher-invitation',
  access: 'user',
  about: 'Starts teaching on an invitation: accepts the tutor terms in force and creates the teacher profile.',
  body: Obj({
    email: Email,
    token: MailedToken,
    about: Type.String({ maxLength: ABOUT_MAX }),
    terms_version: Type.Optional(Text(20)),
  }),
  answer: Done,
  errors: ['REQUEST_EXPIRED', 'ALREADY_TEACHER', 'TERMS_OUTDATED'],
})

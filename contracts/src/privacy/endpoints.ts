import { PASSWORD_MAX } from '../accounts/rules.ts'
import { command, Done, document, query } from '../kernel/endpoints.ts'
import { Id, Obj, Text, Type } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { AcceptanceView, PersonFileView } from './views.ts'

export const openExport = command('privacy.open_export', {
  path: 'POST /current-user/export',
  access: 'user',
  about:
    'Shows that it is the person who wants their data: with the password, or (who has none) with a login of the last 15 minutes.',
  body: Obj({ password: Type.Optional(Type.String({ minLength: 1, maxLength: PASSWORD_MAX * 2 })) }),
  answer: Done,
  errors: ['WRONG_PASSWORD', 'FRESH_LOGIN_REQUIRED'],
  limit: 'login',
})

export const downloadExport = document('privacy.export', {
  path: 'GET /current-user/export',
  access: 'user',
  own_eyes: true,
  about:
    'All data and events of the person as one JSON file (EVT-10), for ten minutes after `POST /current-user/export`.',
  errors: ['EXPORT_NOT_OPEN'],
  type: 'application/json',
  costly: true,
})

export const listAcceptances = query('privacy.acceptances', {
  path: 'GET /current-user/acceptances',
  access: 'user',
  about: 'Which version of which terms the person accepted and when (LGL-01), newest first.',
  answer: Type.Array(AcceptanceView),
})

const One = Obj({ id: Id })

/** A command, because reading what is private is itself an event (ADM-03). */
export const openPersonFile = command('privacy.open_person_file', {
  path: 'POST /admin/users/{id}/data',
  access: 'admin',
  duty: 'private',
  about: 'Opens everything about a person to the admin for ten minutes. Asks for a reason, which is logged.',
  params: One,
  body: Obj({ reason: Text(REASON_MAX) }),
  answer: Done,
  errors: ['NOT_FOUND'],
})

export const showPersonFile = query('privacy.person_file', {
  path: 'GET /admin/users/{id}/data',
  access: 'admin',
  duty: 'private',
  about: 'Everything about a person as their own export has it, for ten minutes after `POST /admin/users/{id}/data`.',
  params: One,
  answer: PersonFileView,
  errors: ['PERSON_FILE_NOT_OPEN'],
})

import { NAME_MAX } from '../accounts/rules.ts'
import { command, Done, query } from '../kernel/endpoints.ts'
import { Id, Nullable, Obj, Text, Type } from '../kernel/schema.ts'
import { ABOUT_MAX, PHONE_MAX, PHONE_PATTERN } from './rules.ts'
import { CurrentUserView, MinimalProfileView, TeacherView } from './views.ts'

export const getCurrentUser = query('profiles.current', {
  path: 'GET /current-user/profile',
  access: 'user',
  about: 'The person’s own profile.',
  answer: CurrentUserView,
})

export const changeProfile = command('profiles.change', {
  path: 'POST /current-user/profile',
  access: 'user',
  about: 'Changes name, phone and the text about oneself.',
  body: Obj({
    name: Text(NAME_MAX),
    phone: Nullable(Type.String({ maxLength: PHONE_MAX, pattern: PHONE_PATTERN })),
    about: Type.String({ maxLength: ABOUT_MAX }),
  }),
  answer: Done,
})

export const startTeaching = command('profiles.start_teaching', {
  path: 'POST /current-user/start-teaching',
  access: 'user',
  about: 'Accepts the tutor terms in force and creates the teacher profile.',
  body: Obj({ about: Type.String({ maxLength: ABOUT_MAX }), terms_version: Type.Optional(Text(20)) }),
  answer: Done,
  errors: ['ALREADY_TEACHER', 'TERMS_OUTDATED'],
})

export const getTeacher = query('profiles.teacher', {
  path: 'GET /teachers/{id}',
  access: 'public',
  about: 'A teacher’s public page.',
  params: Obj({ id: Id }),
  answer: TeacherView,
  errors: ['NOT_FOUND'],
})

export const getMinimalProfile = query('profiles.minimal', {
  path: 'GET /user-profiles/{id}/minimal',
  access: 'public',
  about: 'Name and picture of a person.',
  params: Obj({ id: Id }),
  answer: MinimalProfileView,
  errors: ['NOT_FOUND'],
})

import { NAME_MAX } from '../accounts/rules.ts'
import { command, Done, document, query, upload } from '../kernel/endpoints.ts'
import { Id, Nullable, Obj, OneOf, PageQuery, PersonName, Text, Type } from '../kernel/schema.ts'
import { CityRef, SubjectRef } from '../offers/views.ts'
import { ABOUT_MAX, PHONE_MAX, PHONE_PATTERN, PICTURE_KINDS, PICTURE_SENT_MAX_BYTES, PICTURE_TYPES } from './rules.ts'
import { VIDEO_LINK_MAX, VIDEO_PATTERN } from './video.ts'
import {
  CurrentUserView,
  MinimalProfileView,
  OwnPicturesView,
  OwnVideoView,
  TeacherCardView,
  TeacherFacetsView,
  TeacherView,
} from './views.ts'

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
    name: PersonName(NAME_MAX),
    phone: Nullable(Type.String({ maxLength: PHONE_MAX, pattern: PHONE_PATTERN })),
    about: Type.String({ maxLength: ABOUT_MAX }),
  }),
  answer: Done,
})

export const choosePicture = upload('profiles.choose_picture', {
  path: 'POST /current-user/picture',
  access: 'user',
  about: 'Puts a JPEG or PNG in the place of the profile picture; kept is a small JPEG without metadata.',
  takes: { types: PICTURE_TYPES, max_bytes: PICTURE_SENT_MAX_BYTES },
  answer: Obj({ picture_url: Type.String() }),
  errors: ['IMAGE_BROKEN', 'IMAGE_TOO_MANY_PIXELS', 'IMAGE_ANIMATED'],
})

export const removePicture = command('profiles.remove_picture', {
  path: 'POST /current-user/picture/remove',
  access: 'user',
  about: 'Takes the profile picture away.',
  answer: Done,
})

export const choosePictureKind = command('profiles.choose_picture_kind', {
  path: 'POST /current-user/picture/kind',
  access: 'user',
  about: 'Shows the photo or the avatar as the profile picture. The photo is kept meanwhile, for the person alone.',
  body: Obj({ kind: OneOf(PICTURE_KINDS) }),
  answer: Obj({ picture_url: Nullable(Type.String()) }),
  errors: ['AVATAR_MISSING'],
})

export const getOwnPictures = query('profiles.pictures', {
  path: 'GET /current-user/pictures',
  access: 'user',
  about: 'The person’s photo and avatar, and which of them others see.',
  answer: OwnPicturesView,
})

export const getOwnVideo = query('profiles.video', {
  path: 'GET /current-user/video',
  access: 'teacher',
  about: 'The film in which the teacher introduces themselves.',
  answer: OwnVideoView,
})

export const changeVideo = command('profiles.change_video', {
  path: 'POST /current-user/video',
  access: 'teacher',
  about: 'Links a film at YouTube or Vimeo from the teacher’s page and offers; null takes it away.',
  body: Obj({ video: Nullable(Type.String({ pattern: VIDEO_PATTERN, maxLength: VIDEO_LINK_MAX })) }),
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

const directory = {
  subject: Type.Optional(SubjectRef),
  /** In person there; with `online=true` those who teach online stand beside them. */
  city: Type.Optional(CityRef),
  /** Without a city: only those who teach online. */
  online: Type.Optional(Type.Boolean()),
}

export const listTeachers = query('profiles.teachers', {
  path: 'GET /teachers',
  access: 'public',
  about: 'Who teaches, by subject and city: those with the newest offer first.',
  query: Obj({ ...directory, ...PageQuery }),
  answer: Type.Array(TeacherCardView),
  paged: true,
})

export const countTeachers = query('profiles.teacher_facets', {
  path: 'GET /teachers/facets',
  access: 'public',
  about: 'How many teachers each subject and city has.',
  query: Obj(directory),
  answer: TeacherFacetsView,
})

/** 50 000 a page, those with the newest offers first. */
export const teachersSitemap = document('profiles.teachers_sitemap', {
  path: 'GET /sitemap/teachers.xml',
  access: 'public',
  about: 'The pages of teachers with public offers, for search engines (NAV-05).',
  query: Obj({ page: PageQuery.page }),
  type: 'application/xml',
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
  about: 'Name and picture of a teacher, or of somebody with whom the caller shares a chat or an order.',
  params: Obj({ id: Id }),
  answer: MinimalProfileView,
  errors: ['NOT_FOUND'],
})

export const getMinimalStudent = query('profiles.student', {
  path: 'GET /students/{id}/minimal',
  access: 'teacher',
  of: 'student.teacher',
  about: 'Name and picture of somebody with whom the teacher shares a chat or an order.',
  params: Obj({ id: Id }),
  answer: MinimalProfileView,
  errors: ['NOT_FOUND'],
})

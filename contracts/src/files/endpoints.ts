import { document } from '../kernel/endpoints.ts'
import { FILE_PURPOSES } from '../kernel/ports.ts'
import { Id, Obj, OneOf } from '../kernel/schema.ts'

/** Pictures by whose they are; views name them by `picture_url`, an address that may be kept for ever. */
const picture = { type: 'image/jpeg', errors: ['NOT_FOUND'] } as const

export const getFile = document('files.get', {
  path: 'GET /files',
  access: 'public',
  about: 'A person’s file of a purpose; a student’s picture for those who are logged in.',
  query: Obj({ purpose: OneOf(FILE_PURPOSES), user_id: Id }),
  ...picture,
})

export const getOwnPicture = document('files.profile_picture', {
  path: 'GET /files/profile-picture',
  access: 'user',
  about: 'One’s own profile picture.',
  ...picture,
})

export const getTeacherPicture = document('files.teacher_picture', {
  path: 'GET /files/teacher-picture/{id}',
  access: 'public',
  about: 'The picture of somebody who teaches.',
  params: Obj({ id: Id }),
  ...picture,
})

const questionPicture = { type: 'image/webp', errors: ['NOT_FOUND'], params: Obj({ id: Id }) } as const

export const getQuestionPicture = document('files.question_picture', {
  path: 'GET /files/quiz-question-picture/{id}',
  access: 'public',
  about: 'The picture of a question, for its author and for whoever may see a quiz or has an attempt with it.',
  visitor: true,
  limit: 'play',
  ...questionPicture,
})

export const getReviewedQuestionPicture = document('files.reviewed_question_picture', {
  path: 'GET /admin/files/quiz-question-picture/{id}',
  access: 'admin',
  duty: 'moderate',
  about: 'The same for staff, of questions in frozen versions.',
  ...questionPicture,
})

export const getStudentPicture = document('files.student_picture', {
  path: 'GET /files/student-picture/{id}',
  access: 'user',
  about: 'The picture of a teacher, or of somebody with whom the caller shares a chat or an order.',
  params: Obj({ id: Id }),
  ...picture,
})

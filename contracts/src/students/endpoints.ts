import { command, Done, query } from '../kernel/endpoints.ts'
import { Id, Nullable, Obj, OneOf, PageQuery, Text, Type } from '../kernel/schema.ts'
import { STUDENT_NOTE_MAX, STUDENT_SORTS } from './rules.ts'
import { StudentLessonView, StudentRowView, StudentView } from './views.ts'

const byId = { params: Obj({ id: Id }) }

export const listStudents = query('students.list', {
  path: 'GET /students',
  access: 'teacher',
  about: 'The caller’s students: everybody whose order they accepted (STU-01).',
  query: Obj({
    q: Type.Optional(Type.String({ maxLength: 100 })),
    sort: Type.Optional(OneOf(STUDENT_SORTS)),
    ...PageQuery,
  }),
  answer: Type.Array(StudentRowView),
  paged: true,
})

export const getStudent = query('students.show', {
  path: 'GET /students/{id}',
  access: 'teacher',
  of: 'tuition.teacher',
  about: 'One of the caller’s students, with the caller’s own note.',
  ...byId,
  answer: StudentView,
  errors: ['STUDENT_NOT_FOUND'],
})

export const listStudentLessons = query('students.lessons', {
  path: 'GET /students/{id}/lessons',
  access: 'teacher',
  of: 'tuition.teacher',
  about: 'Lessons with one of the caller’s students and their payments, the latest first.',
  params: Obj({ id: Id }),
  query: Obj(PageQuery),
  answer: Type.Array(StudentLessonView),
  paged: true,
  errors: ['STUDENT_NOT_FOUND'],
})

export const writeStudentNote = command('students.write_note', {
  path: 'POST /students/{id}/note',
  access: 'teacher',
  of: 'tuition.teacher',
  about: 'Writes the caller’s own note on a student, which nobody else reads; null takes it away.',
  ...byId,
  body: Obj({ note: Nullable(Text(STUDENT_NOTE_MAX, 0)) }),
  answer: Done,
  errors: ['STUDENT_NOT_FOUND'],
})

import { getFile, getOwnPicture, getStudentPicture, getTeacherPicture } from '@kredka/contracts/files/endpoints'
import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import type { FilePurpose, StoredFile } from '@kredka/contracts/kernel/ports'
import { answerDocument, type Bytes, type DocumentAnswerer, type Sql, type Viewer } from '../kernel/query.ts'

type Find = (fileId: string) => Promise<Pick<StoredFile, 'bytes'> | null>

const READS = ['profiles']

/** The pictures of section 7's `/files`. A picture that is not there, or not for this viewer, is 404. */
export function pictureDocuments(find: Find): readonly DocumentAnswerer[] {
  const picture = (purpose: FilePurpose, userId: string, { sql, viewer }: { sql: Sql; viewer: Viewer }) =>
    maySee(purpose, viewer) ? pictureOf(sql, find, userId, purpose) : notFound()
  return [
    answerDocument(getFile, READS, (question) => picture(question.input.purpose, question.input.user_id, question)),
    answerDocument(getOwnPicture, READS, (question) =>
      question.viewer.kind === 'user' ? picture('profile_picture', question.viewer.id, question) : notFound(),
    ),
    answerDocument(getTeacherPicture, READS, (question) => picture('teacher_picture', question.input.id, question)),
    answerDocument(getStudentPicture, READS, (question) => picture('student_picture', question.input.id, question)),
  ]
}

function maySee(purpose: FilePurpose, viewer: Viewer): boolean {
  return purpose !== 'student_picture' || viewer.kind !== 'visitor'
}

/** Which people have a picture of a purpose. Pictures of quiz questions belong to no person's page. */
const WHO: Readonly<Record<FilePurpose, string>> = {
  profile_picture: 'true',
  student_picture: 'true',
  teacher_picture: 'teaches',
  quiz_question_picture: 'false',
}

async function pictureOf(sql: Sql, find: Find, userId: string, purpose: FilePurpose): Promise<Bytes | Rejection> {
  const [person] = await sql<{ picture_id: string }>(
    `select picture_id from profiles.people where user_id = $1 and picture_id is not null and ${WHO[purpose]}`,
    [userId],
  )
  const file = person === undefined ? null : await find(person.picture_id)
  if (person === undefined || file === null) return notFound()
  return { body: file.bytes, filename: `${person.picture_id}.jpg`, etag: person.picture_id }
}

async function notFound(): Promise<Rejection> {
  return reject('NOT_FOUND')
}

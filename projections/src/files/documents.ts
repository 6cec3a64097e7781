import {
  getFile,
  getOwnPicture,
  getQuestionPicture,
  getReviewedQuestionPicture,
  getStudentPicture,
  getTeacherPicture,
} from '@kredka/contracts/files/endpoints'
import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import type { FilePurpose, StoredFile } from '@kredka/contracts/kernel/ports'
import { answerDocument, type Bytes, type DocumentHandler, type Sql, userIdOf, type Viewer } from '../kernel/query.ts'
import { SEEN_BY, SEEN_BY_READS } from '../profiles/index.ts'
import { QUESTION_PICTURE_READS, seesQuestionPicture } from '../quizzes/index.ts'

type Find = (fileId: string) => Promise<Pick<StoredFile, 'purpose' | 'owner_id' | 'bytes'> | null>

/** The pictures of section 7's `/files`. A picture that is not there, or not for this viewer, is 404. */
export function pictureDocuments(find: Find): readonly DocumentHandler[] {
  const picture = (purpose: FilePurpose, userId: string, { sql, viewer }: { sql: Sql; viewer: Viewer }) =>
    maySee(purpose, viewer) ? pictureOf(sql, find, userId, viewer, purpose) : notFound()
  return [
    answerDocument(getFile, SEEN_BY_READS, (question) =>
      picture(question.input.purpose, question.input.user_id, question),
    ),
    answerDocument(getOwnPicture, SEEN_BY_READS, (question) =>
      question.viewer.kind === 'user' ? picture('profile_picture', question.viewer.id, question) : notFound(),
    ),
    answerDocument(getTeacherPicture, SEEN_BY_READS, (question) =>
      picture('teacher_picture', question.input.id, question),
    ),
    answerDocument(getStudentPicture, SEEN_BY_READS, (question) =>
      picture('student_picture', question.input.id, question),
    ),
    ...[getQuestionPicture, getReviewedQuestionPicture].map((document) =>
      answerDocument(document, QUESTION_PICTURE_READS, ({ sql, viewer, input }) =>
        questionPicture(sql, find, viewer, input.id),
      ),
    ),
  ]
}

function maySee(purpose: FilePurpose, viewer: Viewer): boolean {
  return purpose !== 'student_picture' || viewer.kind !== 'visitor'
}

/** Which people have a picture of a purpose. Pictures of quiz questions and papers of teachers belong to no person's page. */
const WHO: Readonly<Record<FilePurpose, string>> = {
  profile_picture: SEEN_BY,
  student_picture: SEEN_BY,
  teacher_picture: 'p.teaches',
  quiz_question_picture: 'false',
  qualification_proof: 'false',
}

async function pictureOf(
  sql: Sql,
  find: Find,
  userId: string,
  viewer: Viewer,
  purpose: FilePurpose,
): Promise<Bytes | Rejection> {
  // a photo behind an avatar is nobody's to see; the viewer is named whoever may see it: Postgres has to know the type
  const [person] = await sql<{ picture_id: string }>(
    `select p.picture_id from profiles.people p
      where p.user_id = $1 and p.picture_id is not null and p.picture_kind = 'photo'
        and $2::text is distinct from '' and ${WHO[purpose]}`,
    [userId, userIdOf(viewer)],
  )
  const file = person === undefined ? null : await find(person.picture_id)
  if (person === undefined || file === null) return notFound()
  return { body: file.bytes, filename: `${person.picture_id}.jpg`, etag: person.picture_id }
}

/** Whoever sent it sees it before any question names it; of all others the quizzes say who may. */
async function questionPicture(sql: Sql, find: Find, viewer: Viewer, fileId: string): Promise<Bytes | Rejection> {
  const file = await find(fileId)
  if (file?.purpose !== 'quiz_question_picture') return notFound()
  const isOwn = viewer.kind === 'user' && viewer.id === file.owner_id
  if (!isOwn && !(await seesQuestionPicture(sql, viewer, fileId))) return notFound()
  return { body: file.bytes, filename: `${fileId}.webp`, etag: fileId }
}

async function notFound(): Promise<Rejection> {
  return reject('NOT_FOUND')
}

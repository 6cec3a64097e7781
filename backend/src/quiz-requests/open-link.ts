import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import type { QuizLinkView } from '@kredka/contracts/quiz-requests/views'
import type { Viewer } from '@kredka/projections/kernel/query'
import { personOf } from '../accounts/index.ts'
import { assignmentDecider } from '../assignments/index.ts'
import type { Reply } from '../kernel/handler.ts'
import type { Tools } from '../kernel/tools.ts'
import { versionTitle } from '../quizzes/index.ts'
import { askedQuizDecider } from './asked-quiz.ts'

type LinkTools = Pick<Tools, 'write' | 'streams' | 'vault'>

/** What the token of a mail opens; it stays good, since mail programs look at links before people do (QUI-10). */
export async function openLink(
  tools: LinkTools,
  token: string,
  viewer: Viewer,
): Promise<Reply<QuizLinkView> | Rejection> {
  const bound = await tools.vault.tokens.peek('request_quiz', token)
  if (bound === null) return reject('REQUEST_EXPIRED')
  const reader_id = viewer.kind === 'user' ? viewer.id : null
  const view =
    (await requestView(tools, bound.subject_id, reader_id)) ??
    (await assignmentView(tools, bound.subject_id, reader_id))
  return view === null ? reject('REQUEST_EXPIRED') : { answer: view }
}

async function requestView(
  { write, streams }: LinkTools,
  id: string,
  reader_id: string | null,
): Promise<QuizLinkView | null> {
  const { state: asked } = await write.fold(askedQuizDecider, id)
  if (asked === null) return null
  const { pair, state, subject_id } = asked
  const person = (await personOf(streams, pair.student_id))?.name ?? null
  return {
    ...{ kind: 'request' as const, id, is_own: pair.teacher_id === reader_id },
    ...{ person, quiz: null, subject_id, due_at: null, state },
  }
}

async function assignmentView(
  { write, streams }: LinkTools,
  id: string,
  reader_id: string | null,
): Promise<QuizLinkView | null> {
  const { state, assigned } = (await write.fold(assignmentDecider, id)).state
  if (assigned === null || state === 'absent') return null
  const { teacher_id, student_id, quiz_id, version, due_at } = assigned
  const [teacher, quiz] = await Promise.all([
    personOf(streams, teacher_id),
    versionTitle({ streams }, quiz_id, version),
  ])
  return {
    ...{ kind: 'assignment' as const, id, is_own: student_id === reader_id },
    ...{ person: teacher?.name ?? null, quiz, subject_id: null, due_at, state },
  }
}

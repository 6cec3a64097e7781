import { isRejection, type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { type EventOf, type Recorded, streamOf } from '@kredka/contracts/kernel/events'
import { quizEvents as e } from '@kredka/contracts/quizzes/events'
import type { QuestionRef } from '@kredka/contracts/quizzes/question'
import { executeAsBelonging } from '../belongings/index.ts'
import { callerId } from '../kernel/caller.ts'
import type { Reply, Request } from '../kernel/handler.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import { last } from '../kernel/last.ts'
import { replyMade } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { importedQuestions } from './imported-questions.ts'
import { quizDecider } from './quiz.ts'
import { versionOf } from './version.ts'

/**
 * Begins a quiz of the caller's as a version of somebody's, with its keys as they were corrected last (QUI-02). Who may
 * know these is for whoever calls this to judge.
 */
export async function copyQuiz(
  tools: Pick<Tools, 'write' | 'streams' | 'openFacts' | 'vault'>,
  { quiz_id: source_id, version }: { readonly quiz_id: string; readonly version: number },
  request: Request,
): Promise<Reply<{ id: string }> | Rejection> {
  const { context } = request
  const frozen = await versionOf(tools, source_id, version)
  const events = await tools.streams.read(streamOf(quizDecider.category, source_id))
  const words = last(
    events.filter(({ data }) => data['version'] === version),
    e.VersionFrozen,
  )?.data.content
  if (frozen === null || words === undefined || words === null) return reject('QUIZ_NOT_FOUND')
  const pictures = picturesOf(events)
  const author_id = callerId(request)
  const quiz_id = deriveEntityId(context.command_id, 'quiz', context.now)
  const questions = importedQuestions(
    frozen.questions.map(({ content: { formulas, ...draft }, level, weight, ...ref }, n) => ({
      draft,
      level: level === frozen.terms.level ? null : level,
      weight,
      picture_id: pictures(ref) === null ? null : deriveEntityId(context.command_id, `picture ${n}`),
    })),
    context.command_id,
  )
  if (isRejection(questions)) return questions
  const command = {
    do: 'begin',
    quiz_id,
    author_id,
    copied_from: { quiz_id: source_id, version, author_id: frozen.author_id },
    questions,
    words,
    terms: frozen.terms,
    subject_known: true,
  } as const
  const item = { user_id: author_id, kind: 'quiz', item_id: quiz_id } as const
  const begun = await executeAsBelonging(tools.write, quizDecider, command, item, context)
  if (isRejection(begun)) return begun
  for (const [n, ref] of frozen.questions.entries()) {
    const picture_id = pictures(ref)
    const copy_id = questions[n]?.picture_id ?? null
    if (picture_id === null || copy_id === null) continue
    const file = await tools.vault.files.find(picture_id)
    // nothing is left of it once its author is forgotten
    if (file !== null) await tools.vault.files.put({ ...file, file_id: copy_id, owner_id: author_id, part_of: quiz_id })
  }
  return replyMade(quiz_id, begun)
}

/** The picture of each revision of each question. */
function picturesOf(events: readonly Recorded[]): (ref: QuestionRef) => string | null {
  const pictures = new Map<string, string | null>()
  for (const event of events) {
    if (event.type !== e.QuestionWritten.name) continue
    const { question_id, revision, picture_id } = event.data as EventOf<typeof e.QuestionWritten>['data']
    pictures.set(`${question_id}/${revision}`, picture_id)
  }
  return ({ question_id, revision }) => pictures.get(`${question_id}/${revision}`) ?? null
}

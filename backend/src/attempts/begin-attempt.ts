import type { AttemptMode } from '@kredka/contracts/attempts/rules'
import { isRejection, type Rejection } from '@kredka/contracts/kernel/errors'
import { visitorId } from '../kernel/caller.ts'
import type { Reply, Request } from '../kernel/handler.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import { replyMade } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import type { QuizVersion } from '../quizzes/index.ts'
import { type AttemptCommand, attemptDecider } from './attempt.ts'
import { openAttempt } from './open-attempt.ts'

/** What an attempt asks, whoever plays it. */
export type NewAttempt = Omit<
  Extract<AttemptCommand, { do: 'create' }>['created'],
  'player_kind' | 'seed' | 'mode' | 'assignment_id'
> & { readonly assignment_id?: string }

interface Beginning {
  /** Of what a player has one attempt open: a quiz’s id, or a name for what is drawn. */
  readonly of: string
  readonly mode: AttemptMode
  /** Asked for only where none is open. */
  readonly draw: () => Promise<NewAttempt | Rejection>
}

/** Begins an attempt, or gives back the one that the player has open of the same in this mode (QUI-03). */
export async function beginAttempt(
  { write, ids }: Pick<Tools, 'write' | 'ids'>,
  { of, mode, draw }: Beginning,
  request: Request,
): Promise<Reply<{ id: string }> | Rejection> {
  const player_id = playerOf(request)
  const { attempt_id, isNew } = await openAttempt(write, player_id, of, mode)
  const id = { attempt_id, player_id, now: request.context.now }
  if (!isNew) return { answer: { id: attempt_id } }
  const drawn = await draw()
  if (isRejection(drawn)) return drawn
  const player_kind = request.viewer.kind === 'user' ? ('user' as const) : ('visitor' as const)
  const seed = deriveEntityId(ids.secret(16), 'seed')
  const created = { assignment_id: null, ...drawn, mode, player_kind, seed }
  return replyMade(
    attempt_id,
    await write.execute(attemptDecider, attempt_id, { do: 'create', ...id, created }, request.context),
  )
}

/** A user, or a visitor as their cookie names them. */
export function playerOf(request: Request): string {
  return request.viewer.kind === 'user' ? request.viewer.id : visitorId(request)
}

/** Of all questions of a frozen version, in its order. */
export function attemptAt({ quiz_id, author_id, version, terms, questions }: QuizVersion): NewAttempt {
  return {
    source: 'quiz',
    quiz_id,
    version,
    author_id,
    subject_id: terms.subject_id,
    difficulty: terms.difficulty,
    exam_minutes: terms.exam_minutes,
    questions: questions.map(({ question_id, revision, weight }) => ({
      quiz_id,
      version,
      question_id,
      revision,
      weight,
    })),
  }
}

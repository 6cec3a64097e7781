import type { Given } from '@kredka/contracts/quizzes/question'
import type { CommandContext, WriteSide } from '../kernel/write-side.ts'
import { type AttemptCommand, attemptDecider, type QuestionScore } from './attempt.ts'

type Created = Extract<AttemptCommand, { do: 'create' }>['created']

/** An attempt that took place elsewhere: its answers were given and judged there. */
export interface RecordedAttempt
  extends Omit<Created, 'player_kind' | 'mode' | 'source' | 'assignment_id' | 'exam_minutes'> {
  readonly attempt_id: string
  readonly player_id: string
  readonly scores: readonly (QuestionScore & { readonly given: Given | null })[]
}

/** Writes it down as a finished exam of a user, once. */
export async function recordAttempt(
  { write }: { readonly write: WriteSide },
  { attempt_id, player_id, scores, ...quiz }: RecordedAttempt,
  context: CommandContext,
) {
  const created = {
    ...quiz,
    player_kind: 'user',
    mode: 'exam',
    source: 'quiz',
    assignment_id: null,
    exam_minutes: null,
  } as const
  const command = { do: 'record', attempt_id, player_id, created, scores } as const
  return write.execute(attemptDecider, attempt_id, command, context)
}

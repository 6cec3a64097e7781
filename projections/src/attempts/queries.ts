import { getAttempt, getReplay, listAttempts } from '@kredka/contracts/attempts/endpoints'
import { HISTORY_LENGTH } from '@kredka/contracts/attempts/rules'
import type { AttemptRowView } from '@kredka/contracts/attempts/views'
import { reject } from '@kredka/contracts/kernel/errors'
import { answer, type Question, type Viewer } from '../kernel/query.ts'
import { hiddenUntil, OF_QUIZ, QUIZ, type QuizRow, withSlug } from './attempt-sql.ts'
import { type AttemptRow, attemptView, readAttempt, replayQuestion } from './attempt-view.ts'

export const attemptQueryHandlers = [
  answer(getAttempt, ['attempts', 'quizzes'], async (question) => {
    const attempt = await readOwn(question)
    return attempt === null ? reject('ATTEMPT_NOT_FOUND') : attemptView(attempt, question.now)
  }),

  answer(getReplay, ['attempts', 'quizzes'], async (question) => {
    const attempt = await readOwn(question)
    if (attempt === null) return reject('ATTEMPT_NOT_FOUND')
    if (attempt.state !== 'finished') return reject('ATTEMPT_NOT_FINISHED')
    // its keys would be in the browser before they may be known (QUI-10)
    if (attempt.hidden_until !== null) return reject('QUIZ_ASSIGNED')
    const { id, quiz, source, asked } = attempt
    return { id, quiz: withSlug(quiz), source, questions: asked.flatMap(replayQuestion) }
  }),

  answer(listAttempts, ['attempts', 'quizzes'], async ({ sql, viewer, now }) => {
    const rows = await sql<Omit<AttemptRowView, 'quiz'> & { readonly quiz: QuizRow }>(
      `select a.attempt_id as id, ${QUIZ}, a.source, a.mode, jsonb_array_length(a.questions) as questions,
              a.bp, ${hiddenUntil('$1', '$2')} as hidden_until, a.finished_at
         from attempts.attempts a ${OF_QUIZ}
        where a.player_id = $1 and a.state = 'finished'
        order by a.finished_at desc limit ${HISTORY_LENGTH}`,
      [playerOf(viewer), new Date(now).toISOString()],
    )
    return rows.map((row) => ({
      ...row,
      quiz: withSlug(row.quiz),
      bp: row.hidden_until === null ? row.bp : null,
    }))
  }),
]

/** One of the reader's own; null for any other. */
async function readOwn({ sql, input, viewer, now }: Question<{ readonly id: string }>): Promise<AttemptRow | null> {
  const reader_id = playerOf(viewer)
  const attempt = await readAttempt(sql, { attempt_id: input.id, reader_id, now })
  return attempt?.player_id === reader_id ? attempt : null
}

/** Who plays: a user, or a visitor as their cookie names them. */
function playerOf(viewer: Viewer): string | null {
  if (viewer.kind === 'user') return viewer.id
  return viewer.kind === 'visitor' ? (viewer.visitor_id ?? null) : null
}

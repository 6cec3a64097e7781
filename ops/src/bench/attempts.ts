import { type AttemptCommand, attemptDecider } from '@kredka/backend/attempts/attempt'
import type { Tools } from '@kredka/backend/kernel/tools'
import { quizDecider } from '@kredka/backend/quizzes/quiz'
import { versionOf } from '@kredka/backend/quizzes/version'
import { must } from '@kredka/contracts/kernel/testing/must'
import { makeMany, preparing } from './preparing.ts'

/** Attempts that go on, and a question that they all ask with options to choose. */
export interface OpenAttempts {
  readonly ids: readonly string[]
  readonly question_id: string
}

/** So many exams of this player at one listed quiz, without a clock: answers can be changed until the end. */
export async function makeAttempts(
  tools: Pick<Tools, 'write' | 'vault' | 'ids' | 'clock' | 'openFacts'>,
  player_id: string,
  quiz_id: string,
  count: number,
): Promise<OpenAttempts> {
  const { write, ids, clock } = tools
  const { listed } = (await write.fold(quizDecider, quiz_id)).state
  const quiz = await versionOf(tools, quiz_id, listed ?? 0)
  const question = quiz?.questions.find(({ content }) => content.task.kind === 'single')
  if (quiz === null || question === undefined) throw new Error('the quiz of the bench has no question to choose in')
  const { version, author_id, terms } = quiz
  const created: Extract<AttemptCommand, { do: 'create' }>['created'] = {
    mode: 'exam',
    player_kind: 'user',
    source: 'quiz',
    assignment_id: null,
    quiz_id,
    version,
    author_id,
    subject_id: terms.subject_id,
    difficulty: terms.difficulty,
    exam_minutes: null,
    questions: quiz.questions.map(({ question_id, revision, weight }) => ({
      quiz_id,
      version,
      question_id,
      revision,
      weight,
    })),
    seed: 'bench',
  }
  const made = await makeMany(count, async () => {
    const attempt = { attempt_id: ids.entity(), player_id, now: clock.now() }
    const { attempt_id } = attempt
    must(await write.execute(attemptDecider, attempt_id, { do: 'create', ...attempt, created }, preparing(tools)))
    must(await write.execute(attemptDecider, attempt_id, { do: 'start', ...attempt }, preparing(tools)))
    return attempt_id
  })
  return { ids: made, question_id: question.question_id }
}

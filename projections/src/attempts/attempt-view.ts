import { FROZEN_KEY, givenAsShown, judgedView, type KeyState, shownQuestion } from '@kredka/contracts/attempts/asked'
import type { AskedQuestionView, AttemptView, ReplayQuestionView } from '@kredka/contracts/attempts/views'
import { slugOf } from '@kredka/contracts/kernel/slug'
import type { Given, QuestionContent, QuestionKey } from '@kredka/contracts/quizzes/question'
import { withKey } from '@kredka/contracts/quizzes/question-rules'
import type { Sql } from '../kernel/query.ts'
import { hiddenUntil, OF_QUIZ, QUIZ, type QuizRow, withSlug } from './attempt-sql.ts'

/** An attempt with all that was asked. */
export interface AttemptRow extends Omit<AttemptView, 'quiz' | 'questions' | 'now'> {
  readonly player_id: string
  readonly quiz: QuizRow
  readonly seed: string
  readonly asked: readonly AskedRow[]
}
interface AskedRow {
  readonly id: string
  readonly weight: number
  readonly subject_id: string | null
  readonly picture_id: string | null
  /** Null where its author is forgotten. */
  readonly content: QuestionContent | null
  readonly choices: readonly number[] | null
  readonly words: readonly string[] | null
  readonly is_answered: boolean
  /** An assignment keeps what is right from the reader. */
  readonly is_hidden: boolean
  /** As it was corrected last; null where it was not. */
  readonly key: QuestionKey | null
  readonly corrected: KeyState | null
  /** Null where its author is forgotten. */
  readonly from: { readonly id: string; readonly title: string } | null
}

/** The newest; of an attempt that goes on, what was told of an answer stays. */
const KEY = `select * from quizzes.keys
  where quiz_id = r.value->>'quiz_id' and version = (r.value->>'version')::int
    and question_id = r.value->>'question_id' and (a.state = 'finished' or coalesce(at < w.answered_at, true))
  order by key_revision desc limit 1`

/** An attempt with what is hidden from its reader marked; null for none. */
export async function readAttempt(
  sql: Sql,
  { attempt_id, reader_id, now }: { attempt_id: string; reader_id: string | null; now: number },
): Promise<AttemptRow | null> {
  const [attempt] = await sql<AttemptRow>(
    `select a.attempt_id as id, a.player_id, ${QUIZ}, case when v.title is not null then a.author_id end as author_id,
            a.source, a.assignment_id, ${hiddenUntil('$2', '$3')} as hidden_until,
            a.mode, a.state, a.seed, a.started_at, a.ends_at, a.finished_at, a.bp, a.before_bp,
            (select jsonb_agg(jsonb_build_object('id', r.value->>'question_id', 'weight', r.value->'weight',
                'subject_id', s.subject_id,
                'picture_id', k.picture_id, 'content', k.content, 'choices', w.choices, 'words', w.words,
                'is_answered', w.question_id is not null,
                'is_hidden', exists (select from attempts.concealed h where h.player_id = $2 and h.until > $3
                                        and h.quiz_id = r.value->>'quiz_id'),
                'from', case when a.quiz_id is null and s.title is not null then
                  jsonb_build_object('id', s.quiz_id, 'title', s.title) end, 'key', c.key, 'corrected',
                case when c.key_revision is null then null else jsonb_build_object('key_revision', c.key_revision,
                  'is_void', c.is_void, 'reason', c.reason) end) order by r.n)
               from jsonb_array_elements(a.questions) with ordinality as r (value, n)
               left join quizzes.questions k
                 on k.question_id = r.value->>'question_id' and k.revision = (r.value->>'revision')::int
               left join quizzes.versions s
                 on s.quiz_id = r.value->>'quiz_id' and s.version = (r.value->>'version')::int
               left join attempts.answers w
                 on w.attempt_id = a.attempt_id and w.question_id = r.value->>'question_id'
               left join lateral (${KEY}) c on true) as asked
       from attempts.attempts a ${OF_QUIZ}
      where a.attempt_id = $1`,
    [attempt_id, reader_id, new Date(now).toISOString()],
  )
  return attempt ?? null
}

/** As its reader may know it by now. */
export function attemptView(attempt: AttemptRow, now: number): AttemptView {
  const { player_id, asked, seed, quiz, ...rest } = attempt
  const questions = asked.flatMap((row) => questionView(attempt, row))
  const view = { ...rest, quiz: withSlug(quiz), questions, now: new Date(now).toISOString() }
  // the sum tells of its parts: whoever changes one answer learns of one question
  return rest.hidden_until === null ? view : { ...view, bp: null, before_bp: null }
}

/** What is right leaves the server with an answer that can no longer change, and that nothing hides. */
function questionView({ seed, mode, state }: AttemptRow, row: AskedRow): AskedQuestionView[] {
  const { id, weight, picture_id, subject_id, corrected, from, is_hidden } = row
  const content = contentOf(row)
  if (content === null) return []
  const asked = { question_id: id, seed, content }
  const given = givenOf(row)
  const isJudged = !is_hidden && (state === 'finished' || (mode === 'learning' && row.is_answered))
  return [
    {
      id,
      weight,
      picture_id,
      subject_id,
      ...shownQuestion(asked),
      given: given === null ? null : givenAsShown(asked, given),
      judged: isJudged ? judgedView(asked, given, corrected ?? FROZEN_KEY) : null,
      from: isJudged ? fromOf(from) : null,
    },
  ]
}

/** A question with what is right, for whoever may know it (NAV-07). */
export function replayQuestion(row: AskedRow): ReplayQuestionView[] {
  const { id, weight, picture_id, subject_id, corrected, from } = row
  const content = contentOf(row)
  return content === null
    ? []
    : [{ id, subject_id, picture_id, content, weight, ...(corrected ?? FROZEN_KEY), from: fromOf(from) }]
}

/** With its newest key; null where its author is forgotten. */
function contentOf({ content, key }: AskedRow): QuestionContent | null {
  if (content === null || key === null) return content
  return { ...content, task: withKey(content.task, key) ?? content.task }
}

function fromOf(from: AskedRow['from']): AskedQuestionView['from'] {
  return from === null ? null : { ...from, slug: slugOf(from.title) }
}

function givenOf({ choices, words }: AskedRow): Given | null {
  if (choices !== null) return { choices: [...choices] }
  return words === null ? null : { words: [...words] }
}

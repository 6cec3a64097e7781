import { FROZEN_KEY, givenAsShown, judgedView, type KeyState, shownQuestion } from '@kredka/contracts/attempts/asked'
import { getAttempt, getReplay, listAttempts } from '@kredka/contracts/attempts/endpoints'
import { HISTORY_LENGTH } from '@kredka/contracts/attempts/rules'
import type {
  AskedQuestionView,
  AttemptRowView,
  AttemptView,
  ReplayQuestionView,
} from '@kredka/contracts/attempts/views'
import { reject } from '@kredka/contracts/kernel/errors'
import { slugOf } from '@kredka/contracts/kernel/slug'
import type { Given, QuestionContent, QuestionKey } from '@kredka/contracts/quizzes/question'
import { withKey } from '@kredka/contracts/quizzes/question-rules'
import { answer, type Sql, type Viewer } from '../kernel/query.ts'

type QuizRow = Omit<NonNullable<AttemptView['quiz']>, 'slug'> | null
interface AttemptRow extends Omit<AttemptView, 'quiz' | 'questions' | 'now'> {
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
  /** As it was corrected last; null where it was not. */
  readonly key: QuestionKey | null
  readonly corrected: KeyState | null
  /** Null where its author is forgotten. */
  readonly from: { readonly id: string; readonly title: string } | null
}

/** Null where the attempt is of several quizzes, or the author is forgotten. */
const QUIZ = `case when v.title is null then null else jsonb_build_object('id', v.quiz_id, 'title', v.title,
  'subject_id', v.subject_id, 'level', v.level, 'difficulty', v.difficulty, 'language', v.language,
  'exam_minutes', v.exam_minutes) end as quiz`
const OF_QUIZ = 'left join quizzes.versions v on v.quiz_id = a.quiz_id and v.version = a.version'

/** The newest; of an attempt that goes on, what was told of an answer stays. */
const KEY = `select * from quizzes.keys
  where quiz_id = r.value->>'quiz_id' and version = (r.value->>'version')::int
    and question_id = r.value->>'question_id' and (a.state = 'finished' or coalesce(at < w.answered_at, true))
  order by key_revision desc limit 1`

export const attemptQueryHandlers = [
  answer(getAttempt, ['attempts', 'quizzes'], async ({ sql, input, viewer, now }) => {
    const attempt = await readAttempt(sql, input.id, viewer)
    if (attempt === null) return reject('ATTEMPT_NOT_FOUND')
    const { asked, seed, quiz, ...rest } = attempt
    const shown = asked.flatMap((row) => questionView(attempt, row))
    return { ...rest, quiz: withSlug(quiz), questions: shown, now: new Date(now).toISOString() }
  }),

  answer(getReplay, ['attempts', 'quizzes'], async ({ sql, input, viewer }) => {
    const attempt = await readAttempt(sql, input.id, viewer)
    if (attempt === null) return reject('ATTEMPT_NOT_FOUND')
    if (!isReviewOpen(attempt)) return reject('ATTEMPT_NOT_FINISHED')
    const { id, quiz, source, asked } = attempt
    return { id, quiz: withSlug(quiz), source, questions: asked.flatMap(replayQuestion) }
  }),

  answer(listAttempts, ['attempts', 'quizzes'], async ({ sql, viewer }) => {
    const rows = await sql<Omit<AttemptRowView, 'quiz'> & { readonly quiz: QuizRow }>(
      `select a.attempt_id as id, ${QUIZ}, a.source, a.mode, jsonb_array_length(a.questions) as questions,
              a.bp, a.finished_at
         from attempts.attempts a ${OF_QUIZ}
        where a.player_id = $1 and a.state = 'finished'
        order by a.finished_at desc limit ${HISTORY_LENGTH}`,
      [playerOf(viewer)],
    )
    return rows.map((row) => ({ ...row, quiz: withSlug(row.quiz) }))
  }),
]

/** One of the player's own, with all that was asked; null for any other. */
async function readAttempt(sql: Sql, id: string, viewer: Viewer): Promise<AttemptRow | null> {
  const [attempt] = await sql<AttemptRow>(
    `select a.attempt_id as id, ${QUIZ}, a.source, a.mode, a.state, a.seed, a.started_at, a.ends_at, a.finished_at,
            a.bp, a.before_bp,
            (select jsonb_agg(jsonb_build_object('id', r.value->>'question_id', 'weight', r.value->'weight',
                'subject_id', s.subject_id,
                'picture_id', k.picture_id, 'content', k.content, 'choices', w.choices, 'words', w.words,
                'is_answered', w.question_id is not null,
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
      where a.attempt_id = $1 and a.player_id = $2`,
    [id, playerOf(viewer)],
  )
  return attempt ?? null
}

/** Whether its player may read what is right of every question, here or in their own browser (NAV-07). */
function isReviewOpen({ state }: AttemptRow): boolean {
  return state === 'finished'
}

function withSlug(quiz: QuizRow): AttemptView['quiz'] {
  return quiz === null ? null : { ...quiz, slug: slugOf(quiz.title) }
}

/** What is right leaves the server with an answer that can no longer change. */
function questionView(attempt: AttemptRow, row: AskedRow): AskedQuestionView[] {
  const { id, weight, picture_id, subject_id, corrected, from } = row
  const content = contentOf(row)
  if (content === null) return []
  const asked = { question_id: id, seed: attempt.seed, content }
  const given = givenOf(row)
  const isJudged = isReviewOpen(attempt) || (attempt.mode === 'learning' && row.is_answered)
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

function replayQuestion(row: AskedRow): ReplayQuestionView[] {
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

/** Who plays: a user, or a visitor as their cookie names them. */
function playerOf(viewer: Viewer): string | null {
  if (viewer.kind === 'user') return viewer.id
  return viewer.kind === 'visitor' ? (viewer.visitor_id ?? null) : null
}

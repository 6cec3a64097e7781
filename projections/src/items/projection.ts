import { accountEvents } from '@kredka/contracts/accounts/events'
import { attemptEvents as e } from '@kredka/contracts/attempts/events'
import { warsawDay } from '@kredka/contracts/kernel/days'
import type { EventOf } from '@kredka/contracts/kernel/events'
import { on, type Projection, type Rows } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'
import { addUp } from './add-up.ts'
import { roomHandlers } from './rooms.ts'
import { answerTallies, type CountedRun, percentOf, type RunAnswer, scoreTallies, wordTallies } from './tally.ts'

/**
 * What first attempts tell of each question (QUI-09), and apart from them what quiz rooms tell. Sums are kept by parts
 * that are bounded, so that an attempt costs as much as its own answers, however many were there before.
 */
export const itemsProjection: Projection = {
  name: 'items',
  number: 3,
  isApart: true,
  tables: sqlBeside(import.meta.url),
  on: {
    ...roomHandlers,
    ...on(e.AttemptStarted, ({ data: { attempt_id, player_id }, metadata }, rows) => {
      rows.put('runs', { attempt_id, player_id, started_at: metadata.occurred_at })
    }),
    ...on(e.AnswerGiven, ({ data, metadata }, rows) => {
      const { attempt_id, question_id, player_id, choices, words } = data
      rows.keep('answers', { attempt_id, question_id, player_id, first_at: metadata.occurred_at })
      rows.patch('answers', { attempt_id, question_id }, { player_id, choices, words })
    }),
    ...on(e.AttemptFinished, ({ data, metadata }, rows) => finish(data, metadata.occurred_at, rows)),
    ...on(e.AttemptRescored, async ({ data: { attempt_id, after_bp, scores } }, rows) => {
      const run = await readCounted(attempt_id, rows)
      if (run === null) return
      const rescored = { ...run, percent: percentOf(after_bp), scores }
      rows.patch('runs', { attempt_id }, { percent: rescored.percent, scores })
      await addUp(run, [...scoreTallies(run, -1), ...scoreTallies(rescored, 1)], rows)
      await countTotal(run, -1, rows)
      await countTotal(rescored, 1, rows)
    }),
    ...on(e.AttemptClaimed, ({ data }, rows) => claim(data, rows)),
    ...on(e.AttemptCancelled, ({ data: { attempt_id } }, rows) => drop(attempt_id, rows)),
    ...on(e.AttemptExpired, ({ data: { attempt_id } }, rows) => drop(attempt_id, rows)),
    ...on(accountEvents.PersonForgotten, async ({ data: { subject_id: player_id } }, rows) => {
      const typed = await rows.sql<TypedRow>(TYPED, [player_id])
      for (const { quiz_id, version, answers } of typed) {
        await addUp(
          { quiz_id, version },
          answers.flatMap((answer) => wordTallies(answer, -1)),
          rows,
        )
      }
      rows.patch('answers', { player_id }, { words: null })
    }),
  },
}

/** What a person typed in runs that count. */
const TYPED = `
  select r.quiz_id, r.version, jsonb_agg(jsonb_build_object('question_id', a.question_id, 'words', a.words)) as answers
    from answers a join runs r on r.attempt_id = a.attempt_id
   where a.player_id = $1 and r.quiz_id is not null and a.words is not null
   group by r.quiz_id, r.version`
const RUN = `
  select quiz_id, version, percent, scores, started_at, player_id, author_id, finished_at,
         (select coalesce(jsonb_agg(jsonb_build_object('question_id', question_id, 'choices', choices,
            'words', words, 'first_at', first_at)), '[]') from answers where attempt_id = $1) as answers
    from runs where attempt_id = $1`

type Claimed = EventOf<typeof e.AttemptClaimed>['data']
type Finished = EventOf<typeof e.AttemptFinished>['data']
type TypedRow = Pick<CountedRun, 'quiz_id' | 'version'> & {
  readonly answers: readonly Pick<RunAnswer, 'question_id' | 'words'>[]
}
type RunRow = CountedRun & {
  readonly started_at: string
  readonly player_id: string
  readonly author_id: string
  readonly finished_at: string
  readonly answers: readonly RunAnswer[]
}

async function finish(data: Finished, finished_at: string, rows: Rows): Promise<void> {
  const { attempt_id, player_id, quiz_id, version, author_id, bp, scores } = data
  // what authors know of their own questions tells nothing, nor do questions drawn from many quizzes
  if (quiz_id === null || version === null || author_id === player_id) return drop(attempt_id, rows)
  const day = { quiz_id, version, day: warsawDay(finished_at) }
  rows.keep('days', { ...day, plays: 0 })
  rows.add('days', day, { plays: 1 })
  rows.keep('firsts', { quiz_id, player_id, attempt_id })
  if ((await firstOf(quiz_id, player_id, rows)) !== attempt_id) return drop(attempt_id, rows)
  const percent = percentOf(bp)
  rows.patch('runs', { attempt_id }, { player_id, quiz_id, version, author_id, finished_at, percent, scores })
  await count(attempt_id, 1, rows)
}

async function firstOf(quiz_id: string, player_id: string, rows: Rows): Promise<string | null> {
  const FIRST = 'select attempt_id from firsts where quiz_id = $1 and player_id = $2'
  const [first] = await rows.sql<{ readonly attempt_id: string }>(FIRST, [quiz_id, player_id])
  return first?.attempt_id ?? null
}

/** Whoever turns out to be somebody who is counted already is counted once: with what they finished first. */
async function claim({ attempt_id, visitor_id, player_id }: Claimed, rows: Rows): Promise<void> {
  rows.patch('runs', { attempt_id }, { player_id })
  rows.patch('answers', { attempt_id }, { player_id })
  const run = await readCounted(attempt_id, rows)
  if (run === null) return
  const { quiz_id, author_id } = run
  rows.remove('firsts', { quiz_id, player_id: visitor_id })
  if (author_id === player_id) return takeOut(attempt_id, rows)
  const other_id = await firstOf(quiz_id, player_id, rows)
  const other = other_id === null ? null : await readCounted(other_id, rows)
  if (other_id === null || other === null) return rows.put('firsts', { quiz_id, player_id, attempt_id })
  if (Date.parse(run.finished_at) >= Date.parse(other.finished_at)) return takeOut(attempt_id, rows)
  rows.put('firsts', { quiz_id, player_id, attempt_id })
  return takeOut(other_id, rows)
}

async function takeOut(attempt_id: string, rows: Rows): Promise<void> {
  await count(attempt_id, -1, rows)
  drop(attempt_id, rows)
}

/** Adds a run to the sums, or takes it out of them. */
async function count(attempt_id: string, n: 1 | -1, rows: Rows): Promise<void> {
  const run = await readCounted(attempt_id, rows)
  if (run === null) return
  await addUp(run, [...scoreTallies(run, n), ...answerTallies(run.started_at, run.answers, n)], rows)
  await countTotal(run, n, rows)
}

async function readCounted(attempt_id: string, rows: Rows): Promise<RunRow | null> {
  const [run] = await rows.sql<RunRow>(RUN, [attempt_id])
  return run === undefined || run.quiz_id === null ? null : run
}

async function countTotal({ quiz_id, version, percent }: CountedRun, n: 1 | -1, rows: Rows): Promise<void> {
  const total = { quiz_id, version, percent }
  rows.keep('totals', { ...total, n: 0 })
  rows.add('totals', total, { n })
}

function drop(attempt_id: string, rows: Rows): void {
  rows.remove('runs', { attempt_id })
  rows.remove('answers', { attempt_id })
}

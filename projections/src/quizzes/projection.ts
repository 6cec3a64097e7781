import { accountEvents } from '@kredka/contracts/accounts/events'
import { attemptEvents } from '@kredka/contracts/attempts/events'
import { subjectById } from '@kredka/contracts/data/subjects'
import { fitsTiles } from '@kredka/contracts/games/snake-quiz/fits-tiles'
import type { AnyEvent, EventDefinition, EventOf, Recorded } from '@kredka/contracts/kernel/events'
import { foldLetters } from '@kredka/contracts/kernel/slug'
import { quizEvents as e } from '@kredka/contracts/quizzes/events'
import { fingerprintOf } from '@kredka/contracts/quizzes/fingerprint'
import type { QuestionContent, QuestionKey } from '@kredka/contracts/quizzes/question'
import { withKey } from '@kredka/contracts/quizzes/question-rules'
import { nextQuizState, QUIZ_STATES, type QuizCommandName } from '@kredka/contracts/quizzes/states'
import { actOf } from '../admin/index.ts'
import { type Apply, on, type Projection, type Rows } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'
import { hashOf } from './fingerprint-hash.ts'
import { searchTextOf } from './searched.ts'

/** Quizzes for authors, players and the back office (QUI-01, QUI-02). */
export const quizzesProjection: Projection = {
  name: 'quizzes',
  number: 7,
  tables: sqlBeside(import.meta.url),
  on: {
    ...on(e.QuizBegun, ({ data: { quiz_id, author_id, copied_from }, metadata }, rows) => {
      const copied = { copied_quiz_id: copied_from?.quiz_id ?? null, copied_author_id: copied_from?.author_id ?? null }
      rows.put('quizzes', { quiz_id, author_id, ...copied, changed_at: metadata.occurred_at })
    }),
    ...on(e.QuizDescribed, ({ data, metadata }, rows) => {
      const { quiz_id, subject_id, level, difficulty, language, exam_minutes, content } = data
      const { title = null, description = null } = content ?? {}
      const terms = { subject_id, level, difficulty, language, exam_minutes }
      const search = foldLetters(title ?? '')
      const changed = { is_changed: true, changed_at: metadata.occurred_at }
      rows.patch('quizzes', { quiz_id }, { title, description, ...terms, search, ...changed })
    }),
    ...on(e.QuestionWritten, (event, rows) => {
      const { quiz_id, author_id, question_id, ...data } = event.data
      const { content } = data
      const search = content === null ? '' : searchTextOf(content)
      const written = { ...data, search, fingerprint: content === null ? null : hashOf(fingerprintOf(content)) }
      // a question comes last until it is moved
      if (written.revision === 1) {
        rows.put('draft', { quiz_id, author_id, question_id, place: event.revision, ...written })
      } else rows.patch('draft', { quiz_id, question_id }, written)
      rememberChange(event, rows)
    }),
    ...on(e.QuestionMoved, async (event, rows) => {
      const { quiz_id, question_id, after } = event.data
      rememberChange(event, rows)
      await rows.sql(MOVE, [quiz_id, question_id, after])
    }),
    ...on(e.QuestionRemoved, (event, rows) => {
      const { quiz_id, question_id } = event.data
      rows.remove('draft', { quiz_id, question_id })
      rememberChange(event, rows)
    }),
    ...on(e.VersionFrozen, async ({ data, metadata }, rows) => {
      const { quiz_id, version, content, questions, ...terms } = data
      const { title = null, description = null } = content ?? {}
      const frozen_at = metadata.occurred_at
      const length = questions.length
      rows.put('versions', { quiz_id, version, title, description, ...terms, questions, length, frozen_at })
      rows.patch('quizzes', { quiz_id }, { frozen: version, is_changed: false, changed_at: frozen_at })
      await rows.sql(KEEP_QUESTIONS, [quiz_id, data.level, data.subject_id, frozen_at])
      await rows.sql(KEEP_TYPES, [quiz_id, version])
    }),
    ...on(e.QuizSubmitted, (event, rows) => {
      const { version } = event.data
      remember(event, rows)
      return step(event, rows, 'submit', { waiting: version, reason: null, sent_at: event.metadata.occurred_at })
    }),
    ...on(e.QuizWithdrawn, (event, rows) => {
      remember(event, rows)
      return step(event, rows, 'withdraw', { waiting: null })
    }),
    ...on(e.QuizApproved, async (event, rows) => {
      const { quiz_id, version } = event.data
      remember(event, rows)
      await step(event, rows, 'approve', { waiting: null, listed: version, reason: null })
      await list(rows, quiz_id, version)
    }),
    ...on(e.QuizRejected, (event, rows) => {
      remember(event, rows, event.data.reason)
      return step(event, rows, 'reject', { waiting: null, reason: event.data.reason })
    }),
    ...on(e.QuizReviewReopened, (event, rows) => {
      remember(event, rows, event.data.reason)
      return step(event, rows, 'reopen', { waiting: event.data.version, reason: null })
    }),
    ...on(e.QuizUnlisted, (event, rows) => {
      const { quiz_id, reason } = event.data
      remember(event, rows, reason)
      for (const table of ['listed', 'drawable']) rows.remove(table, { quiz_id })
      return step(event, rows, 'unlist', { listed: null, ...(reason === null ? {} : { reason }) })
    }),
    ...on(e.QuizRestored, async (event, rows) => {
      const { quiz_id, version, reason } = event.data
      remember(event, rows, reason)
      await step(event, rows, 'restore', { listed: version, reason: null })
      await list(rows, quiz_id, version)
    }),
    ...on(e.QuizRemoved, (event, rows) => {
      const { quiz_id } = event.data
      remember(event, rows)
      for (const table of ['listed', 'drawable']) rows.remove(table, { quiz_id })
      rows.remove('draft', { quiz_id })
      return step(event, rows, 'remove', { waiting: null, listed: null })
    }),
    ...on(e.KeyCorrected, async (event, rows) => {
      const { data, metadata } = event
      const { quiz_id, version, question_id, content: key, ...correction } = data
      const { actor, occurred_at: at } = metadata
      remember(event, rows, data.reason, data.author_id)
      rows.patch('keys', { quiz_id, version, question_id }, { is_newest: false })
      rows.put('keys', { quiz_id, version, question_id, key, ...correction, actor, at })
      const listed = await rows.sql('select 1 from listed where quiz_id = $1 and version = $2', [quiz_id, version])
      if (listed.length > 0) await makeDrawable(rows, quiz_id, version)
    }),
    ...on(attemptEvents.AttemptFinished, ({ data: { quiz_id, author_id, player_id } }, rows) => {
      if (quiz_id === null || player_id === author_id) return
      for (const table of ['quizzes', 'listed']) rows.add(table, { quiz_id }, { plays: 1 })
    }),
    ...on(accountEvents.PersonForgotten, async ({ data: { subject_id: author_id } }, rows) => {
      const words = { title: null, description: null }
      rows.patch('quizzes', { author_id }, { ...words, search: '' })
      rows.patch('versions', { author_id }, words)
      for (const table of ['draft', 'questions']) {
        rows.patch(table, { author_id }, { content: null, search: '', fingerprint: null })
      }
      rows.patch('keys', { author_id }, { key: null, reason: null })
      rows.patch('history', { author_id }, { reason: null })
      for (const table of ['listed', 'drawable']) rows.remove(table, { author_id })
    }),
  } satisfies Readonly<Record<string, Apply>>,
}

const MOVE = `
  update draft set place = coalesce(
    (select (b.place + coalesce(
        (select min(c.place) from draft c where c.quiz_id = $1 and c.place > b.place and c.question_id <> $2),
        b.place + 2)) / 2
       from draft b where b.quiz_id = $1 and b.question_id = $3),
    (select min(place) from draft where quiz_id = $1 and question_id <> $2) - 1,
    place)
   where quiz_id = $1 and question_id = $2`
/** What a version holds stays as it is, whatever becomes of the draft. */
const KEEP_QUESTIONS = `
  insert into questions
    (question_id, revision, quiz_id, author_id, type, picture_id, content, search, fingerprint, level, subject_id,
     frozen_at)
  select question_id, revision, quiz_id, author_id, type, picture_id, content, search, fingerprint,
         coalesce(level, $2), $3, $4::timestamptz
    from draft where quiz_id = $1
  on conflict do nothing`
const KEEP_TYPES = `
  update versions set types = array(select distinct type from draft where quiz_id = $1 order by type)
   where quiz_id = $1 and version = $2`
const MAKE_DRAWABLE = `
  insert into drawable (question_id, quiz_id, version, author_id, subject_id, language, level, lot, fits_tiles)
  select r.value->>'question_id', v.quiz_id, v.version, v.author_id, v.subject_id, v.language, r.value->>'level',
         ('x' || substr(md5(r.value->>'question_id'), 1, 7))::bit(28)::int, r.value->>'question_id' = any ($3::text[])
    from versions v, jsonb_array_elements(v.questions) r
   where v.quiz_id = $1 and v.version = $2 and r.value->>'question_id' = any ($4::text[])`
/** What counts, with the key as it was corrected last. */
const COUNTED = `
  select q.question_id, q.content, q.picture_id, c.key
    from versions v cross join jsonb_array_elements(v.questions) r
    join questions q on q.question_id = r.value->>'question_id' and q.revision = (r.value->>'revision')::int
    left join keys c
      on c.quiz_id = v.quiz_id and c.version = v.version and c.question_id = q.question_id and c.is_newest
   where v.quiz_id = $1 and v.version = $2 and c.is_void is not true`
const LISTED = `
  select v.quiz_id, v.version, v.author_id, v.title, v.description, v.subject_id, v.level, v.difficulty, v.language,
         v.length, q.plays, coalesce(l.added_at, q.changed_at) as added_at
    from versions v join quizzes q on q.quiz_id = v.quiz_id left join listed l on l.quiz_id = v.quiz_id
   where v.quiz_id = $1 and v.version = $2 and v.title is not null`

type CountedRow = Readonly<Record<string, unknown>> & {
  readonly question_id: string
  readonly content: QuestionContent | null
  readonly picture_id: string | null
  readonly key: QuestionKey | null
}
type ListedRow = Readonly<Record<string, unknown>> & {
  readonly title: string
  readonly description: string
  readonly subject_id: string
}
type OfQuiz<D extends EventDefinition> = Recorded<EventOf<D> & AnyEvent>

async function list(rows: Rows, quiz_id: string, version: number): Promise<void> {
  const [found] = await rows.sql<ListedRow>(LISTED, [quiz_id, version])
  if (found === undefined) return
  const { title, description, ...listed } = found
  const subject = subjectById(listed.subject_id)
  const search = foldLetters([title, description, subject?.pl, subject?.en].filter(Boolean).join(' '))
  rows.put('listed', { ...listed, search })
  await makeDrawable(rows, quiz_id, version)
}

/** What can be drawn of a listed version, and what of it can be asked on tiles, by its newest keys. */
async function makeDrawable(rows: Rows, quiz_id: string, version: number): Promise<void> {
  rows.remove('drawable', { quiz_id })
  const counted = await rows.sql<CountedRow>(COUNTED, [quiz_id, version])
  const onTiles = counted.filter(({ content, picture_id, key }) => {
    if (content === null) return false
    const task = key === null ? content.task : (withKey(content.task, key) ?? content.task)
    return fitsTiles({ ...content, task }, picture_id)
  })
  const idsOf = (questions: readonly CountedRow[]) => questions.map(({ question_id }) => question_id)
  await rows.sql(MAKE_DRAWABLE, [quiz_id, version, idsOf(onTiles), idsOf(counted)])
}

function rememberChange({ data, metadata }: Recorded<AnyEvent>, rows: Rows): void {
  rows.patch('quizzes', { quiz_id: data['quiz_id'] }, { is_changed: true, changed_at: metadata.occurred_at })
}

/** The state follows from the one before, as the graph says. */
async function step(
  { data, metadata }: Recorded<AnyEvent>,
  rows: Rows,
  command: QuizCommandName,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { quiz_id } = data
  const [row] = await rows.sql<{ readonly state: string }>('select state from quizzes where quiz_id = $1', [quiz_id])
  const before = QUIZ_STATES.find((state) => state === row?.state)
  if (before === undefined) return
  const state = nextQuizState(before, command) ?? before
  rows.patch('quizzes', { quiz_id }, { state, changed_at: metadata.occurred_at, ...changes })
}

function remember(
  event: OfQuiz<typeof e.QuizSubmitted> | Recorded<AnyEvent>,
  rows: Rows,
  reason: string | null = null,
  author_id: string | null = null,
) {
  const { quiz_id, version, waiting, listed } = event.data as Readonly<Record<string, unknown>>
  rows.put('history', { quiz_id, version: version ?? waiting ?? listed ?? 0, author_id, ...actOf(event, reason) })
}

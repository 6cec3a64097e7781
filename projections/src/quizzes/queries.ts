import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { DEFAULT_PAGE_SIZE } from '@kredka/contracts/kernel/schema'
import { foldLetters } from '@kredka/contracts/kernel/slug'
import { getOwnQuiz, getQuiz, listOwnQuizzes } from '@kredka/contracts/quizzes/endpoints'
import { questionFaults } from '@kredka/contracts/quizzes/faults'
import type { QuestionKey } from '@kredka/contracts/quizzes/question'
import { withKey } from '@kredka/contracts/quizzes/question-rules'
import type { OwnQuestionView, OwnQuizRowView, OwnQuizView, QuizView } from '@kredka/contracts/quizzes/views'
import { pageOf } from '../kernel/paging.ts'
import { answer, answerPage, type Sql, userIdOf } from '../kernel/query.ts'
import { browseQueryHandler } from './browse.ts'
import { AUTHOR, termsOfQuiz, type Unslugged, withSlug } from './columns.ts'

export const quizQueryHandlers = [
  browseQueryHandler,

  answer(getQuiz, ['quizzes', 'profiles', 'attempts'], async ({ sql, input, viewer, now }) => {
    const [quiz] = await sql<Unslugged<QuizView> & Copied>(
      `select q.quiz_id as id, v.version, v.title, v.description, ${termsOfQuiz('v')}, v.exam_minutes,
              v.length as questions, v.types, ${AUTHOR} as author, q.plays, q.listed is not null as is_listed,
              q.author_id = $2 as is_own, v.frozen_at as added_at, ${COPIED_FROM} as copied_from,
              ${FINISHED} as finished_attempt_id
         from quizzes.quizzes q
         join quizzes.versions v on v.quiz_id = q.quiz_id and v.title is not null
          and v.version = case when q.author_id = $2 then q.frozen else q.listed end
         join profiles.people p on p.user_id = q.author_id
        where q.quiz_id = $1 and q.state <> 'removed' and (q.author_id = $2 or not p.blocked and not p.withdrawn)`,
      [input.id, userIdOf(viewer) ?? '', new Date(now).toISOString()],
    )
    if (quiz === undefined) return reject('QUIZ_NOT_FOUND')
    const { copied_from } = quiz
    const source = copied_from?.quiz ?? null
    const from = copied_from === null ? null : { ...copied_from, quiz: source === null ? null : withSlug(source) }
    return withSlug({ ...quiz, copied_from: from })
  }),

  answerPage(listOwnQuizzes, ['quizzes'], ({ sql, input, viewer }) => listOf(sql, userIdOf(viewer) ?? '', input)),

  answer(getOwnQuiz, ['quizzes'], ({ sql, input, viewer }) => oneOf(sql, userIdOf(viewer) ?? '', input.id)),
]

/** The quizzes of one author, those changed last first. */
export async function listOf(sql: Sql, author_id: string, input: InputOf<typeof listOwnQuizzes>) {
  const page = pageOf(input, DEFAULT_PAGE_SIZE)
  const search = foldLetters(input.q ?? '').trim()
  const rows = await sql<Unslugged<OwnQuizRowView>>(
    `select ${OWN_ROW}
       from (select q.* from quizzes.quizzes q
              where q.author_id = $1 and q.state <> 'removed' and position($2 in q.search) > 0
              order by q.changed_at desc, q.quiz_id limit ${page.limit} offset ${page.offset}) q ${DRAFT_COUNTS}
      order by q.changed_at desc, q.quiz_id`,
    [author_id, search],
  )
  return page.of(rows.map(withSlug))
}

/** One of an author's quizzes, with all its questions and keys. */
export async function oneOf(sql: Sql, author_id: string, quiz_id: string): Promise<OwnQuizView | Rejection> {
  const [quiz] = await sql<Omit<OwnQuizView, 'slug' | 'questions'> & { readonly content: readonly DraftRow[] }>(
    `select ${OWN_ROW}, coalesce(q.description, '') as description, q.exam_minutes, q.is_changed,
            coalesce((select jsonb_agg(${question('d', 'd.level', 'd.weight')} order by d.place)
              from quizzes.draft d where d.quiz_id = q.quiz_id), '[]') as content
       from quizzes.quizzes q ${DRAFT_COUNTS}
      where q.quiz_id = $1 and q.author_id = $2 and q.state <> 'removed'`,
    [quiz_id, author_id],
  )
  if (quiz === undefined) return reject('QUIZ_NOT_FOUND')
  const { content, ...row } = quiz
  return { ...withSlug(row), questions: content.map(withFaults) }
}

interface Copied {
  readonly copied_from: {
    readonly quiz: { readonly id: string; readonly title: string } | null
    readonly author: string | null
  } | null
}

/** Whose quiz it was first, under the name that others read; the quiz itself as long as it is listed. */
const COPIED_FROM = `case when q.copied_quiz_id is not null then jsonb_build_object(
  'quiz', (select jsonb_build_object('id', sv.quiz_id, 'title', sv.title) from quizzes.listed sl
             join quizzes.versions sv on sv.quiz_id = sl.quiz_id and sv.version = sl.version and sv.title is not null
            where sl.quiz_id = q.copied_quiz_id),
  'author', (select case when sp.teaches then sp.name else split_part(sp.name, ' ', 1) end
               from profiles.people sp
              where sp.user_id = q.copied_author_id and not sp.blocked and not sp.withdrawn)) end`
/** The same condition as that of the command that copies. */
const FINISHED = `(select a.attempt_id from attempts.attempts a
  where a.player_id = $2 and a.quiz_id = q.quiz_id and a.state = 'finished' and a.source = 'quiz'
    and not exists (select from attempts.concealed h
                     where h.player_id = $2 and h.quiz_id = q.quiz_id and h.until > $3)
  order by a.finished_at desc, a.attempt_id limit 1)`

const OWN_ROW = `q.quiz_id as id, coalesce(q.title, '') as title, ${termsOfQuiz('q')}, q.state, d.questions, d.unready,
  q.frozen, q.listed, q.waiting, q.reason, q.plays, q.changed_at`
const DRAFT_COUNTS = `
  cross join lateral (
    select count(*)::int as questions, count(*) filter (where not is_ready)::int as unready
      from quizzes.draft where quiz_id = q.quiz_id) d`

/** A question with its key as stored; null content where its author is forgotten. */
export type DraftRow = Omit<OwnQuestionView, 'faults'> & { readonly is_ready: boolean }

/** @param of the table with question_id, revision, type, picture_id and content */
export function question(of: string, level: string, weight: string, is_ready = `${of}.is_ready`): string {
  return `jsonb_build_object('id', ${of}.question_id, 'revision', ${of}.revision, 'type', ${of}.type, 'level', ${level},
    'weight', ${weight}, 'picture_id', ${of}.picture_id, 'is_ready', ${is_ready}) || coalesce(${of}.content, '{}')`
}

/** Of a version's reference `r` and its question `k`: what stands in a version is whole. */
export const FROZEN = question('k', "r.value->>'level'", "(r.value->>'weight')::int", 'true')

/** Of a question `k` of a version `v`: the correction `c` of its key that counts. */
export const CORRECTED = `
  left join quizzes.keys c
    on c.quiz_id = v.quiz_id and c.version = v.version and c.question_id = k.question_id and c.is_newest`

/** As `FROZEN` with what counts as right by now. */
export type KeyedRow = DraftRow & {
  /** Null where it was not corrected. */
  readonly key: QuestionKey | null
}

export function withNewestKey<R extends KeyedRow>({ key, ...row }: R) {
  return { ...row, task: key === null ? row.task : (withKey(row.task, key) ?? row.task) }
}

/** What keeps a question that lacks nothing else from being ready is a formula that cannot be drawn. */
export function withFaults({ is_ready, ...row }: DraftRow): OwnQuestionView {
  const faults = [...questionFaults(row, row.picture_id !== null)]
  return { ...row, faults: is_ready || faults.length > 0 ? faults : ['FORMULA_UNREADABLE'] }
}

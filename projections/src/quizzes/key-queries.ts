import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { reject } from '@kredka/contracts/kernel/errors'
import { DEFAULT_PAGE_SIZE } from '@kredka/contracts/kernel/schema'
import { getQuizKeys, listRescorings } from '@kredka/contracts/quizzes/endpoints'
import { getQuizKeysAsStaff } from '@kredka/contracts/quizzes/staff-endpoints'
import type { QuizKeysView, RescoringRowView } from '@kredka/contracts/quizzes/views'
import { actorNamed } from '../admin/index.ts'
import { pageOf } from '../kernel/paging.ts'
import { answer, answerPage, type Sql, userIdOf } from '../kernel/query.ts'
import { CORRECTED, FROZEN, type KeyedRow, withFaults, withNewestKey } from './queries.ts'

type KeyRow = KeyedRow & { readonly correction: QuizKeysView['questions'][number]['correction'] }

type KeysRow = Omit<QuizKeysView, 'questions'> & { readonly content: readonly KeyRow[] }

/** Beyond the column that was chosen, the last corrected first. */
const ORDERS = {
  progress: 's.finished_at is not null',
  '-progress': 's.finished_at is null',
  corrected_at: 'c.at',
  '-corrected_at': 'c.at desc',
  changed: 'coalesce(s.changed, 0)',
  '-changed': 'coalesce(s.changed, 0) desc',
} as const

const KEYS = `
  select v.version,
         (select jsonb_agg(o.version order by o.version desc)
            from quizzes.versions o where o.quiz_id = q.quiz_id) as versions,
         (select jsonb_agg(${FROZEN} || jsonb_build_object('key', c.key, 'correction',
             case when c.key_revision is null then null else jsonb_build_object('key_revision', c.key_revision,
               'is_void', c.is_void, 'reason', c.reason, 'at', c.at) end) order by r.n)
            from jsonb_array_elements(v.questions) with ordinality as r (value, n)
            join quizzes.questions k
              on k.question_id = r.value->>'question_id' and k.revision = (r.value->>'revision')::int
            ${CORRECTED}) as content,
         (select jsonb_build_object('version', r.version, 'key_revision', r.key_revision,
             'attempts', r.attempts, 'done', r.done, 'changed', r.changed, 'begun_at', r.begun_at,
             'finished_at', r.finished_at)
            from attempts.rescorings r where r.quiz_id = q.quiz_id
           order by r.key_revision desc limit 1) as rescoring
    from quizzes.quizzes q
    join quizzes.versions v
      on v.quiz_id = q.quiz_id and v.version = coalesce($3, q.listed, q.frozen)
    where q.quiz_id = $1 and ($2::text is null or q.author_id = $2) and q.state <> 'removed' and v.title is not null`

/** The corrections of a version's keys, and what follows from them (QUI-11). */
export const keyQueryHandlers = [
  answer(getQuizKeys, ['quizzes', 'attempts'], ({ sql, input, viewer }) => keysOf(sql, input, userIdOf(viewer) ?? '')),
  answer(getQuizKeysAsStaff, ['quizzes', 'attempts'], ({ sql, input }) => keysOf(sql, input, null)),

  answerPage(listRescorings, ['quizzes', 'attempts', 'admin', 'profiles'], async ({ sql, input }) => {
    const page = pageOf(input, DEFAULT_PAGE_SIZE)
    const order = `${ORDERS[input.sort ?? 'progress']}, c.at desc, c.quiz_id, c.key_revision desc`
    return page.of(
      await sql<RescoringRowView>(
        `select jsonb_build_object('id', q.quiz_id, 'title', coalesce(q.title, ''), 'is_sent', q.sent_at is not null,
                  'has_keys', q.state <> 'removed' and v.title is not null) as quiz,
                jsonb_build_object('id', k.question_id, 'number', r.n, 'prompt', w.content->>'prompt') as question,
                k.version, k.key_revision, k.is_void, k.reason, ${actorNamed('k.actor')} as actor,
                k.at as corrected_at, coalesce(k.attempts, 0) as attempts, coalesce(k.done, 0) as done,
                coalesce(k.changed, 0) as changed, k.begun_at, k.finished_at
           from (select c.*, s.attempts, s.done, s.changed, s.begun_at, s.finished_at,
                        row_number() over (order by ${order}) as place
                   from quizzes.keys c
                   left join attempts.rescorings s on s.quiz_id = c.quiz_id and s.key_revision = c.key_revision
                  order by place limit ${page.limit} offset ${page.offset}) k
           join quizzes.quizzes q on q.quiz_id = k.quiz_id
           join quizzes.versions v on v.quiz_id = k.quiz_id and v.version = k.version
          cross join lateral (
            select e.value, e.n from jsonb_array_elements(v.questions) with ordinality as e (value, n)
             where e.value->>'question_id' = k.question_id) r
           left join quizzes.questions w
             on w.question_id = k.question_id and w.revision = (r.value->>'revision')::int
          order by k.place`,
      ),
    )
  }),
]

/** @param author_id whose quiz it has to be; null where staff ask */
async function keysOf(sql: Sql, { id, version }: InputOf<typeof getQuizKeys>, author_id: string | null) {
  const [found] = await sql<KeysRow>(KEYS, [id, author_id, version ?? null])
  if (found === undefined) return reject('QUIZ_NOT_FOUND')
  const { content, ...rest } = found
  return { ...rest, questions: content.map(keyView) }
}

function keyView({ correction, ...row }: KeyRow): QuizKeysView['questions'][number] {
  return { ...withFaults(withNewestKey(row)), correction }
}

import { getAttemptContests, listContests, listOverdueContests } from '@kredka/contracts/contests/endpoints'
import { CONTESTS_SHOWN } from '@kredka/contracts/contests/rules'
import type {
  ContestedQuestionView,
  ContestView,
  OverdueContestsView,
  OwnContestView,
} from '@kredka/contracts/contests/views'
import { reject } from '@kredka/contracts/kernel/errors'
import { DEFAULT_PAGE_SIZE } from '@kredka/contracts/kernel/schema'
import type { QuestionContent, QuestionKey, QuestionTask } from '@kredka/contracts/quizzes/question'
import { withKey } from '@kredka/contracts/quizzes/question-rules'
import { defaultPlayerName } from '@kredka/contracts/rewards/rules'
import { pageOf } from '../kernel/paging.ts'
import { answer, answerPage, userIdOf } from '../kernel/query.ts'
import { iso } from '../postgres/postgres.ts'

interface GroupRow
  extends Pick<ContestedQuestionView, 'question_id' | 'version' | 'number' | 'count' | 'first_at' | 'is_overdue'> {
  /** Null once its author is forgotten. */
  readonly content: QuestionContent | null
  /** As it was corrected last; null where it was not. */
  readonly key: QuestionKey | null
  readonly contests: readonly ContestRow[]
}
interface ContestRow extends Pick<ContestView, 'id' | 'reason' | 'contested_at'> {
  readonly name: string | null
  readonly player_name: string | null
  readonly choices: readonly number[] | null
  readonly words: readonly string[] | null
}

/** Of each question `g` that is contested: what it asks, what is right, and the first who contest it. */
const GROUP = `g.question_id, g.version, r.n::int as number, k.content, c.key, g.count, g.first_at, g.is_overdue,
  (select jsonb_agg(jsonb_build_object('id', x.contest_id, 'name', p.name, 'player_name', l.player_name,
       'choices', x.choices, 'words', x.words, 'reason', x.reason, 'contested_at', ${iso('x.contested_at')})
       order by x.contested_at, x.contest_id)
     from (select * from contests.contests o
            where o.quiz_id = g.quiz_id and o.version = g.version and o.question_id = g.question_id
              and o.state = 'open'
            order by o.contested_at, o.contest_id limit ${CONTESTS_SHOWN}) x
     left join profiles.people p on p.user_id = x.user_id
     left join rewards.players l on l.user_id = x.user_id) as contests`
const groups = (condition: string) => `
  (select o.quiz_id, o.version, o.question_id, count(*)::int as count, min(o.contested_at) as first_at,
          bool_or(o.is_overdue) as is_overdue
     from contests.contests o where o.state = 'open' and ${condition}
    group by o.quiz_id, o.version, o.question_id) g
  join quizzes.versions v on v.quiz_id = g.quiz_id and v.version = g.version
  cross join lateral (
    select e.value, e.n from jsonb_array_elements(v.questions) with ordinality as e (value, n)
     where e.value->>'question_id' = g.question_id) r
  left join quizzes.questions k on k.question_id = g.question_id and k.revision = (r.value->>'revision')::int
  left join quizzes.keys c
    on c.quiz_id = g.quiz_id and c.version = g.version and c.question_id = g.question_id and c.is_newest`
const ORDER = 'order by g.first_at, g.question_id, g.version'
const READS = ['contests', 'quizzes', 'profiles', 'rewards'] as const

/** Contested keys (QUI-13). */
export const contestQueryHandlers = [
  answer(getAttemptContests, ['contests', 'attempts', 'quizzes'], async ({ sql, input, viewer, now }) => {
    const user_id = userIdOf(viewer)
    const [attempt] = await sql<{ readonly own_questions: readonly string[] }>(
      `select coalesce((select jsonb_agg(r.value->>'question_id' order by r.n)
                from jsonb_array_elements(a.questions) with ordinality as r (value, n)
                join quizzes.quizzes q on q.quiz_id = r.value->>'quiz_id' and q.author_id = $2), '[]') as own_questions
         from attempts.attempts a where a.attempt_id = $1 and a.player_id = $2`,
      [input.id, user_id],
    )
    if (attempt === undefined) return reject('ATTEMPT_NOT_FOUND')
    // an answer tells of the key, which an assignment may hide by now (QUI-10)
    const contests = await sql<OwnContestView>(
      `select distinct on (c.question_id) c.question_id, c.contested_at, c.reason,
              case when h.is_hidden then null else nullif(c.state, 'open') end as outcome,
              c.by_staff and not h.is_hidden as by_staff, case when not h.is_hidden then c.answer end as answer,
              case when not h.is_hidden then c.answered_at end as answered_at
         from attempts.attempts a
         cross join jsonb_array_elements(a.questions) r
         join contests.contests c
           on c.user_id = $2 and c.question_id = r.value->>'question_id' and c.quiz_id = r.value->>'quiz_id'
          and c.version = (r.value->>'version')::int
         cross join lateral (
           select exists (select from attempts.concealed o
                           where o.player_id = $2 and o.quiz_id = c.quiz_id and o.until > $3) as is_hidden) h
        where a.attempt_id = $1
        order by c.question_id, c.contested_at desc`,
      [input.id, user_id, new Date(now).toISOString()],
    )
    return { own_questions: [...attempt.own_questions], contests: [...contests] }
  }),

  answer(listContests, READS, async ({ sql, input, viewer }) => {
    const [quiz] = await sql(
      `select 1 from quizzes.quizzes where quiz_id = $1 and author_id = $2 and state <> 'removed'`,
      [input.id, userIdOf(viewer)],
    )
    if (quiz === undefined) return reject('QUIZ_NOT_FOUND')
    const rows = await sql<GroupRow>(`select ${GROUP} from ${groups('o.quiz_id = $1')} ${ORDER}`, [input.id])
    return rows.map(questionView)
  }),

  answerPage(listOverdueContests, READS, async ({ sql, input }) => {
    const page = pageOf(input, DEFAULT_PAGE_SIZE)
    const rows = await sql<GroupRow & Pick<OverdueContestsView, 'quiz' | 'author'>>(
      `select ${GROUP}, jsonb_build_object('id', v.quiz_id, 'title', coalesce(v.title, '')) as quiz,
              jsonb_build_object('id', v.author_id, 'name', a.name) as author
         from ${groups('o.is_overdue')}
         left join profiles.people a on a.user_id = v.author_id
        ${ORDER} limit ${page.limit} offset ${page.offset}`,
    )
    return page.of(rows.map(({ quiz, author, ...row }) => ({ ...questionView(row), quiz, author })))
  }),
]

function questionView({ content, key, contests, ...row }: GroupRow): ContestedQuestionView {
  const task = content === null ? null : ((key === null ? null : withKey(content.task, key)) ?? content.task)
  return {
    ...row,
    prompt: content?.prompt ?? null,
    formulas: content?.formulas ?? [],
    right: task === null ? [] : rightOf(task),
    contests: contests.map(({ name, player_name, choices, words, ...contest }) => ({
      ...contest,
      player_name: player_name ?? (name === null ? null : defaultPlayerName(name)),
      answered: words !== null ? [...words] : (choices ?? []).flatMap((n) => optionsOf(task)[n]?.text ?? []),
    })),
  }
}

function optionsOf(task: QuestionTask | null) {
  return task !== null && 'options' in task ? task.options : []
}

function rightOf(task: QuestionTask): string[] {
  switch (task.kind) {
    case 'single':
    case 'several':
      return task.options.flatMap(({ text, is_right }) => (is_right ? [text] : []))
    case 'gaps':
      return task.gaps.map(({ accepted }) => accepted.join(' / '))
    case 'text':
      return [task.accepted.join(' / ')]
    case 'number': {
      const { value, units } = task.number
      return [[value, units.join(' / ')].filter((part) => part !== '').join(' ')]
    }
  }
}

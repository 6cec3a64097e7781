import { FULL_BP } from '@kredka/contracts/attempts/rules'
import { warsawDay } from '@kredka/contracts/kernel/days'
import { DAY } from '@kredka/contracts/kernel/durations'
import { reject } from '@kredka/contracts/kernel/errors'
import { formulasIn } from '@kredka/contracts/kernel/formula-text'
import type { QuestionContent } from '@kredka/contracts/quizzes/question'
import { countDue, getMisses, getRepetition, getSharing } from '@kredka/contracts/repetition/endpoints'
import {
  DAYS_AHEAD,
  DUE_LISTED,
  LEECH_LAPSES,
  LEECHES_LISTED,
  MISSES_ANSWERS,
  MISSES_DAYS,
  MISSES_LISTED,
} from '@kredka/contracts/repetition/rules'
import type { DueQuestionView, LeechView, MissesView, RepetitionView } from '@kredka/contracts/repetition/views'
import { answer, userIdOf } from '../kernel/query.ts'
import { CARDS, cardsOf, DUE_CARDS } from './due.ts'

interface OfContent {
  readonly content: QuestionContent
}
type Totals = Pick<RepetitionView, 'questions' | 'due' | 'due_new' | 'held_back'>
const READS = ['repetition', 'quizzes', 'attempts']
const SUBJECT = `(select subject_id from quizzes.versions v where v.quiz_id = c.quiz_id and v.version = c.version)
  as subject_id`
const CONTENT = 'quizzes.questions k on k.question_id = c.question_id and k.revision = c.revision'

interface ReadRepetition {
  readonly totals: Totals
  readonly week: RepetitionView['week']
  readonly list: readonly (Omit<DueQuestionView, 'prompt' | 'formulas'> & OfContent)[]
  readonly leeches: readonly (Omit<LeechView, 'prompt' | 'formulas' | 'explanation'> & OfContent)[]
}
const NOTHING: ReadRepetition = {
  totals: { questions: 0, due: 0, due_new: 0, held_back: 0 },
  week: [],
  list: [],
  leeches: [],
}
/** All four from one reading of the cards; the words are read of those alone that are shown. */
const REPETITION = `
  with cards as materialized (${CARDS}),
  totals as (
    select count(*)::int as questions, count(*) filter (where is_open)::int as due,
           count(*) filter (where is_open and is_new)::int as due_new,
           count(*) filter (where due_on <= $2 and not is_open)::int as held_back from cards
  ),
  week as (
    select to_char(d.day, 'YYYY-MM-DD') as day,
           count(c.question_id) filter (where c.due_on > $2::date or c.is_open)::int as due
      from generate_series($2::date, $2::date + ${DAYS_AHEAD - 1}, interval '1 day') d (day)
      left join cards c on greatest(c.due_on, $2::date) = d.day
     group by d.day
  ),
  list as (
    select c.question_id as id, k.content, ${SUBJECT}, to_char(c.due_on, 'YYYY-MM-DD') as due_on, c.is_new
      from (select * from cards where is_open order by is_new, due_on, question_id limit ${DUE_LISTED}) c
      join ${CONTENT}
  ),
  leeches as (
    select c.question_id as id, k.content, ${SUBJECT}, to_char(c.due_on, 'YYYY-MM-DD') as due_on, c.lapses
      from (select * from cards where lapses >= ${LEECH_LAPSES}
             order by lapses desc, question_id limit ${LEECHES_LISTED}) c
      join ${CONTENT}
  )
  select (select to_jsonb(t) from totals t) as totals,
         (select coalesce(jsonb_agg(w order by w.day), '[]') from week w) as week,
         (select coalesce(jsonb_agg(l order by l.is_new, l.due_on, l.id), '[]') from list l) as list,
         (select coalesce(jsonb_agg(l order by l.lapses desc, l.id), '[]') from leeches l) as leeches`

export const repetitionQueryHandlers = [
  answer(getRepetition, READS, async ({ sql, viewer, now }) => {
    const today = warsawDay(now)
    const params = cardsOf(userIdOf(viewer), now)
    const [read] = await sql<ReadRepetition>(REPETITION, params)
    const { totals, week, list, leeches } = read ?? NOTHING
    return {
      today,
      ...totals,
      week: [...week],
      list: list.map(({ content, ...row }) => ({ ...row, ...wordsOf(content) })),
      leeches: leeches.map(({ content, ...row }) => {
        const { explanation } = content
        return { ...row, ...wordsOf(content, explanation), explanation }
      }),
    }
  }),

  answer(countDue, READS, async ({ sql, viewer, now }) => {
    const [row] = await sql<{ due: number }>(
      `select count(*)::int as due from (${DUE_CARDS}) c where is_open`,
      cardsOf(userIdOf(viewer), now),
    )
    return { due: row?.due ?? 0 }
  }),

  answer(getSharing, ['repetition'], async ({ sql, viewer }) => {
    const found = await sql('select from repetition.sharing where user_id = $1', [userIdOf(viewer)])
    return { is_shared: found.length > 0 }
  }),

  answer(getMisses, [...READS, 'students'], async ({ sql, input, viewer, now }) => {
    const pair = [userIdOf(viewer), input.id]
    const [taken] = await sql<{ is_shared: boolean }>(
      `select exists (select from repetition.sharing where user_id = s.student_id) as is_shared
         from students.students s where s.teacher_id = $1 and s.student_id = $2`,
      pair,
    )
    if (taken === undefined) return reject('STUDENT_NOT_FOUND')
    if (!taken.is_shared) return { is_shared: false, subjects: [], questions: [] }
    const since = new Date(now - MISSES_DAYS * DAY).toISOString()
    const asked = [input.id, since, input.subject_id ?? null]
    const [subjects, questions] = await Promise.all([
      sql<MissesView['subjects'][number]>(
        `select subject_id, count(*)::int as answers, count(*) filter (where bp < ${FULL_BP})::int as wrong
           from (${ANSWERS}) c group by subject_id
          order by coalesce(subject_id = $3, false) desc, wrong desc, subject_id`,
        asked,
      ),
      sql<Omit<MissesView['questions'][number], 'prompt' | 'formulas'> & OfContent>(
        `select c.question_id as id, k.content, c.subject_id, c.answers, c.wrong, c.last_at
           from (select question_id, subject_id, max(revision) as revision, count(*)::int as answers,
                        count(*) filter (where bp < ${FULL_BP})::int as wrong, max(at) as last_at
                   from (${ANSWERS}) c group by question_id, subject_id) c
           join quizzes.questions k on k.question_id = c.question_id and k.revision = c.revision
          where c.wrong > 0 and k.content is not null
          order by coalesce(c.subject_id = $3, false) desc, c.wrong desc, c.last_at desc, c.question_id
          limit ${MISSES_LISTED}`,
        asked,
      ),
    ])
    return {
      is_shared: true,
      subjects: [...subjects],
      questions: questions.map(({ content, ...row }) => ({ ...row, ...wordsOf(content) })),
    }
  }),
]

/** Judged answers of the student in `$1` since `$2`, the newest, with the subject of each. */
const ANSWERS = `
  select r.question_id, r.bp, r.at, (q.value->>'revision')::int as revision, v.subject_id
    from (select * from repetition.reviews where player_id = $1 and at >= $2 and bp is not null
           order by at desc limit ${MISSES_ANSWERS}) r
    join repetition.attempts a on a.attempt_id = r.attempt_id
    join lateral jsonb_array_elements(a.questions) q on q.value->>'question_id' = r.question_id
    join quizzes.versions v on v.quiz_id = q.value->>'quiz_id' and v.version = (q.value->>'version')::int`

/** A question's own words; what is right stays here. */
function wordsOf({ prompt, formulas }: QuestionContent, ...more: readonly string[]) {
  const shown = new Set([prompt, ...more].flatMap(formulasIn))
  return { prompt, formulas: formulas.filter(({ tex }) => shown.has(tex)) }
}

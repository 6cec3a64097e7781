import { getQuizPanel } from '@kredka/contracts/items/endpoints'
import { ATTEMPTS_NEEDED, PLAY_DAYS, SCORE_PARTS, WORD_PEOPLE_MIN, WORDS_SHOWN } from '@kredka/contracts/items/rules'
import type { ItemFiguresView, ItemView, QuizPanelView, RoomFiguresView } from '@kredka/contracts/items/views'
import { warsawDay } from '@kredka/contracts/kernel/days'
import { reject } from '@kredka/contracts/kernel/errors'
import { slugOf } from '@kredka/contracts/kernel/slug'
import type { QuestionContent, QuestionKey, QuestionTask } from '@kredka/contracts/quizzes/question'
import { withKey } from '@kredka/contracts/quizzes/question-rules'
import { answer, userIdOf } from '../kernel/query.ts'
import { discriminationOf, flagsOf, isRightWord, type ScoreGroup, shareOf } from './figures.ts'
import type { Tally } from './tally.ts'

export const itemQueryHandlers = [
  answer(getQuizPanel, ['items', 'quizzes'], async ({ sql, input, viewer, now }) => {
    const [quiz] = await sql<QuizRow>(QUIZ, [input.id, userIdOf(viewer)])
    if (quiz === undefined) return reject('QUIZ_NOT_FOUND')
    const { listed, versions, ...about } = quiz
    const version = input.version ?? listed ?? versions[0]?.version ?? null
    const chosen = versions.find((one) => one.version === version)
    if (version !== null && chosen === undefined) return reject('QUIZ_NOT_FOUND')
    const shown = { ...about, slug: slugOf(quiz.title), versions: [...versions], version }
    if (chosen === undefined) return { ...shown, days: [], scores: [], items: [] }
    const of = [input.id, version]
    const [days, items] = [await sql<PlayDay>(DAYS, [...of, warsawDay(now)]), await sql<ItemRow>(ITEMS, of)]
    const isEnough = chosen.people >= ATTEMPTS_NEEDED
    const totals = isEnough ? await sql<{ readonly percent: number; readonly n: number }>(TOTALS, of) : []
    return { ...shown, days: [...days], scores: isEnough ? byTenths(totals) : [], items: items.map(itemView) }
  }),
]

const QUIZ = `
  select q.quiz_id as id, coalesce(q.title, '') as title, q.listed,
         (select coalesce(jsonb_agg(jsonb_build_object('version', v.version, 'frozen_at', v.frozen_at,
              'is_listed', v.version is not distinct from q.listed,
              'plays', (select coalesce(sum(d.plays), 0) from items.days d
                         where d.quiz_id = v.quiz_id and d.version = v.version),
              'people', (select coalesce(sum(t.n), 0) from items.totals t
                          where t.quiz_id = v.quiz_id and t.version = v.version)) order by v.version desc), '[]')
            from quizzes.versions v where v.quiz_id = q.quiz_id) as versions
    from quizzes.quizzes q
   where q.quiz_id = $1 and q.author_id = $2 and q.state <> 'removed'`
const DAYS = `
  select s.at::date::text as day, coalesce(d.plays, 0) as plays
    from generate_series($3::date - ${PLAY_DAYS - 1}, $3::date, interval '1 day') as s (at)
    left join items.days d on d.quiz_id = $1 and d.version = $2 and d.day = s.at
   order by s.at`
const TOTALS = 'select percent, n from items.totals where quiz_id = $1 and version = $2'
const choicesOf = (kind: Tally['kind']) =>
  `(select jsonb_object_agg(part, n) from t where t.question_id = k.question_id and kind = '${kind}')`
/** The first of the seconds at which half of the answers are reached. */
const medianOf = (kind: Tally['kind']) => `(select min(part) from timed
    where timed.question_id = k.question_id and kind = '${kind}' and reached * 2 >= answers and answers > 0)`
const ITEMS = `
  with t as (select question_id, kind, part, word, n, points from items.tallies where quiz_id = $1 and version = $2),
  ranked as (
    select question_id, part, word, n,
           row_number() over (partition by question_id, part order by n desc, word) as rank
      from t where kind = 'word' and n >= ${WORD_PEOPLE_MIN}),
  timed as (
    select question_id, kind, part, sum(n) over (partition by question_id, kind order by part) as reached,
           sum(n) over (partition by question_id, kind) as answers
      from t where kind in ('seconds', 'room_seconds'))
  select r.value->>'question_id' as id, k.content, c.key,
         (select jsonb_agg(jsonb_build_object('percent', part, 'n', n, 'points', points))
            from t where t.question_id = k.question_id and kind = 'score' and n > 0) as groups,
         ${choicesOf('choice')} as choices,
         (select jsonb_agg(jsonb_build_object('gap', part, 'word', word, 'people', n) order by part, rank)
            from ranked where ranked.question_id = k.question_id and rank <= ${WORDS_SHOWN}) as words,
         ${medianOf('seconds')} as seconds,
         (select jsonb_build_object('answers', n, 'points', points, 'choices', ${choicesOf('room_choice')},
            'missing', (select coalesce(sum(n), 0) from t where t.question_id = k.question_id and kind = 'room_missing'),
            'seconds', ${medianOf('room_seconds')})
            from t where t.question_id = k.question_id and kind = 'room') as rooms
    from quizzes.versions v
    cross join jsonb_array_elements(v.questions) with ordinality as r (value, place)
    join quizzes.questions k
      on k.question_id = r.value->>'question_id' and k.revision = (r.value->>'revision')::int and k.content is not null
    left join quizzes.keys c
      on c.quiz_id = v.quiz_id and c.version = v.version and c.question_id = k.question_id and c.is_newest
   where v.quiz_id = $1 and v.version = $2
   order by r.place`

type PlayDay = QuizPanelView['days'][number]
interface QuizRow extends Pick<QuizPanelView, 'id' | 'title' | 'versions'> {
  readonly listed: number | null
}
type Choices = Readonly<Record<string, number>> | null
interface RoomRow extends Pick<RoomFiguresView, 'answers' | 'missing' | 'seconds'> {
  readonly points: number
  readonly choices: Choices
}
interface ItemRow {
  readonly id: string
  readonly content: QuestionContent
  /** As it was corrected last; null where it was not. */
  readonly key: QuestionKey | null
  readonly groups: readonly ScoreGroup[] | null
  readonly choices: Choices
  readonly words: readonly { readonly gap: number; readonly word: string; readonly people: number }[] | null
  readonly seconds: number | null
  /** Null where no room was asked. */
  readonly rooms: RoomRow | null
}

function byTenths(totals: readonly { readonly percent: number; readonly n: number }[]): number[] {
  const parts = Array.from({ length: SCORE_PARTS }, () => 0)
  for (const { percent, n } of totals) {
    const part = Math.floor(percent / 10)
    parts[part] = (parts[part] ?? 0) + n
  }
  return parts
}

function itemView(row: ItemRow): ItemView {
  const { prompt, formulas } = row.content
  const task = (row.key === null ? null : withKey(row.content.task, row.key)) ?? row.content.task
  const groups = row.groups ?? []
  const people = groups.reduce((sum, { n }) => sum + n, 0)
  return {
    id: row.id,
    kind: task.kind,
    prompt,
    formulas,
    options: optionsOf(task).map(({ text, is_right }) => ({ text, is_right })),
    people,
    figures: people < ATTEMPTS_NEEDED ? null : figuresOf(task, groups, row),
    rooms: row.rooms === null || row.rooms.answers < ATTEMPTS_NEEDED ? null : roomFigures(task, row.rooms),
  }
}

function figuresOf(task: QuestionTask, groups: readonly ScoreGroup[], row: ItemRow): ItemFiguresView {
  const gaps = task.kind === 'gaps' ? task.gaps.length : task.kind === 'text' || task.kind === 'number' ? 1 : 0
  const figures = {
    share: shareOf(groups),
    discrimination: discriminationOf(groups),
    picked: pickedOf(task, row.choices),
    words: Array.from({ length: gaps }, (_, gap) =>
      (row.words ?? [])
        .filter((typed) => typed.gap === gap)
        .map(({ word, people }) => ({ word, people, is_right: isRightWord(task, gap, word) })),
    ),
  }
  return { ...figures, seconds: row.seconds, flags: flagsOf(task, figures) }
}

function roomFigures(task: QuestionTask, { points, choices, ...row }: RoomRow): RoomFiguresView {
  const figures = { share: Math.round(points / row.answers), picked: pickedOf(task, choices) }
  return { ...row, ...figures, flags: flagsOf(task, { ...figures, words: [], discrimination: null }) }
}

function pickedOf(task: QuestionTask, choices: Choices): number[] {
  return optionsOf(task).map((_, n) => choices?.[n] ?? 0)
}

function optionsOf(task: QuestionTask) {
  return task.kind === 'single' || task.kind === 'several' ? task.options : []
}

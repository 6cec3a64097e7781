import { STAFF_ROLES } from '@kredka/contracts/kernel/staff'
import {
  mayDecide,
  WORK_COUNTED_MAX,
  WORK_KINDS,
  WORK_TITLE_MAX,
  type WorkKind,
} from '@kredka/contracts/work-queue/rules'
import { all } from '../kernel/conditions.ts'
import { textHits } from '../kernel/text-hits.ts'

/** Where the things of one kind stand that wait, as parts of a statement. */
interface Waiting {
  /** Tables and what of them waits; `from` and `where` of a statement. */
  readonly from: string
  readonly where: string
  readonly id: string
  /** Whose it is, or who asks. */
  readonly person: string
  readonly since: string
  readonly title?: string
  readonly topic?: string
  /** Plain text that holds what `title` does, where an index knows its parts. */
  readonly words?: string
}

const WAITING: Readonly<Record<WorkKind, Waiting>> = {
  offer: {
    from: 'offers.offers x join offers.versions v on v.offer_id = x.offer_id and v.version = x.latest_version',
    where: "x.state in ('waiting', 'active_waiting')",
    id: 'x.offer_id',
    person: 'x.teacher_id',
    since: 'x.changed_at',
    title: 'v.title',
  },
  // those that both sides had their say on, or whose time for it is over
  lesson_problem: {
    from: 'lessons.problems x',
    where: "x.state in ('answered', 'unanswered')",
    id: 'x.lesson_id',
    person: 'x.reporter_id',
    since: 'coalesce(x.answered_at, x.answer_by)',
    topic: "x.kind || '_' || x.by",
  },
  message_report: {
    from: 'chat.reports x',
    where: "x.state = 'waiting'",
    id: 'x.message_id',
    person: 'x.reported_id',
    since: 'x.reported_at',
    topic: 'x.reason',
  },
  review: {
    from: 'reviews.reviews x',
    where: "x.report = 'open'",
    id: 'x.review_id',
    person: 'x.teacher_id',
    since: 'x.reported_at',
    title: 'x.text',
    topic: 'x.report_reason',
  },
  contact_message: {
    from: 'help.messages x',
    where: "x.state = 'new'",
    id: 'x.contact_id',
    person: 'x.user_id',
    since: 'x.sent_at',
    title: 'x.message',
    topic: 'x.topic',
  },
  quiz: {
    from: 'quizzes.quizzes x',
    where: 'x.waiting is not null',
    id: 'x.quiz_id',
    person: 'x.author_id',
    since: 'x.sent_at',
    title: 'x.title',
  },
  // questions whose author did not answer who contests their keys
  contest: {
    from: `(select quiz_id, question_id, min(contested_at) as since
              from contests.contests where state = 'open' and is_overdue group by quiz_id, question_id) x
           join quizzes.quizzes z on z.quiz_id = x.quiz_id`,
    where: 'true',
    id: 'x.question_id',
    person: 'z.author_id',
    since: 'x.since',
    title: 'z.title',
  },
  qualification: {
    from: 'qualifications.qualifications x',
    where: "x.state = 'waiting'",
    id: 'x.qualification_id',
    person: 'x.teacher_id',
    since: 'x.sent_at',
    title: 'x.title',
  },
  exercise: {
    from: 'topics.exercises x',
    where: "x.state = 'waiting'",
    id: 'x.exercise_id',
    person: 'x.teacher_id',
    since: 'x.sent_at',
    title: 'x.question',
    words: "(' ' || x.topic_search || ' ' || x.search)",
  },
  // drawn ones that were reported since staff last looked
  level: {
    from: `levels.levels x cross join lateral (
             select min(l.reported_at) as since, (array_agg(l.kind order by l.reported_at desc))[1] as kind
               from (select reported_at, kind from levels.reports r where r.level_id = x.level_id
                      order by reported_at desc limit x.reports) l) r`,
    where: "x.reports > 0 and x.state in ('listed', 'hidden')",
    id: 'x.level_id',
    person: 'x.author_id',
    since: 'r.since',
    title: 'x.published_name',
    topic: 'r.kind',
  },
  beta_request: {
    from: `(select user_id, min(since) as since, (array_agg(feature order by since))[1] as feature
              from settings.beta_features where state = 'requested' group by user_id) x`,
    where: 'true',
    id: 'x.user_id',
    person: 'x.user_id',
    since: 'x.since',
    topic: 'x.feature',
  },
  idea: {
    from: 'community.ideas x',
    where: "x.status = 'new'",
    id: 'x.idea_id',
    person: 'x.author_id',
    since: 'x.proposed_at',
    title: 'x.title',
  },
  opinion: {
    from: `community.opinions x
           join community.opinion_versions v on v.user_id = x.user_id and v.version = x.latest_version`,
    where: "x.state = 'waiting'",
    id: 'x.user_id',
    person: 'x.user_id',
    since: 'v.written_at',
    title: 'v.text',
  },
}

/** What has to be read for it. */
export const WAITING_READS = [
  ...['offers', 'lessons', 'chat', 'reviews', 'help', 'quizzes', 'contests', 'qualifications', 'topics', 'levels'],
  ...['settings', 'community', 'work_queue', 'admin', 'profiles'],
] as const

/** No further than anybody needs to know: counting is reading. */
const countOf = (from: string, where: string, by = '') =>
  `(select count(*)::int from (select from ${from} where ${where} ${by} limit ${WORK_COUNTED_MAX}) counted)`

/** How much waits, a column for each kind. */
export const COUNTS = `select ${WORK_KINDS.map((kind) => {
  const { from, where } = WAITING[kind]
  return `${countOf(from, where)} as ${kind}`
}).join(', ')}`

/** How much of some kinds waits, and how much of it longer than an item: parameters as SQL names them. */
export function placeOf(kinds: readonly WorkKind[], since: string, kind: string, id: string): string {
  const parts = kinds.map((one) => {
    const { from, where, ...x } = WAITING[one]
    // an index knows the first half alone
    const isAhead = `${x.since} <= ${since} and (${x.since}, '${one}', ${x.id}) < (${since}, ${kind}, ${id})`
    return `select ${countOf(from, where)} as waiting, ${countOf(from, `${where} and ${isAhead}`, `order by ${x.since}`)} as ahead`
  })
  const most = (sum: string) => `least(${WORK_COUNTED_MAX}, sum(${sum}))::int as ${sum}`
  return `select ${most('waiting')}, ${most('ahead')} from (${parts.join(' union all ')}) of_kinds`
}

/** Which of a kind: conditions on what its columns are called. */
export interface Narrow {
  readonly where: (kind: WorkKind, column: Column) => string
  /** What was typed, as parameters, where its words are looked for too. */
  readonly text?: TypedText | null
}

type Column = Readonly<Record<'id' | 'person', string>>

export interface TypedText {
  /** Pattern of `ilike` for a title with a space before it. */
  readonly part: string
  /** The same of `like` for plain text; a parameter only where it is asked for. */
  readonly plainPart: () => string
  /** Ids fit too, and people whose names do: whether they are gathered by indexes, or looked up for each row. */
  readonly others: (column: Column, isGathered: boolean) => string
}

/**
 * The longest waiting of some kinds, as they are listed. Each kind is ordered and cut by itself, so that none is read
 * further than the answer goes, and only what is on the page is joined to people and staff.
 * @param page `limit` and `offset`; `first` is an order of items `w` that comes before how long they wait
 */
export function waitingOf(
  kinds: readonly WorkKind[],
  narrow: Narrow,
  page: { readonly limit: number; readonly offset: number; readonly first?: string },
): string {
  const by = `${page.first === undefined ? '' : `${page.first}, `}w.since, w.kind, w.id`
  const rows = page.offset + page.limit
  return `
    select w.kind, w.id, w.title, w.topic, w.since,
           case when w.person is not null then jsonb_build_object('id', w.person, 'name', p.name) end as who,
           case when s.admin_id is not null then jsonb_build_object('id', s.admin_id, 'name', s.name) end as assignee
      from (select * from (${kinds.map((kind) => longestOf(kind, narrow, rows)).join(' union all ')}) w
             order by ${by} limit ${page.limit} offset ${page.offset}) w
      left join profiles.people p on p.user_id = w.person
      left join work_queue.assignments a on a.kind = w.kind and a.item_id = w.id
      left join admin.admins s on s.admin_id = a.admin_id and s.ended_at is null and s.role = any(w.deciders)
     order by ${by}`
}

function rolesOf(kind: WorkKind): readonly string[] {
  return STAFF_ROLES.filter((role) => mayDecide(role, kind)).map((role) => `'${role}'`)
}

/** Ids of the items of a kind that somebody of the staff of now looks after. */
export function assignedOf(kind: WorkKind): string {
  return `select a.item_id from work_queue.assignments a
            join admin.admins s on s.admin_id = a.admin_id and s.ended_at is null and s.role in (${rolesOf(kind)})
           where a.kind = '${kind}'`
}

function longestOf(kind: WorkKind, { where: narrow, text = null }: Narrow, rows: number): string {
  const { from, where, id, person, since, title = 'null::text', topic = 'null', words } = WAITING[kind]
  const by = `${since}, ${id}`
  const column = { id, person }
  const asked = narrow(kind, column)
  const columns = `'${kind}' as kind, ${id} as id, ${person} as person, left(${title}, ${WORK_TITLE_MAX}) as title,
    ${topic}::text as topic, ${since} as since, array[${rolesOf(kind)}] as deciders`
  if (text === null) return `(select ${columns} from ${from} where ${all([where, asked])} order by ${by} limit ${rows})`
  const isTitled = `' ' || ${title} ilike ${text.part}`
  const fits = `(${isTitled} or ${text.others(column, words === undefined)})`
  if (words === undefined) {
    return `(select ${columns} from ${from} where ${all([where, asked, fits])} order by ${by} limit ${rows})`
  }
  const looked = `${asked} and ${fits}`
  const gathered = `(${words} like ${text.plainPart()} or ${text.others(column, true)}) and ${looked}`
  const hits = {
    of: from,
    window: where,
    isPart: true,
    isGatheredWhole: true,
    where: looked,
    gathered,
    by,
    count: rows,
  }
  return `(select ${columns} from (${textHits(hits)}) x order by ${by} limit ${rows})`
}

import {
  getAdminBoard,
  getAnnouncement,
  getIdea,
  getOpinion,
  searchAnnouncements,
  searchIdeas,
  searchOpinions,
  searchTasks,
} from '@kredka/contracts/community/endpoints'
import type {
  AnnouncementDraftView,
  AnnouncementRowView,
  IdeaDetailView,
  IdeaRowView,
  OpinionDetailView,
  OpinionRowView,
  TaskView,
} from '@kredka/contracts/community/views'
import { reject } from '@kredka/contracts/kernel/errors'
import { historyOf } from '../admin/index.ts'
import { staffPageOf } from '../kernel/paging.ts'
import { answer, answerPage } from '../kernel/query.ts'
import { literal, toPlainSearchText } from '../kernel/typed.ts'
import { PERSON, TASK, TASKS } from './sql.ts'

/** `sort` as a column and its direction: `-votes` is the most first. */
function orderOf(sort: string, columns: Readonly<Record<string, string>>, last: string): string {
  const column = columns[sort.replace('-', '')] ?? last
  return `${column}${sort.startsWith('-') ? ' desc nulls last' : ''}, ${last}`
}

/** Ideas `i` of people `p`, as `IdeaRowView`s. */
const IDEA = `i.idea_id as id, i.status, i.title, i.description, ${PERSON} as author, i.votes, i.proposed_at,
         i.put_to_vote_at, i.decided_at, i.answer`
const IDEAS = 'from community.ideas i join profiles.people p on p.user_id = i.author_id'
/** Latest versions `v` of opinions `o` of people `p`, as `OpinionRowView`s. */
const OPINION = `o.user_id as id, o.state, v.version, ${PERSON} as author, v.stars, v.text, v.written_at, o.reason,
         case when e.version is null then null
              else jsonb_build_object('version', e.version, 'stars', e.stars, 'text', e.text) end as visible`
const OPINIONS = `
    from community.opinions o
    join community.opinion_versions v on v.user_id = o.user_id and v.version = o.latest_version
    left join community.opinion_versions e
      on e.user_id = o.user_id and e.version = o.visible_version and o.visible_version <> o.latest_version
    join profiles.people p on p.user_id = o.user_id`

const POLISH = 'collate "pl-x-icu"'
const ROW = 'announcement_id as id, state, title, pinned, written_at, published_at, reason'

/** The back office's sections of the community (ADM-02). */
export const communityAdminQueryHandlers = [
  answerPage(searchAnnouncements, ['community'], async ({ sql, input }) => {
    const page = staffPageOf(input)
    const columns = { written_at: 'written_at', title: `title ->> 'pl' ${POLISH}`, state: 'state' }
    const rows = await sql<AnnouncementRowView>(
      `select ${ROW} from community.announcements
        where ($1::text is null or state = $1) and ($2::text is null or position($2 in search) > 0)
        order by ${orderOf(input.sort ?? '-written_at', columns, 'announcement_id')}
        limit ${page.limit} offset ${page.offset}`,
      [input.state ?? null, toPlainSearchText(input.q)],
    )
    return page.of(rows)
  }),

  answer(getAnnouncement, ['community'], async ({ sql, input }) => {
    const [found] = await sql<AnnouncementDraftView>(
      `select ${ROW}, text from community.announcements where announcement_id = $1`,
      [input.id],
    )
    return found ?? reject('ANNOUNCEMENT_NOT_FOUND')
  }),

  answerPage(searchTasks, ['community'], async ({ sql, input }) => {
    const page = staffPageOf(input)
    const columns = { added_at: 'added_at', moved_at: 'moved_at', title: `title ->> 'pl' ${POLISH}`, status: 'status' }
    const rows = await sql<TaskView>(
      `select ${TASK} from community.tasks
        where ($1::text is null or status = $1) and ($2::text is null or position($2 in search) > 0)
        order by ${orderOf(input.sort ?? '-moved_at', columns, 'task_id')}
        limit ${page.limit} offset ${page.offset}`,
      [input.status ?? null, toPlainSearchText(input.q)],
    )
    return page.of(rows)
  }),

  answer(getAdminBoard, ['community'], async ({ sql }) => [...(await sql<TaskView>(TASKS))]),

  answerPage(searchIdeas, ['community', 'profiles'], async ({ sql, input }) => {
    const page = staffPageOf(input)
    const columns = { proposed_at: 'i.proposed_at', votes: 'i.votes', title: `i.title ${POLISH}`, status: 'i.status' }
    const rows = await sql<IdeaRowView>(
      `select ${IDEA} ${IDEAS}
        where ($1::text is null or i.status = $1)
          and ($2::text is null or position($2 in i.search) > 0 or p.name ilike '%' || $3 || '%')
        order by ${orderOf(input.sort ?? '-proposed_at', columns, 'i.idea_id')}
        limit ${page.limit} offset ${page.offset}`,
      [input.status ?? null, toPlainSearchText(input.q), literal(input.q)],
    )
    return page.of(rows)
  }),

  answerPage(searchOpinions, ['community', 'profiles'], async ({ sql, input }) => {
    const page = staffPageOf(input)
    const columns = { written_at: 'v.written_at', stars: 'v.stars', state: 'o.state' }
    const rows = await sql<OpinionRowView>(
      `select ${OPINION} ${OPINIONS}
        where ($1::text is null or o.state = $1)
          and ($2::text is null or position($2 in v.search) > 0 or p.name ilike '%' || $3 || '%')
        order by ${orderOf(input.sort ?? '-written_at', columns, 'o.user_id')}
        limit ${page.limit} offset ${page.offset}`,
      [input.state ?? null, toPlainSearchText(input.q), literal(input.q)],
    )
    return page.of(rows)
  }),

  answer(getIdea, ['community', 'profiles', 'admin'], async ({ sql, input }) => {
    const history = historyOf('community.idea_history', 'h.idea_id = i.idea_id')
    const [idea] = await sql<IdeaDetailView>(`select ${IDEA}, ${history} ${IDEAS} where i.idea_id = $1`, [input.id])
    return idea ?? reject('IDEA_NOT_FOUND')
  }),

  answer(getOpinion, ['community', 'profiles', 'admin'], async ({ sql, input }) => {
    const history = historyOf('community.opinion_history', 'h.user_id = o.user_id', "'version', h.version")
    const [opinion] = await sql<OpinionDetailView>(`select ${OPINION}, ${history} ${OPINIONS} where o.user_id = $1`, [
      input.id,
    ])
    return opinion ?? reject('OPINION_NOT_FOUND')
  }),
]

import {
  getBoard,
  getOpinionSummary,
  getOwnOpinion,
  listAnnouncements,
  listIdeas,
  listOpinions,
  listOwnIdeas,
} from '@kredka/contracts/community/endpoints'
import type {
  AnnouncementView,
  IdeaView,
  OpinionSummaryView,
  OpinionView,
  OwnOpinionView,
  TaskView,
} from '@kredka/contracts/community/views'
import { DEFAULT_PAGE_SIZE } from '@kredka/contracts/kernel/schema'
import { pageOf } from '../kernel/paging.ts'
import { answer, answerPage, userIdOf } from '../kernel/query.ts'
import { IDEA, OPINION, PUBLIC_OPINIONS, TASKS } from './sql.ts'

const ANNOUNCEMENTS_A_PAGE = 10
const NEWEST_OPINIONS = 6

/** A rejected idea that was never under vote stays between its author and staff. */
const SHOWN = 'i.put_to_vote_at is not null'
const ORDER = {
  votes: 'i.votes desc, i.put_to_vote_at desc, i.idea_id',
  newest: 'i.put_to_vote_at desc, i.idea_id',
} as const

export const communityQueryHandlers = [
  answerPage(listAnnouncements, ['community'], async ({ sql, input }) => {
    const page = pageOf(input, ANNOUNCEMENTS_A_PAGE)
    const rows = await sql<AnnouncementView>(
      `select announcement_id as id, title, text, pinned, published_at, corrected_at as changed_at
         from community.announcements
        where state = 'published'
        order by pinned desc, published_at desc, announcement_id
        limit ${page.limit} offset ${page.offset}`,
    )
    return page.of(rows)
  }),

  answer(getBoard, ['community'], async ({ sql }) => [...(await sql<TaskView>(TASKS))]),

  answerPage(listIdeas, ['community', 'profiles'], async ({ sql, input, viewer }) => {
    const page = pageOf(input, DEFAULT_PAGE_SIZE)
    const rows = await sql<IdeaView>(
      `select ${IDEA}
         from community.ideas i join profiles.people p on p.user_id = i.author_id
        where i.status = $2 and ${SHOWN}
        order by ${ORDER[input.sort ?? 'votes']}
        limit ${page.limit} offset ${page.offset}`,
      [userIdOf(viewer), input.status ?? 'under_vote'],
    )
    return page.of(rows)
  }),

  answerPage(listOwnIdeas, ['community', 'profiles'], async ({ sql, input, viewer }) => {
    const page = pageOf(input, DEFAULT_PAGE_SIZE)
    const rows = await sql<IdeaView>(
      `select ${IDEA}
         from community.ideas i join profiles.people p on p.user_id = i.author_id
        where i.author_id = $1
        order by i.proposed_at desc, i.idea_id
        limit ${page.limit} offset ${page.offset}`,
      [userIdOf(viewer)],
    )
    return page.of(rows)
  }),

  answer(getOpinionSummary, ['community', 'profiles'], async ({ sql }) => {
    const [summary] = await sql<Omit<OpinionSummaryView, 'newest'>>(
      `with rated as (select v.stars ${PUBLIC_OPINIONS})
       select (select count(*)::int from rated) as count,
              (select round(avg(stars), 2)::float8 from rated) as average,
              (select jsonb_agg(jsonb_build_object('stars', s.stars, 'count',
                        (select count(*) from rated where rated.stars = s.stars)) order by s.stars desc)
                 from generate_series(1, 5) as s(stars)) as by_stars`,
    )
    const newest = await sql<OpinionView>(
      `select ${OPINION} ${PUBLIC_OPINIONS} order by v.written_at desc, v.user_id limit ${NEWEST_OPINIONS}`,
    )
    return { ...(summary ?? { count: 0, average: null, by_stars: [] }), newest: [...newest] }
  }),

  answerPage(listOpinions, ['community', 'profiles'], async ({ sql, input }) => {
    const page = pageOf(input, DEFAULT_PAGE_SIZE)
    const rows = await sql<OpinionView>(
      `select ${OPINION} ${PUBLIC_OPINIONS}
        order by v.written_at desc, v.user_id
        limit ${page.limit} offset ${page.offset}`,
    )
    return page.of(rows)
  }),

  answer(getOwnOpinion, ['community'], async ({ sql, viewer }) => {
    const [opinion] = await sql<OwnOpinionView>(
      `select o.state, v.stars, v.text, o.reason, v.edited, v.written_at,
              case when o.visible_version is null then 'none'
                   when o.visible_version = o.latest_version then 'this' else 'earlier' end as is_public
         from community.opinions o
         join community.opinion_versions v on v.user_id = o.user_id and v.version = o.latest_version
        where o.user_id = $1 and v.text is not null`,
      [userIdOf(viewer)],
    )
    return { opinion: opinion ?? null }
  }),
]

import { command, Done, query } from '../kernel/endpoints.ts'
import { Id, Nullable, Obj, OneOf, PageQuery, Text, Type } from '../kernel/schema.ts'
import {
  ANNOUNCEMENT_TEXT_MAX,
  ANNOUNCEMENT_TITLE_MAX,
  ANSWER_MAX,
  REASON_MAX,
  TASK_DESCRIPTION_MAX,
  TASK_TITLE_MAX,
} from './rules.ts'
import {
  AnnouncementDraftView,
  AnnouncementRowView,
  AnnouncementStateName,
  IdeaDetailView,
  IdeaRowView,
  IdeaStatusName,
  OpinionDetailView,
  OpinionRowView,
  OpinionStateName,
  TaskStatusName,
  TaskView,
} from './views.ts'

const byId = { params: Obj({ id: Id }) }
const search = { q: Type.Optional(Type.String({ maxLength: 100 })), ...PageQuery }
const both = (max: number) => Obj({ pl: Text(max), en: Text(max) })
const made = Obj({ id: Id })

export const searchAnnouncements = query('community.admin_announcements', {
  path: 'GET /admin/announcements',
  access: 'admin',
  duty: 'publish',
  about: 'Announcements in every state.',
  query: Obj({
    state: Type.Optional(AnnouncementStateName),
    sort: Type.Optional(OneOf(['written_at', '-written_at', 'title', '-title', 'state', '-state'])),
    ...search,
  }),
  answer: Type.Array(AnnouncementRowView),
  paged: true,
})

export const getAnnouncement = query('community.admin_announcement', {
  path: 'GET /admin/announcements/{id}',
  access: 'admin',
  duty: 'publish',
  about: 'An announcement in both languages.',
  ...byId,
  answer: AnnouncementDraftView,
  errors: ['ANNOUNCEMENT_NOT_FOUND'],
})

const announcement = Obj({
  title: both(ANNOUNCEMENT_TITLE_MAX),
  text: both(ANNOUNCEMENT_TEXT_MAX),
  /** Stays above the others. */
  pinned: Type.Boolean(),
})

export const writeAnnouncement = command('community.write_announcement', {
  path: 'POST /admin/announcements',
  access: 'admin',
  duty: 'publish',
  about: 'Writes a new announcement, which nobody sees until it is published.',
  body: announcement,
  answer: made,
})

export const changeAnnouncement = command('community.change_announcement', {
  path: 'POST /admin/announcements/{id}/change',
  access: 'admin',
  duty: 'publish',
  about: 'Writes an announcement anew; where it is published, at once for everybody.',
  ...byId,
  body: announcement,
  answer: Done,
  errors: ['ANNOUNCEMENT_NOT_FOUND'],
})

export const publishAnnouncement = command('community.publish_announcement', {
  path: 'POST /admin/announcements/{id}/publish',
  access: 'admin',
  duty: 'publish',
  about: 'Shows an announcement to everybody.',
  ...byId,
  answer: Done,
  errors: ['ANNOUNCEMENT_NOT_FOUND'],
})

export const withdrawAnnouncement = command('community.withdraw_announcement', {
  path: 'POST /admin/announcements/{id}/withdraw',
  access: 'admin',
  duty: 'publish',
  about: 'Takes a published announcement off the board, with a reason.',
  ...byId,
  body: Obj({ reason: Text(REASON_MAX) }),
  answer: Done,
  errors: ['ANNOUNCEMENT_NOT_FOUND', 'ANNOUNCEMENT_NOT_PUBLISHED'],
})

export const searchTasks = query('community.admin_tasks', {
  path: 'GET /admin/dev-tasks',
  access: 'admin',
  duty: 'publish',
  about: 'Tasks of the development board as a table.',
  query: Obj({
    status: Type.Optional(TaskStatusName),
    sort: Type.Optional(
      OneOf(['added_at', '-added_at', 'moved_at', '-moved_at', 'title', '-title', 'status', '-status']),
    ),
    ...search,
  }),
  answer: Type.Array(TaskView),
  paged: true,
})

export const getAdminBoard = query('community.admin_board', {
  path: 'GET /admin/dev-tasks/board',
  access: 'admin',
  duty: 'publish',
  about: 'The whole development board, by column and place.',
  answer: Type.Array(TaskView),
})

const task = {
  title: both(TASK_TITLE_MAX),
  description: Obj({ pl: Text(TASK_DESCRIPTION_MAX, 0), en: Text(TASK_DESCRIPTION_MAX, 0) }),
}

export const addTask = command('community.add_task', {
  path: 'POST /admin/dev-tasks',
  access: 'admin',
  duty: 'publish',
  about: 'Adds a task: at the end of its column, in `done` at its beginning.',
  body: Obj({ ...task, status: TaskStatusName }),
  answer: made,
  errors: ['DEV_BOARD_FULL'],
})

export const changeTask = command('community.change_task', {
  path: 'POST /admin/dev-tasks/{id}/change',
  access: 'admin',
  duty: 'publish',
  about: 'Writes a task anew.',
  ...byId,
  body: Obj(task),
  answer: Done,
  errors: ['DEV_TASK_NOT_FOUND'],
})

export const moveTask = command('community.move_task', {
  path: 'POST /admin/dev-tasks/{id}/move',
  access: 'admin',
  duty: 'publish',
  about: 'Moves a task into a column, before another task of it or to its end.',
  ...byId,
  /** A task that has left the column meanwhile counts as its end. */
  body: Obj({ status: TaskStatusName, before: Nullable(Id) }),
  answer: Done,
  errors: ['DEV_TASK_NOT_FOUND'],
})

export const deleteTask = command('community.delete_task', {
  path: 'POST /admin/dev-tasks/{id}/delete',
  access: 'admin',
  duty: 'publish',
  about: 'Takes a task off the board, with a reason.',
  ...byId,
  body: Obj({ reason: Text(REASON_MAX) }),
  answer: Done,
  errors: ['DEV_TASK_NOT_FOUND'],
})

export const searchIdeas = query('community.admin_ideas', {
  path: 'GET /admin/community-ideas',
  access: 'admin',
  duty: 'moderate',
  about: 'Ideas in every status.',
  query: Obj({
    status: Type.Optional(IdeaStatusName),
    sort: Type.Optional(
      OneOf(['proposed_at', '-proposed_at', 'votes', '-votes', 'title', '-title', 'status', '-status']),
    ),
    ...search,
  }),
  answer: Type.Array(IdeaRowView),
  paged: true,
})

export const getIdea = query('community.admin_idea', {
  path: 'GET /admin/community-ideas/{id}',
  access: 'admin',
  duty: 'moderate',
  about: 'One idea, with what staff did.',
  ...byId,
  answer: IdeaDetailView,
  errors: ['IDEA_NOT_FOUND'],
})

const ideaDecision = { ...byId, answer: Done, errors: ['IDEA_NOT_FOUND', 'IDEA_NOT_MOVABLE'] } as const

export const putIdeaToVote = command('community.put_idea_to_vote', {
  path: 'POST /admin/community-ideas/{id}/put-to-vote',
  access: 'admin',
  duty: 'moderate',
  about: 'Shows a new idea to everybody and lets people vote.',
  ...ideaDecision,
})

export const acceptIdea = command('community.accept_idea', {
  path: 'POST /admin/community-ideas/{id}/accept',
  access: 'admin',
  duty: 'moderate',
  about: 'Ends the vote: the site takes the idea up.',
  ...ideaDecision,
  body: Obj({ answer: Nullable(Text(ANSWER_MAX)) }),
})

export const rejectIdea = command('community.reject_idea', {
  path: 'POST /admin/community-ideas/{id}/reject',
  access: 'admin',
  duty: 'moderate',
  about: 'Rejects an idea, with an answer that its author reads.',
  ...ideaDecision,
  body: Obj({ answer: Text(ANSWER_MAX) }),
})

export const searchOpinions = query('community.admin_opinions', {
  path: 'GET /admin/community-opinions',
  access: 'admin',
  duty: 'moderate',
  about: 'Opinions in every state, the latest version of each.',
  query: Obj({
    state: Type.Optional(OpinionStateName),
    sort: Type.Optional(OneOf(['written_at', '-written_at', 'stars', '-stars', 'state', '-state'])),
    ...search,
  }),
  answer: Type.Array(OpinionRowView),
  paged: true,
})

export const getOpinion = query('community.admin_opinion', {
  path: 'GET /admin/community-opinions/{id}',
  access: 'admin',
  duty: 'moderate',
  about: 'One opinion by its author’s id, in its latest version.',
  ...byId,
  answer: OpinionDetailView,
  errors: ['OPINION_NOT_FOUND'],
})

/** By the author's id: there is one a person. `version` was looked at: a newer one is not decided unseen. */
const looked_at = Type.Integer({ minimum: 1 })
const opinionDecision = { ...byId, answer: Done, errors: ['OPINION_NOT_FOUND', 'OPINION_NOT_WAITING'] } as const

export const approveOpinion = command('community.approve_opinion', {
  path: 'POST /admin/community-opinions/{id}/approve',
  access: 'admin',
  duty: 'moderate',
  about: 'Shows the version that was looked at to everybody.',
  ...opinionDecision,
  body: Obj({ version: looked_at }),
})

export const rejectOpinion = command('community.reject_opinion', {
  path: 'POST /admin/community-opinions/{id}/reject',
  access: 'admin',
  duty: 'moderate',
  about: 'Rejects the version that was looked at, or takes it down, with a reason that its author reads.',
  ...opinionDecision,
  body: Obj({ version: looked_at, reason: Text(REASON_MAX) }),
})

import { type EventsOf, event } from '../kernel/events.ts'
import { Count, DateOnly, Id, Nullable, Obj, Personal, Text, Type } from '../kernel/schema.ts'
import {
  ANNOUNCEMENT_TEXT_MAX,
  ANNOUNCEMENT_TITLE_MAX,
  ANSWER_MAX,
  IDEA_DESCRIPTION_MAX,
  IDEA_TITLE_MAX,
  OPINION_MAX,
  REASON_MAX,
  TASK_DESCRIPTION_MAX,
  TASK_TITLE_MAX,
} from './rules.ts'
import { Stars, TaskStatusName } from './views.ts'

const both = (max: number) => Obj({ pl: Text(max), en: Text(max) })
const version = Type.Integer({ minimum: 1 })

const announcement = { announcement_id: Id, title: both(ANNOUNCEMENT_TITLE_MAX), text: both(ANNOUNCEMENT_TEXT_MAX) }

/** Stream `announcement-{announcement_id}`. */
export const AnnouncementWritten = event('AnnouncementWritten', Obj({ ...announcement, pinned: Type.Boolean() }))
/** `is_public`: everybody could see what was corrected. */
export const AnnouncementChanged = event('AnnouncementChanged', Obj({ ...announcement, is_public: Type.Boolean() }))
/** `pinned`: it stands above the others from now on, or no longer does. */
export const AnnouncementPinned = event('AnnouncementPinned', Obj({ announcement_id: Id, pinned: Type.Boolean() }))
export const AnnouncementPublished = event('AnnouncementPublished', Obj({ announcement_id: Id }))
export const AnnouncementWithdrawn = event(
  'AnnouncementWithdrawn',
  Obj({ announcement_id: Id, reason: Text(REASON_MAX) }),
)

const task = {
  task_id: Id,
  title: both(TASK_TITLE_MAX),
  description: Obj({ pl: Text(TASK_DESCRIPTION_MAX, 0), en: Text(TASK_DESCRIPTION_MAX, 0) }),
}
/** Stream `devboard-house`: one board, so that its order is one thing. `place` is the place in the column, from 0. */
export const DevTaskAdded = event('DevTaskAdded', Obj({ ...task, status: TaskStatusName, place: Count }))
export const DevTaskChanged = event('DevTaskChanged', Obj(task))
/** `place` counts without the task itself. */
export const DevTaskMoved = event(
  'DevTaskMoved',
  Obj({ task_id: Id, from: TaskStatusName, to: TaskStatusName, place: Count }),
)
export const DevTaskDeleted = event(
  'DevTaskDeleted',
  Obj({ task_id: Id, status: TaskStatusName, reason: Text(REASON_MAX) }),
)

const idea = { idea_id: Id, author_id: Id }
/** Stream `proposals-{author_id}`: the author's own stream keeps how many were proposed on a day of Europe/Warsaw. */
export const IdeaProposed = event(
  'IdeaProposed',
  Obj({
    ...idea,
    date: DateOnly,
    title: Personal(Text(IDEA_TITLE_MAX), 'author_id'),
    description: Personal(Text(IDEA_DESCRIPTION_MAX), 'author_id'),
  }),
)
/** Stream `idea-{idea_id}`, from here on: the idea has a stream, which decides its states and who has voted. */
export const IdeaOpened = event('IdeaOpened', Obj(idea))
export const IdeaPutToVote = event('IdeaPutToVote', Obj(idea))
export const IdeaVoted = event('IdeaVoted', Obj({ ...idea, voter_id: Id }))
export const IdeaVoteTakenBack = event('IdeaVoteTakenBack', Obj({ ...idea, voter_id: Id }))
/** `votes` is how many there were at the end. */
export const IdeaAccepted = event('IdeaAccepted', Obj({ ...idea, answer: Nullable(Text(ANSWER_MAX)), votes: Count }))
export const IdeaRejected = event('IdeaRejected', Obj({ ...idea, answer: Text(ANSWER_MAX), votes: Count }))

/**
 * Stream `opinion-{user_id}`. `opinion_id` is what others know it by: it does not lead to the person. `edited`: there
 * was one of theirs before that was not withdrawn.
 */
export const OpinionWritten = event(
  'OpinionWritten',
  Obj({
    user_id: Id,
    opinion_id: Id,
    version,
    stars: Stars,
    text: Personal(Text(OPINION_MAX), 'user_id'),
    edited: Type.Boolean(),
  }),
)
export const OpinionApproved = event('OpinionApproved', Obj({ user_id: Id, version }))
/** `visible` is the earlier version that stays public, null where none does. */
export const OpinionRejected = event(
  'OpinionRejected',
  Obj({ user_id: Id, version, reason: Text(REASON_MAX), visible: Nullable(version) }),
)
export const OpinionWithdrawn = event('OpinionWithdrawn', Obj({ user_id: Id, version }))

export const announcementEvents = {
  AnnouncementWritten,
  AnnouncementChanged,
  AnnouncementPinned,
  AnnouncementPublished,
  AnnouncementWithdrawn,
}
export const devBoardEvents = { DevTaskAdded, DevTaskChanged, DevTaskMoved, DevTaskDeleted }
export const proposalEvents = { IdeaProposed }
export const ideaEvents = {
  IdeaOpened,
  IdeaPutToVote,
  IdeaVoted,
  IdeaVoteTakenBack,
  IdeaAccepted,
  IdeaRejected,
}
export const opinionEvents = { OpinionWritten, OpinionApproved, OpinionRejected, OpinionWithdrawn }
export const communityEvents = {
  ...announcementEvents,
  ...devBoardEvents,
  ...proposalEvents,
  ...ideaEvents,
  ...opinionEvents,
}

export type AnnouncementEvent = EventsOf<typeof announcementEvents>
export type DevBoardEvent = EventsOf<typeof devBoardEvents>
export type ProposalEvent = EventsOf<typeof proposalEvents>
export type IdeaEvent = EventsOf<typeof ideaEvents>
export type OpinionEvent = EventsOf<typeof opinionEvents>

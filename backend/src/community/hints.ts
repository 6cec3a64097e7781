import { devBoardEvents, communityEvents as e } from '@kredka/contracts/community/events'
import type { Entity } from '@kredka/contracts/live/entities'
import { type Hint, type Hints, hints } from '../kernel/hints.ts'

const toAdmins = (entity: Entity, id?: string): Hint => ({ to: 'admins', entity, ...(id === undefined ? {} : { id }) })
/** The back toAdmins has sockets of its own. */
const everybody = (entity: Entity, id?: string): readonly Hint[] => [
  { ...toAdmins(entity, id), to: 'everyone' },
  toAdmins(entity, id),
]

/**
 * Drafts, proposals and opinions that wait are between their author and staff; what is public changes for everybody who
 * looks at it.
 */
export const communityHints: Hints = {
  ...hints([e.AnnouncementWritten], ({ data }) => [toAdmins('announcement', data.announcement_id)]),
  ...hints([e.AnnouncementChanged], ({ data }) =>
    data.is_public ? everybody('announcement', data.announcement_id) : [toAdmins('announcement', data.announcement_id)],
  ),
  ...hints([e.AnnouncementPinned, e.AnnouncementPublished, e.AnnouncementWithdrawn], ({ data }) =>
    everybody('announcement', data.announcement_id),
  ),
  ...hints(Object.values(devBoardEvents), ({ data }) => everybody('dev_task', data.task_id)),
  ...hints([e.IdeaOpened], ({ data }) => [
    { to: { person: data.author_id }, entity: 'idea', id: data.idea_id },
    toAdmins('idea', data.idea_id),
  ]),
  ...hints([e.IdeaPutToVote, e.IdeaVoted, e.IdeaVoteTakenBack, e.IdeaAccepted, e.IdeaRejected], ({ data }) =>
    everybody('idea', data.idea_id),
  ),
  ...hints([e.OpinionWritten], ({ data }) => [
    { to: { person: data.user_id }, entity: 'opinion' },
    toAdmins('opinion'),
  ]),
  // without an id: the stream's would lead from the opinion to its author
  ...hints([e.OpinionApproved, e.OpinionRejected, e.OpinionWithdrawn], () => everybody('opinion')),
}

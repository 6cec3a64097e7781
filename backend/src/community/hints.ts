import { devBoardEvents, communityEvents as e } from '@kredka/contracts/community/events'
import type { Thing } from '@kredka/contracts/live/things'
import { type Hint, type Hints, hints } from '../kernel/hints.ts'

const office = (thing: Thing, id?: string): Hint => ({ to: 'admins', thing, ...(id === undefined ? {} : { id }) })
/** The back office has sockets of its own. */
const everybody = (thing: Thing, id?: string): readonly Hint[] => [
  { ...office(thing, id), to: 'everyone' },
  office(thing, id),
]

/** Drafts, proposals and opinions that wait are between their author and staff; what is public changes for everybody who looks at it. */
export const communityHints: Hints = {
  ...hints([e.AnnouncementWritten], ({ data }) => [office('announcement', data.announcement_id)]),
  ...hints([e.AnnouncementChanged], ({ data }) =>
    data.is_public ? everybody('announcement', data.announcement_id) : [office('announcement', data.announcement_id)],
  ),
  ...hints([e.AnnouncementPinned, e.AnnouncementPublished, e.AnnouncementWithdrawn], ({ data }) =>
    everybody('announcement', data.announcement_id),
  ),
  ...hints(Object.values(devBoardEvents), ({ data }) => everybody('dev_task', data.task_id)),
  ...hints([e.IdeaOpened], ({ data }) => [
    { to: { person: data.author_id }, thing: 'idea', id: data.idea_id },
    office('idea', data.idea_id),
  ]),
  ...hints([e.IdeaPutToVote, e.IdeaVoted, e.IdeaVoteTakenBack, e.IdeaAccepted, e.IdeaRejected], ({ data }) =>
    everybody('idea', data.idea_id),
  ),
  ...hints([e.OpinionWritten], ({ data }) => [{ to: { person: data.user_id }, thing: 'opinion' }, office('opinion')]),
  // without an id: the stream's would lead from the opinion to its author
  ...hints([e.OpinionApproved, e.OpinionRejected, e.OpinionWithdrawn], () => everybody('opinion')),
}

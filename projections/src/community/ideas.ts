import { ideaEvents as e, proposalEvents } from '@kredka/contracts/community/events'
import type { IdeaStatus } from '@kredka/contracts/community/rules'
import type { EventOf, Recorded } from '@kredka/contracts/kernel/events'
import { actOf } from '../admin/index.ts'
import { on, type Rows } from '../kernel/projection.ts'
import { searchText } from './search-text.ts'

export const ideaHandlers = {
  ...on(proposalEvents.IdeaProposed, ({ data, metadata }, rows) => {
    const { idea_id, author_id, title, description } = data
    const search = title === null || description === null ? '' : searchText(title, description)
    rows.put('ideas', { idea_id, author_id, title, description, search, proposed_at: metadata.occurred_at })
  }),

  ...on(e.IdeaPutToVote, (event, rows) => {
    const { idea_id } = event.data
    rows.put('idea_history', { idea_id, ...actOf(event) })
    rows.patch('ideas', { idea_id }, { status: 'under_vote', put_to_vote_at: event.metadata.occurred_at })
  }),

  ...on(e.IdeaVoted, ({ data: { idea_id, voter_id } }, rows) => {
    rows.put('votes', { idea_id, voter_id })
    rows.add('ideas', { idea_id }, { votes: 1 })
  }),

  ...on(e.IdeaVoteTakenBack, ({ data: { idea_id, voter_id } }, rows) => {
    rows.remove('votes', { idea_id, voter_id })
    rows.add('ideas', { idea_id }, { votes: -1 })
  }),

  ...on(e.IdeaAccepted, (event, rows) => decided(event, 'accepted', rows)),
  ...on(e.IdeaRejected, (event, rows) => decided(event, 'rejected', rows)),
}

type Decided = Recorded<EventOf<typeof e.IdeaAccepted> | EventOf<typeof e.IdeaRejected>>

function decided(event: Decided, status: IdeaStatus, rows: Rows): void {
  const { idea_id, answer } = event.data
  rows.put('idea_history', { idea_id, ...actOf(event, answer) })
  rows.patch('ideas', { idea_id }, { status, answer, decided_at: event.metadata.occurred_at })
}

/** What they wrote goes; what others said to it by their votes stays (EVT-10). */
export function forgetIdeas(author_id: string, rows: Rows): void {
  rows.patch('ideas', { author_id }, { title: null, description: null, search: '' })
}

import { ideaEvents as e, proposalEvents } from '@kredka/contracts/community/events'
import { on, type Rows } from '../kernel/projection.ts'
import { searchText } from './search-text.ts'

export const ideaHandlers = {
  ...on(proposalEvents.IdeaProposed, ({ data, metadata }, rows) => {
    const { idea_id, author_id, title, description } = data
    const search = title === null || description === null ? '' : searchText(title, description)
    rows.put('ideas', { idea_id, author_id, title, description, search, proposed_at: metadata.occurred_at })
  }),

  ...on(e.IdeaPutToVote, ({ data: { idea_id }, metadata }, rows) => {
    rows.patch('ideas', { idea_id }, { status: 'under_vote', put_to_vote_at: metadata.occurred_at })
  }),

  ...on(e.IdeaVoted, ({ data: { idea_id, voter_id } }, rows) => {
    rows.put('votes', { idea_id, voter_id })
    rows.add('ideas', { idea_id }, { votes: 1 })
  }),

  ...on(e.IdeaVoteTakenBack, ({ data: { idea_id, voter_id } }, rows) => {
    rows.remove('votes', { idea_id, voter_id })
    rows.add('ideas', { idea_id }, { votes: -1 })
  }),

  ...on(e.IdeaAccepted, ({ data: { idea_id, answer }, metadata }, rows) => {
    rows.patch('ideas', { idea_id }, { status: 'accepted', answer, decided_at: metadata.occurred_at })
  }),

  ...on(e.IdeaRejected, ({ data: { idea_id, answer }, metadata }, rows) => {
    rows.patch('ideas', { idea_id }, { status: 'rejected', answer, decided_at: metadata.occurred_at })
  }),
}

/** What they wrote goes; what others said to it by their votes stays (EVT-10). */
export function forgetIdeas(author_id: string, rows: Rows): void {
  rows.patch('ideas', { author_id }, { title: null, description: null, search: '' })
}

import type { IdeaView } from '@kredka/contracts/community/views'
import type { Counted } from './useVote.ts'

/**
 * The list with the new count of one idea. Its order stays until it is read again: nothing jumps away from under the
 * hand.
 */
export function withCount(ideas: readonly IdeaView[], now: Counted): IdeaView[] {
  return ideas.map((idea) => (idea.id === now.id ? { ...idea, votes: now.votes, voted: now.voted } : idea))
}

import { proposalEvents } from '@kredka/contracts/community/events'
import { type Policy, rejectionOf, when } from '../kernel/policy.ts'
import { ideaDecider } from './idea.ts'

/** A proposal gives the idea its stream; the request that proposed it waits for this. */
export const openIdea: Policy = {
  name: 'community.open-idea',
  inline: true,
  on: when(proposalEvents.IdeaProposed, async ({ data: { idea_id, author_id } }, reaction) => {
    const context = reaction.context('community.open_idea')
    const outcome = await reaction.write.execute(ideaDecider, idea_id, { do: 'open', idea_id, author_id }, context)
    return rejectionOf(outcome)
  }),
}

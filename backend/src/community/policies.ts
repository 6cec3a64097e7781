import { ideaEvents, proposalEvents } from '@kredka/contracts/community/events'
import { streamOf } from '@kredka/contracts/kernel/events'
import type { NotificationData } from '@kredka/contracts/notifications/types'
import { type Policy, type Reaction, rejectionOf, when } from '../kernel/policy.ts'
import type { OpenStreams, Tools } from '../kernel/tools.ts'
import { notify } from '../notifications/index.ts'
import { ideaDecider } from './idea.ts'
import { proposalsDecider } from './proposals.ts'

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

type Status = Pick<NotificationData<'idea_status'>, 'status' | 'answer'>
interface Idea {
  readonly idea_id: string
  readonly author_id: string
}

/** The author learns how the idea stands (BRD-01, NOT-01). */
function tellAuthor(streams: OpenStreams): Policy {
  const tell = async ({ idea_id, author_id }: Idea, status: Status, reaction: Reaction) => {
    const proposals = await streams.read(streamOf(proposalsDecider.category, author_id))
    const idea_title = titleIn(proposals, idea_id)
    if (idea_title === null) return undefined
    return notify(reaction, {
      to: author_id,
      type: 'idea_status',
      about_id: idea_id,
      data: { idea_id, idea_title, ...status },
    })
  }
  return {
    name: 'community.tell-author',
    inline: false,
    on: {
      ...when(ideaEvents.IdeaPutToVote, ({ data }, reaction) =>
        tell(data, { status: 'under_vote', answer: null }, reaction),
      ),
      ...when(ideaEvents.IdeaAccepted, ({ data }, reaction) =>
        tell(data, { status: 'accepted', answer: data.answer }, reaction),
      ),
      ...when(ideaEvents.IdeaRejected, ({ data }, reaction) =>
        tell(data, { status: 'rejected', answer: data.answer }, reaction),
      ),
    },
  }
}

/** Null once the author is forgotten. */
function titleIn(proposals: Awaited<ReturnType<OpenStreams['read']>>, idea_id: string): string | null {
  const proposed = proposals.find(
    ({ type, data }) => type === proposalEvents.IdeaProposed.name && data['idea_id'] === idea_id,
  )
  const title = proposed?.data['title']
  return typeof title === 'string' ? title : null
}

export function communityPolicies({ streams }: Pick<Tools, 'streams'>): readonly Policy[] {
  return [openIdea, tellAuthor(streams)]
}

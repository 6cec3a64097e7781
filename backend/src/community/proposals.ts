import { type ProposalEvent, proposalEvents } from '@kredka/contracts/community/events'
import { IDEAS_A_DAY } from '@kredka/contracts/community/rules'
import { reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import type { Decider } from '../kernel/decider.ts'

/** Stream `proposals-{author_id}`: it can refuse, so it goes first and carries the whole idea. */
export interface Proposals {
  /** The last day of Europe/Warsaw with a proposal, `yyyy-mm-dd`. */
  readonly date: string | null
  /** How many on that day. */
  readonly count: number
}

export interface ProposeIdea {
  readonly do: 'propose'
  readonly idea_id: string
  readonly author_id: string
  /** Today in Europe/Warsaw. */
  readonly date: string
  readonly title: string
  readonly description: string
}

export const proposalsDecider: Decider<Proposals, ProposeIdea, ProposalEvent> = {
  category: 'proposals',
  initial: { date: null, count: 0 },
  evolve: (proposals, { data }) => ({
    date: data.date,
    count: data.date === proposals.date ? proposals.count + 1 : 1,
  }),
  decide(proposals, { idea_id, author_id, date, title, description }) {
    if (proposals.date === date && proposals.count >= IDEAS_A_DAY) return reject('TOO_MANY_IDEAS')
    const texts = { title: title.trim(), description: description.trim() }
    return [make(proposalEvents.IdeaProposed, { idea_id, author_id, date, ...texts })]
  },
}

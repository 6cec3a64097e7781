import { ideaEvents as e, type IdeaEvent } from '@kredka/contracts/community/events'
import { type IdeaState, nextIdeaState } from '@kredka/contracts/community/rules'
import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import type { Decider } from '../kernel/decider.ts'
import { hasVoted, NOBODY, removeVoter, type Voters, withVoter } from './voters.ts'

/**
 * Stream `idea-{idea_id}`: its states and its votes are one thing, so that no vote counts beside the vote and none
 * counts twice.
 */
export interface Idea {
  readonly state: IdeaState
  readonly author_id: string | null
  readonly voters: Voters
}

export type IdeaCommand =
  | { readonly do: 'open'; readonly idea_id: string; readonly author_id: string }
  | { readonly do: 'put_to_vote'; readonly idea_id: string }
  | { readonly do: 'vote' | 'take_back'; readonly idea_id: string; readonly voter_id: string }
  | { readonly do: 'accept'; readonly idea_id: string; readonly answer: string | null }
  | { readonly do: 'reject'; readonly idea_id: string; readonly answer: string }

export const ideaDecider: Decider<Idea, IdeaCommand, IdeaEvent> = {
  category: 'idea',
  initial: { state: 'absent', author_id: null, voters: NOBODY },
  evolve(idea, event) {
    switch (event.type) {
      case 'IdeaOpened':
        return { ...idea, state: 'new', author_id: event.data.author_id }
      case 'IdeaPutToVote':
        return { ...idea, state: 'under_vote' }
      case 'IdeaVoted':
        return { ...idea, voters: withVoter(idea.voters, event.data.voter_id) }
      case 'IdeaVoteTakenBack':
        return { ...idea, voters: removeVoter(idea.voters, event.data.voter_id) }
      case 'IdeaAccepted':
        return { ...idea, state: 'accepted' }
      case 'IdeaRejected':
        return { ...idea, state: 'rejected' }
    }
  },
  decide(idea, command) {
    const { idea_id } = command
    if (command.do === 'open') {
      return idea.state === 'absent' ? [make(e.IdeaOpened, { idea_id, author_id: command.author_id })] : []
    }
    const { author_id } = idea
    if (author_id === null) return reject('IDEA_NOT_FOUND')
    if (nextIdeaState(idea.state, command.do) === null) return rejectCommand(idea.state, command.do)
    return happens(idea.voters, { idea_id, author_id }, command)
  },
}

function rejectCommand(state: IdeaState, command: Exclude<IdeaCommand['do'], 'open'>): Rejection {
  const code = command === 'vote' || command === 'take_back' ? 'IDEA_NOT_UNDER_VOTE' : 'IDEA_NOT_MOVABLE'
  return reject(code, { params: { state, command } })
}

function happens(
  voters: Voters,
  idea: { readonly idea_id: string; readonly author_id: string },
  command: Exclude<IdeaCommand, { do: 'open' }>,
): readonly IdeaEvent[] {
  switch (command.do) {
    case 'put_to_vote':
      return [make(e.IdeaPutToVote, idea)]
    case 'vote':
      return hasVoted(voters, command.voter_id) ? [] : [make(e.IdeaVoted, { ...idea, voter_id: command.voter_id })]
    case 'take_back':
      return hasVoted(voters, command.voter_id)
        ? [make(e.IdeaVoteTakenBack, { ...idea, voter_id: command.voter_id })]
        : []
    case 'accept':
      return [make(e.IdeaAccepted, { ...idea, answer: command.answer?.trim() ?? null, votes: voters.size })]
    case 'reject':
      return [make(e.IdeaRejected, { ...idea, answer: command.answer.trim(), votes: voters.size })]
  }
}

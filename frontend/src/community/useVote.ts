import { takeVoteBack, voteForIdea } from '@kredka/contracts/community/endpoints'
import type { IdeaView } from '@kredka/contracts/community/views'
import { useState } from 'react'
import { useCommand } from '../app/store/command.ts'

export interface Vote {
  /** As it will stand once the server has agreed. */
  readonly votes: number
  readonly voted: boolean
  readonly busy: boolean
  readonly toggle: () => void
}

export type Counted = Pick<IdeaView, 'id' | 'votes' | 'voted'>

/**
 * The caller's vote for an idea. What was clicked shows at once; the server's own count, with the votes of others,
 * takes its place.
 * @param failed the idea may have left the vote: read again
 */
export function useVote(idea: Counted, counted: (now: Counted) => void, failed: () => void): Vote {
  const [intent, setIntent] = useState<boolean | null>(null)
  const options = {
    done(answer: { readonly votes: number; readonly voted: boolean }) {
      counted({ id: idea.id, ...answer })
      setIntent(null)
    },
    failed() {
      setIntent(null)
      failed()
    },
  }
  const vote = useCommand(voteForIdea, options)
  const takeBack = useCommand(takeVoteBack, options)
  const voted = intent ?? idea.voted
  const change = voted === idea.voted ? 0 : voted ? 1 : -1
  const busy = vote.status === 'sending' || takeBack.status === 'sending'
  return {
    votes: idea.votes + change,
    voted,
    busy,
    toggle() {
      if (busy) return
      setIntent(!idea.voted)
      ;(idea.voted ? takeBack : vote).send({ id: idea.id })
    },
  }
}

import {
  proposeIdea,
  takeVoteBack,
  voteForIdea,
  withdrawOpinion,
  writeOpinion,
} from '@kredka/contracts/community/endpoints'
import { warsawDay } from '@kredka/contracts/kernel/days'
import { isRejection, type Rejection } from '@kredka/contracts/kernel/errors'
import { callerId } from '../kernel/caller.ts'
import { type Handler, handle, type Reply, type Request } from '../kernel/handler.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import { replyDone, replyMade } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { ideaDecider } from './idea.ts'
import { opinionDecider } from './opinion.ts'
import { proposalsDecider } from './proposals.ts'
import { hasVoted } from './voters.ts'

/** What people do: propose, vote, say what they think. */
export function communityHandlers({ write }: Pick<Tools, 'write'>): readonly Handler[] {
  /** Answers with the count as the idea's own stream has it, votes of others included. */
  async function count(
    what: 'vote' | 'take_back',
    idea_id: string,
    request: Request,
  ): Promise<Reply<{ votes: number; voted: boolean }> | Rejection> {
    const voter_id = callerId(request)
    const outcome = await write.execute(ideaDecider, idea_id, { do: what, idea_id, voter_id }, request.context)
    if (isRejection(outcome)) return outcome
    const { voters } = (await write.fold(ideaDecider, idea_id)).state
    return { answer: { votes: voters.size, voted: hasVoted(voters, voter_id) }, position: outcome.position }
  }

  return [
    handle(proposeIdea, async ({ title, description }, request) => {
      const author_id = callerId(request)
      const idea_id = deriveEntityId(request.context.command_id, 'idea')
      const date = warsawDay(request.context.now)
      const command = { do: 'propose', idea_id, author_id, date, title, description } as const
      return replyMade(idea_id, await write.execute(proposalsDecider, author_id, command, request.context))
    }),

    handle(voteForIdea, ({ id }, request) => count('vote', id, request)),
    handle(takeVoteBack, ({ id }, request) => count('take_back', id, request)),

    handle(writeOpinion, async ({ stars, text }, request) => {
      const user_id = callerId(request)
      const new_id = deriveEntityId(request.context.command_id, 'opinion')
      const command = { do: 'write', user_id, new_id, stars, text } as const
      return replyDone(await write.execute(opinionDecider, user_id, command, request.context))
    }),

    handle(withdrawOpinion, async (_, request) => {
      const user_id = callerId(request)
      return replyDone(await write.execute(opinionDecider, user_id, { do: 'withdraw', user_id }, request.context))
    }),
  ]
}

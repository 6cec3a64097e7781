import type { Policy } from '@kredka/backend/kernel/policy'
import { causeOf, reactionTo } from '@kredka/backend/kernel/reactions/reaction'
import type { WriteSide } from '@kredka/backend/kernel/write-side'
import { inboxDecider } from '@kredka/backend/notifications/inbox'
import { isRejection } from '@kredka/contracts/kernel/errors'
import type { Recorded } from '@kredka/contracts/kernel/events'

/**
 * The write side with what follows: policies run by themselves for live events alone, so here those of the
 * demonstration's past are run under its clock, and what they append is of the past too.
 * @param told who has notices: only those whom somebody logs in as
 */
export function withReactions(write: WriteSide, policies: readonly Policy[], told: readonly string[]): WriteSide {
  const execute: WriteSide['execute'] = async (decider, id, command, context) => {
    const outcome = await write.execute(decider, id, command, context)
    if (!isRejection(outcome)) for (const event of outcome.events) await follow(event)
    return outcome
  }
  const whole: WriteSide = { ...write, execute }
  const ofPolicies: WriteSide = {
    ...whole,
    execute: async (decider, id, command, context) => {
      const isNotice = decider.category === inboxDecider.category
      if (isNotice && !told.includes(id)) return { position: null, revision: -1, events: [] }
      return execute(decider, id, command, context)
    },
  }

  async function follow(event: Recorded): Promise<void> {
    const clock = { now: () => Date.parse(event.metadata.occurred_at) }
    for (const policy of policies) {
      const react = policy.on[event.type]
      if (react === undefined) continue
      const reaction = reactionTo(causeOf(policy.name, event), ofPolicies, clock)
      const context: typeof reaction.context = (...named) => ({ ...reaction.context(...named), origin: 'seed' })
      await react(event, { ...reaction, context })
    }
  }

  return whole
}

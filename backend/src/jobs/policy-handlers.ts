import { dropDeadLetter, retryDeadLetter } from '@kredka/contracts/jobs/endpoints'
import { PolicySteered } from '@kredka/contracts/jobs/events'
import { isRejection, reject } from '@kredka/contracts/kernel/errors'
import { type EventOf, make } from '@kredka/contracts/kernel/events'
import { adminId } from '../kernel/caller.ts'
import type { Decider } from '../kernel/decider.ts'
import { type Handler, handle } from '../kernel/handler.ts'
import { createDeadLetterQueue } from '../kernel/reactions/dead-letter-queue.ts'
import { replyDone } from '../kernel/reply.ts'
import type { JobHandlerParts } from './handlers.ts'

type Steered = EventOf<typeof PolicySteered>

/** Stream `policycontrol-{policy}`: what admins did about events that a policy failed on. */
const steering: Decider<null, Steered['data'], Steered> = {
  category: 'policycontrol',
  initial: null,
  evolve: () => null,
  decide: (_, steered) => [make(PolicySteered, steered)],
}

/** Retry and drop, for dead letters (EVT-06). The log says who and why before anything moves. */
export function policyHandlers({ pool, write, clock }: JobHandlerParts): readonly Handler[] {
  const queue = createDeadLetterQueue(pool, clock)
  return [
    handle(retryDeadLetter, async ({ policy, stream }, request) => {
      if (!(await queue.waits(policy, stream))) return reject('NOT_FOUND')
      const steered = { policy, stream, action: 'retry', reason: null, admin_id: adminId(request) } as const
      const noted = await write.execute(steering, policy, steered, request.context)
      if (!isRejection(noted)) await queue.retry(policy, stream)
      return replyDone(noted)
    }),

    handle(dropDeadLetter, async ({ policy, stream, reason }, request) => {
      if (!(await queue.waits(policy, stream))) return reject('NOT_FOUND')
      const steered = { policy, stream, action: 'drop', reason, admin_id: adminId(request) } as const
      const noted = await write.execute(steering, policy, steered, request.context)
      if (!isRejection(noted)) await queue.drop(policy, stream, steered.admin_id, reason)
      return replyDone(noted)
    }),
  ]
}

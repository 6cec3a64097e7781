import { listLeads, listRunners, startRunner, stopRunner } from '@kredka/contracts/admin/endpoints'
import { type AdminEvent, adminEvents as e } from '@kredka/contracts/admin/events'
import { isRejection } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import { answer, type QueryHandler } from '@kredka/projections/kernel/query'
import { adminId } from '../kernel/caller.ts'
import type { Decider } from '../kernel/decider.ts'
import { type Handler, handle } from '../kernel/handler.ts'
import { replyDone } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import type { Runners } from './runners.ts'

type Steered = Extract<AdminEvent, { type: 'RunnerStopped' | 'RunnerStarted' }>

/** Stream `runnercontrol-{name}`: what staff did with what works by itself. */
const steering: Decider<null, Steered, Steered> = {
  category: 'runnercontrol',
  initial: null,
  evolve: () => null,
  decide: (_, event) => [event],
}

const STEERED = { stop: e.RunnerStopped, start: e.RunnerStarted } as const

export function runnerQueryHandlers(runners: Runners): readonly QueryHandler[] {
  return [
    answer(listRunners, [], async () => [...(await runners.list())]),
    answer(listLeads, [], async () => [...(await runners.leads())]),
  ]
}

/** Stop and start of policies, alarms, read models and the mail sender (ADM-03). The log says who and why before anything changes. */
export function runnerHandlers(runners: Runners, { write }: Pick<Tools, 'write'>): readonly Handler[] {
  const steer = (command: typeof stopRunner | typeof startRunner, action: 'stop' | 'start') =>
    handle(command, async ({ kind, name, reason }, request) => {
      const refused = await runners.refuse(action, kind, name)
      if (refused !== null) return refused
      const event = make(STEERED[action], { kind, runner: name, reason, admin_id: adminId(request) })
      const noted = await write.execute(steering, name, event, request.context)
      if (!isRejection(noted)) await runners.steer(action, kind, name)
      return replyDone(noted)
    })
  return [steer(stopRunner, 'stop'), steer(startRunner, 'start')]
}

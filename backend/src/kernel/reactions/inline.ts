import { AsyncLocalStorage } from 'node:async_hooks'
import { isRejection } from '@kredka/contracts/kernel/errors'
import type { Recorded } from '@kredka/contracts/kernel/events'
import type { Clock, EventStore, Log, Position } from '@kredka/contracts/kernel/ports'
import { brief } from '@kredka/projections/kernel/brief'
import type { Policy } from '../policy.ts'
import type { WriteSide } from '../write-side.ts'
import { causeOf, reactionTo } from './reaction.ts'

export interface InlineDeps {
  /** Asked for late: the write side itself needs the inline runner. */
  readonly write: () => WriteSide
  readonly store: Pick<EventStore, 'compare'>
  readonly clock: Clock
  readonly log: Log
  /** Staff stopped it: its events wait for the runner, and that until it goes on. Default: none is. */
  readonly isStopped?: (policy: string) => boolean
}

/**
 * Runs the inline policies of events just appended, and through the write side those of what they append in turn. Never
 * throws: what fails here the policy runner does again.
 * @param events opened, as `execute` answers them
 * @returns the last position that they appended, null when none did
 */
export type RunInline = (events: readonly Recorded[]) => Promise<Position | null>

/** A chain of reactions longer than this goes on in the runner, so that no request waits for a loop. */
const MAX_DEPTH = 8

export function inlineRunner(policies: readonly Policy[], deps: InlineDeps): RunInline {
  const { isStopped = () => false } = deps
  const inline = policies.filter((policy) => policy.inline)
  const depth = new AsyncLocalStorage<number>()

  return async (events) => {
    const level = (depth.getStore() ?? 0) + 1
    let last: Position | null = null
    const notePosition = (position: Position | null) => {
      if (position !== null && (last === null || deps.store.compare(position, last) > 0)) last = position
    }
    for (const event of events) {
      if (event.metadata.origin === 'seed') continue
      for (const policy of inline) {
        if (policy.on[event.type] === undefined || isStopped(policy.name)) continue
        if (level > MAX_DEPTH) {
          deps.log.warn({ policy: policy.name, event: event.id }, 'a long chain of reactions is left to the runner')
          continue
        }
        await depth.run(level, () => runOne(policy, event, deps, notePosition))
      }
    }
    return last
  }
}

async function runOne(
  policy: Policy,
  event: Recorded,
  deps: InlineDeps,
  reached: (position: Position | null) => void,
): Promise<void> {
  try {
    const write = notePositions(deps.write(), reached)
    await policy.on[event.type]?.(event, reactionTo(causeOf(policy.name, event), write, deps.clock))
  } catch (error) {
    deps.log.warn({ policy: policy.name, event: event.id, error: brief(error) }, 'a policy failed inline')
  }
}

/** The write side, telling the position of everything it appends. */
function notePositions(write: WriteSide, reached: (position: Position | null) => void): WriteSide {
  const execute: WriteSide['execute'] = async (decider, id, command, context) => {
    const result = await write.execute(decider, id, command, context)
    if (!isRejection(result)) reached(result.position)
    return result
  }
  return { ...write, execute }
}

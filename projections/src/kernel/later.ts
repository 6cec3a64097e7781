import { EventEmitter, once } from 'node:events'
import { inTransaction } from '../postgres/postgres.ts'
import type { Member, RunnerContext } from './batch.ts'
import { brief } from './brief.ts'
import { moveCheckpoints } from './checkpoints.ts'
import { FencedError, isTransient } from './failures.ts'
import { createRows } from './rows.ts'
import type { Group } from './runner-plan.ts'
import type { Turns } from './turns.ts'

/** What may lag behind the runner: made in slices between its batches, each in a transaction of its own. */
export interface Later {
  /** To be called with the types of each batch that the runner has applied. */
  noteTypes(types: Iterable<string>): void
  /**
   * Works off what is due, begins with what was left when this process took over, and goes on until `signal` aborts.
   */
  run(signal: AbortSignal): Promise<void>
}

/** A commit that a crash of the database takes back is done again: the rows say that it is due. */
const BEGIN = 'begin; set local synchronous_commit to off'

/**
 * The slices of the runner's read models take turns with its batches, so that events wait for one slice at most,
 * however much is due. Each holds the read model's checkpoint where it stands: who does not lead any more writes
 * nothing.
 */
export function createLater(context: RunnerContext, runner: Group, turns: Turns): Later {
  const due = new Set(runner.members.filter(({ projection }) => projection.later !== undefined))
  const wakes = new Map<string, Member[]>()
  for (const member of due) {
    for (const type of member.projection.later?.after ?? []) wakes.set(type, [...(wakes.get(type) ?? []), member])
  }

  const bell = new EventEmitter()

  async function slice(member: Member): Promise<boolean> {
    const at = turns.position() ?? runner.position
    return inTransaction(
      context.pool,
      async (client) => {
        const stay = { from: at, to: at, last: undefined, passed: 0, rate: undefined, now: context.clock.now() }
        await moveCheckpoints(client, [member], stay)
        const rows = createRows(client, member.schema, member.tables)
        const isMore = (await member.projection.later?.slice(rows)) ?? false
        await rows.flush()
        return isMore
      },
      BEGIN,
    )
  }

  async function workOff(member: Member, signal: AbortSignal): Promise<void> {
    due.delete(member)
    try {
      for (let isMore = true; isMore && !signal.aborted; ) isMore = await turns.take(() => slice(member))
      if (signal.aborted) due.add(member)
    } catch (error) {
      if (error instanceof FencedError || isTransient(error)) throw error
      // its rows are true, if old: it serves on, and the next event that makes work tries again
      const { name } = member.projection
      context.log.error({ projection: name, error: brief(error) }, 'a read model cannot catch up with what is due')
    }
  }

  return {
    noteTypes: (types) => {
      for (const type of types) for (const member of wakes.get(type) ?? []) due.add(member)
      if (due.size > 0) bell.emit('due')
    },
    run: async (signal) => {
      while (!signal.aborted) {
        for (const member of [...due]) await workOff(member, signal)
        if (due.size === 0) await once(bell, 'due', { signal }).catch(() => undefined)
      }
    },
  }
}

import type { Decider } from '@kredka/backend/kernel/decider'
import type { Alarm, Policy, Reaction } from '@kredka/backend/kernel/policy'
import type { OpenStreams } from '@kredka/backend/kernel/tools'
import type { CommandContext, Executed, Folded, WriteSide } from '@kredka/backend/kernel/write-side'
import { isRejection, type Rejection } from '@kredka/contracts/kernel/errors'
import { type AnyEvent, type Recorded, streamOf } from '@kredka/contracts/kernel/events'
import { instantLog } from './instant-log.ts'

/** The write side as it would be if nothing took time: real deciders, policies and alarms over lists in memory. */
export interface InstantWorld {
  readonly write: WriteSide
  readonly streams: OpenStreams
  /** All events, in order. */
  readonly log: readonly Recorded[]
  /** Those of one type, in order. */
  of(type: string): readonly Recorded[]
  /** What each of one type names by that property, in order. */
  idsOf(type: string, property: string): readonly string[]
  readonly clock: { now(): number }
  /** A person's command; what follows from it follows at once. */
  say<S, C, E extends AnyEvent>(decider: Decider<S, C, E>, id: string, command: C): Promise<Executed<E> | Rejection>
  state<S, C, E extends AnyEvent>(decider: Decider<S, C, E>, id: string): S
  /**
   * A process is killed: what is to follow from the next events follows only when time passes, as the runner takes it
   * up (EVT-05).
   */
  cut(events: number): void
  /** A policy waits, as for a read model that stands still, until time passes; the others go on (EVT-06). */
  stall(policy: number): void
  /**
   * The log is restored from a copy without its last events, and followed on (EVT-13): alarms are made from it anew,
   * policies take up its last hour again, or from where they took it up before, if that was less than an hour ago.
   */
  restore(events: number): Promise<void>
  /** Moves the clock; alarms fire in the order of their times. */
  pass(milliseconds: number): Promise<void>
  /** Codes by which commands of policies and alarms were refused. */
  readonly refused: readonly string[]
}

interface Due {
  readonly alarm: Alarm
  readonly key: string
  readonly due_at: string
  readonly event: Recorded
}

export interface Reacting {
  readonly policies: readonly Policy[]
  readonly alarms: readonly Alarm[]
}

const TAKEN_UP_AGAIN_MS = 3_600_000

export function instantWorld(
  start: number,
  react: (tools: { readonly streams: OpenStreams; readonly write: WriteSide }) => Reacting,
): InstantWorld {
  let now = start
  let commands = 0
  let left = 0
  /** When a copy of the log was last followed on, and from which of its events. */
  let taken_up = { at: Number.NEGATIVE_INFINITY, from: 0 }
  const missed: Recorded[] = []
  const clock = { now: () => now }
  const log = instantLog()
  const refused: string[] = []
  const due = new Map<string, Due>()
  const stalled = new Set<string>()
  const waiting = new Map<string, Recorded[]>()

  // A decider's own state is all that stands under its streams.
  const stateOf = <S, C, E extends AnyEvent>(decider: Decider<S, C, E>, id: string) =>
    log.stateOf(streamOf(decider.category, id), decider) as S

  const write: WriteSide = {
    execute: async (decider, id, command, context) => {
      const name = streamOf(decider.category, id)
      const before = log.answerTo(name, context.command_id)
      if (before !== undefined) return log.execute(name, before as never)
      const decided = decider.decide(stateOf(decider, id), command)
      if (isRejection(decided)) return decided
      const { length } = log.events(name)
      const recorded = decided.map((event, n) => {
        const place = { revision: length + n, position: String(log.all.length + 1 + n) }
        return toRecorded(event, name, n, place, context)
      })
      log.append(name, decider, recorded)
      for (const event of recorded) await follow(event)
      return log.execute(name, recorded)
    },
    fold: async (decider, id) => {
      const { length } = log.events(streamOf(decider.category, id))
      const folded: Folded<never> = { state: stateOf(decider, id) as never, revision: length - 1 }
      return folded
    },
    noteRevisions: () => undefined,
  }

  /** As the real one, but for its ids: nothing is hashed here, which would take most of the time. */
  function reactionTo(by: string, { id, type, stream, metadata }: Recorded, cause: string): Reaction {
    return {
      write,
      cause: { event_id: id, type, stream },
      context: (command, step = '') => ({
        actor: { kind: 'system', id: by },
        command_id: `${cause}/${by}/${command}/${step}`,
        command,
        correlation_id: metadata.$correlationId,
        causation_id: id,
        now,
        origin: 'live',
      }),
      entityId: (step = '') => `${cause}/${by}/${step}`,
    }
  }

  async function follow(event: Recorded): Promise<void> {
    setAlarms(event)
    if (left > 0) {
      left -= 1
      missed.push(event)
      return
    }
    // the runner, which is still behind, comes to it as well, and in its place
    if (missed.length > 0) missed.push(event)
    await runPolicies(event)
  }

  function setAlarms(event: Recorded): void {
    for (const alarm of reacting.alarms) {
      for (const change of [alarm.set[event.type]?.(event) ?? []].flat()) {
        const key = `${alarm.name} ${change.key}`
        if ('off' in change) due.delete(key)
        else due.set(key, { alarm, key: change.key, due_at: change.due_at, event })
      }
    }
  }

  async function runPolicies(event: Recorded): Promise<void> {
    for (const policy of reacting.policies) {
      if (policy.on[event.type] === undefined) continue
      const queue = waiting.get(policy.name) ?? []
      if (stalled.has(policy.name) || queue.length > 0) waiting.set(policy.name, [...queue, event])
      else await runPolicy(policy, event)
    }
  }

  async function runPolicy(policy: Policy, event: Recorded): Promise<void> {
    const rejection = await policy.on[event.type]?.(event, reactionTo(policy.name, event, event.id))
    if (rejection) refused.push(`${policy.name} ${event.type} ${rejection.rejected}`)
  }

  /**
   * Whoever waited goes on, each in the order of the log; what follows meanwhile for those still waiting waits behind.
   */
  async function goOn(): Promise<void> {
    stalled.clear()
    for (const policy of reacting.policies) {
      for (
        let [event] = waiting.get(policy.name) ?? [];
        event !== undefined;
        [event] = waiting.get(policy.name) ?? []
      ) {
        await runPolicy(policy, event)
        waiting.set(policy.name, waiting.get(policy.name)?.slice(1) ?? [])
      }
    }
    if ([...waiting.values()].some((queue) => queue.length > 0)) await goOn()
  }

  async function fire({ alarm, key, due_at, event }: Due): Promise<void> {
    const reaction = reactionTo(alarm.name, event, `${event.id}@${due_at}`)
    const rejection = await alarm.fire({ key, due_at, now }, reaction)
    if (rejection) refused.push(`${alarm.name} ${rejection.rejected}`)
  }

  const open: OpenStreams = { read: async (stream) => log.events(stream) }
  const reacting = react({ streams: open, write })

  return {
    write,
    streams: open,
    log: log.all,
    of: log.of,
    idsOf: (type, property) => log.of(type).map(({ data }) => String(data[property])),
    clock,
    refused,
    state: stateOf,
    say: (decider, id, command) => {
      commands += 1
      const command_id = `c${commands}`
      return write.execute(decider, id, command, {
        actor: { kind: 'system', id: 'proof' },
        command_id,
        command: 'proof.say',
        correlation_id: command_id,
        causation_id: command_id,
        now,
        origin: 'live',
      })
    },
    stall: (policy) => {
      const { name } = reacting.policies[policy % reacting.policies.length] ?? {}
      if (name !== undefined) stalled.add(name)
    },
    restore: async (events) => {
      left = 0
      missed.length = 0
      waiting.clear()
      stalled.clear()
      log.cut(events)
      due.clear()
      for (const event of log.all) setAlarms(event)
      const timeOf = ({ metadata }: Recorded) => Date.parse(metadata.occurred_at)
      const [last] = log.all.slice(-1)
      if (last === undefined) return
      const hour = log.all.findIndex((event) => timeOf(event) >= timeOf(last) - TAKEN_UP_AGAIN_MS)
      const from = timeOf(last) > taken_up.at + TAKEN_UP_AGAIN_MS ? hour : Math.min(hour, taken_up.from)
      taken_up = { at: now, from }
      for (const event of log.all.slice(from)) await runPolicies(event)
    },
    cut: (events) => {
      left = events
    },
    pass: async (milliseconds) => {
      left = 0
      for (let event = missed.shift(); event !== undefined; event = missed.shift()) await runPolicies(event)
      await goOn()
      const until = now + milliseconds
      for (;;) {
        const [next] = [...due.entries()].toSorted(([, a], [, b]) => a.due_at.localeCompare(b.due_at))
        if (next === undefined || Date.parse(next[1].due_at) > until) break
        due.delete(next[0])
        now = Math.max(now, Date.parse(next[1].due_at))
        await fire(next[1])
      }
      now = until
    },
  }
}

/** What the store makes of the command's n-th event. */
function toRecorded<E extends AnyEvent>(
  event: E,
  stream: string,
  n: number,
  place: { readonly revision: number; readonly position: string },
  context: CommandContext,
) {
  const metadata = {
    occurred_at: new Date(context.now).toISOString(),
    actor: context.actor.kind === 'visitor' ? 'visitor' : `${context.actor.kind}:${context.actor.id}`,
    command_id: context.command_id,
    command: context.command,
    $correlationId: context.correlation_id,
    $causationId: context.causation_id,
    schema_version: '1',
    origin: context.origin,
  }
  return { ...event, id: `${context.command_id}.${n}`, stream, ...place, metadata }
}

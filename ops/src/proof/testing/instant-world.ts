import type { Decider } from '@kredka/backend/kernel/decider'
import type { Alarm, Policy, Reaction } from '@kredka/backend/kernel/policy'
import type { OpenStreams } from '@kredka/backend/kernel/tools'
import type { CommandContext, Executed, Folded, WriteSide } from '@kredka/backend/kernel/write-side'
import { isRejection, type Rejection } from '@kredka/contracts/kernel/errors'
import { type AnyEvent, type Recorded, streamOf } from '@kredka/contracts/kernel/events'

/** The write side as it would be if nothing took time: real deciders, policies and alarms over lists in memory. */
export interface InstantWorld {
  readonly write: WriteSide
  readonly streams: OpenStreams
  /** All events, in order. */
  readonly log: readonly Recorded[]
  /** Those of one type, in order. */
  of(type: string): readonly Recorded[]
  readonly clock: { now(): number }
  /** A person's command; what follows from it follows at once. */
  say<S, C, E extends AnyEvent>(decider: Decider<S, C, E>, id: string, command: C): Promise<Executed<E> | Rejection>
  state<S, C, E extends AnyEvent>(decider: Decider<S, C, E>, id: string): S
  /** A process is killed: what is to follow from the next events follows only when time passes, as the runner takes it up (EVT-05). */
  cut(events: number): void
  /** Moves the clock; alarms ring in the order of their times. */
  pass(milliseconds: number): Promise<void>
  /** Codes by which commands of policies and alarms were refused. */
  readonly refused: readonly string[]
}

interface Stream {
  readonly events: Recorded[]
  state: unknown
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

export function instantWorld(
  start: number,
  react: (tools: { readonly streams: OpenStreams; readonly write: WriteSide }) => Reacting,
): InstantWorld {
  let now = start
  let commands = 0
  let left = 0
  const missed: Recorded[] = []
  const clock = { now: () => now }
  const log: Recorded[] = []
  const ofType = new Map<string, Recorded[]>()
  const refused: string[] = []
  const streams = new Map<string, Stream>()
  const answered = new Map<string, readonly Recorded[]>()
  const due = new Map<string, Due>()

  function streamAt(name: string, initial: unknown): Stream {
    const known = streams.get(name)
    if (known !== undefined) return known
    const made: Stream = { events: [], state: initial }
    streams.set(name, made)
    return made
  }

  // A decider's own state is all that stands under its streams.
  const stateOf = <S, C, E extends AnyEvent>(decider: Decider<S, C, E>, id: string) =>
    streamAt(streamOf(decider.category, id), decider.initial).state as S

  const write: WriteSide = {
    execute: async (decider, id, command, context) => {
      const name = streamOf(decider.category, id)
      const stream = streamAt(name, decider.initial)
      const before = answered.get(`${name} ${context.command_id}`)
      if (before !== undefined) return executed(stream, before as never)
      const decided = decider.decide(stateOf(decider, id), command)
      if (isRejection(decided)) return decided
      const recorded = decided.map((event, n) => recordedOf(event, name, stream.events.length + n, context, n))
      for (const event of recorded) {
        stream.state = decider.evolve(stream.state as never, event)
        stream.events.push(event)
        log.push(event)
        ofType.set(event.type, [...(ofType.get(event.type) ?? []), event])
      }
      answered.set(`${name} ${context.command_id}`, recorded)
      for (const event of recorded) await follow(event)
      return executed(stream, recorded)
    },
    fold: async (decider, id) => {
      const { events } = streamAt(streamOf(decider.category, id), decider.initial)
      const folded: Folded<never> = { state: stateOf(decider, id) as never, revision: events.length - 1 }
      return folded
    },
    heard: () => undefined,
  }

  function recordedOf<E extends AnyEvent>(
    event: E,
    stream: string,
    revision: number,
    context: CommandContext,
    n: number,
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
    const position = String(log.length + 1 + n)
    return { ...event, id: `${context.command_id}.${n}`, stream, revision, position, metadata }
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
    for (const alarm of reacting.alarms) {
      const change = alarm.set[event.type]?.(event) ?? null
      if (change === null) continue
      const key = `${alarm.name} ${change.key}`
      if ('off' in change) due.delete(key)
      else due.set(key, { alarm, key: change.key, due_at: change.due_at, event })
    }
    if (left > 0) {
      left -= 1
      missed.push(event)
    } else await runPolicies(event)
  }

  async function runPolicies(event: Recorded): Promise<void> {
    for (const policy of reacting.policies) {
      const reaction = policy.on[event.type]
      if (reaction === undefined) continue
      const rejection = await reaction(event, reactionTo(policy.name, event, event.id))
      if (rejection) refused.push(`${policy.name} ${event.type} ${rejection.rejected}`)
    }
  }

  async function ring({ alarm, key, due_at, event }: Due): Promise<void> {
    const reaction = reactionTo(alarm.name, event, `${event.id}@${due_at}`)
    const rejection = await alarm.ring({ key, due_at, now }, reaction)
    if (rejection) refused.push(`${alarm.name} ${rejection.rejected}`)
  }

  const open: OpenStreams = { read: async (stream) => streams.get(stream)?.events ?? [] }
  const reacting = react({ streams: open, write })

  return {
    write,
    streams: open,
    log,
    of: (type) => ofType.get(type) ?? [],
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
    cut: (events) => {
      left = events
    },
    pass: async (milliseconds) => {
      left = 0
      for (let event = missed.shift(); event !== undefined; event = missed.shift()) await runPolicies(event)
      const until = now + milliseconds
      for (;;) {
        const [next] = [...due.entries()].toSorted(([, a], [, b]) => a.due_at.localeCompare(b.due_at))
        if (next === undefined || Date.parse(next[1].due_at) > until) break
        due.delete(next[0])
        now = Math.max(now, Date.parse(next[1].due_at))
        await ring(next[1])
      }
      now = until
    },
  }
}

function executed<E extends AnyEvent>(stream: Stream, events: readonly Recorded<E>[]): Executed<E> {
  return { position: stream.events.at(-1)?.position ?? null, revision: stream.events.length - 1, events }
}

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
  /** A policy waits, as for a read model that stands still, until time passes; the others go on (EVT-06). */
  stall(policy: number): void
  /**
   * The log is restored from a copy without its last events, and followed on (EVT-13): alarms are made from it anew, policies take up its
   * last hour again.
   */
  restore(events: number): Promise<void>
  /** Moves the clock; alarms ring in the order of their times. */
  pass(milliseconds: number): Promise<void>
  /** Codes by which commands of policies and alarms were refused. */
  readonly refused: readonly string[]
}

interface Folding {
  readonly initial: unknown
  evolve(state: never, event: never): unknown
}
interface Stream {
  readonly folding: Folding
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

const TAKEN_UP_AGAIN_MS = 3_600_000

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
  const stalled = new Set<string>()
  const waiting = new Map<string, Recorded[]>()

  function streamAt(name: string, folding: Folding): Stream {
    const known = streams.get(name)
    if (known !== undefined) return known
    const made: Stream = { folding, events: [], state: folding.initial }
    streams.set(name, made)
    return made
  }

  // A decider's own state is all that stands under its streams.
  const stateOf = <S, C, E extends AnyEvent>(decider: Decider<S, C, E>, id: string) =>
    streamAt(streamOf(decider.category, id), decider).state as S

  const write: WriteSide = {
    execute: async (decider, id, command, context) => {
      const name = streamOf(decider.category, id)
      const stream = streamAt(name, decider)
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
      if (recorded.length > 0) answered.set(`${name} ${context.command_id}`, recorded)
      for (const event of recorded) await follow(event)
      return executed(stream, recorded)
    },
    fold: async (decider, id) => {
      const { events } = streamAt(streamOf(decider.category, id), decider)
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

  /** Whoever waited goes on, each in the order of the log; what follows meanwhile for those still waiting waits behind. */
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

  function cutLog(events: number): void {
    let length = Math.max(0, log.length - events)
    // an append is there as a whole or not at all
    while (log[length - 1] !== undefined && isOneAppend(log[length - 1], log[length])) length -= 1
    const gone = log.splice(length)
    for (const name of new Set(gone.map(({ stream }) => stream))) {
      const stream = streams.get(name)
      if (stream === undefined) continue
      stream.events.splice(stream.events.length - gone.filter((event) => event.stream === name).length)
      stream.state = stream.events.reduce<unknown>(
        (state, event) => stream.folding.evolve(state as never, event as never),
        stream.folding.initial,
      )
    }
    for (const type of new Set(gone.map((event) => event.type)))
      ofType.set(
        type,
        log.filter((event) => event.type === type),
      )
    const lost = new Set<Recorded>(gone)
    for (const [command, answer] of answered) if (answer.some((event) => lost.has(event))) answered.delete(command)
    due.clear()
    for (const event of log) setAlarms(event)
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
    stall: (policy) => {
      const { name } = reacting.policies[policy % reacting.policies.length] ?? {}
      if (name !== undefined) stalled.add(name)
    },
    restore: async (events) => {
      left = 0
      missed.length = 0
      waiting.clear()
      stalled.clear()
      cutLog(events)
      const from = Date.parse(log.at(-1)?.metadata.occurred_at ?? '') - TAKEN_UP_AGAIN_MS
      for (const event of log.filter(({ metadata }) => Date.parse(metadata.occurred_at) >= from))
        await runPolicies(event)
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
        await ring(next[1])
      }
      now = until
    },
  }
}

function isOneAppend(one: Recorded | undefined, next: Recorded | undefined): boolean {
  return one?.stream === next?.stream && one?.metadata.command_id === next?.metadata.command_id
}

function executed<E extends AnyEvent>(stream: Stream, events: readonly Recorded<E>[]): Executed<E> {
  return { position: stream.events.at(-1)?.position ?? null, revision: stream.events.length - 1, events }
}

import type { Executed } from '@kredka/backend/kernel/write-side'
import type { AnyEvent, Recorded } from '@kredka/contracts/kernel/events'

interface Folding {
  readonly initial: unknown
  evolve(state: never, event: never): unknown
}

interface Stream {
  readonly folding: Folding
  readonly events: Recorded[]
  state: unknown
}

/** A log in memory whose streams are folded as they grow. */
export interface InstantLog {
  /** All events, in order. */
  readonly all: readonly Recorded[]
  /** Those of one type, in order. */
  of(type: string): readonly Recorded[]
  /** Of one stream, as far as it is known. */
  events(stream: string): readonly Recorded[]
  stateOf(stream: string, folding: Folding): unknown
  append(stream: string, folding: Folding, events: readonly Recorded[]): void
  /** What an earlier command of this id brought. */
  answerTo(stream: string, command_id: string): readonly Recorded[] | undefined
  /** As a command is answered that brought these events. */
  execute<E extends AnyEvent>(stream: string, events: readonly Recorded<E>[]): Executed<E>
  /** Takes away the last events; an append is there as a whole or not at all. */
  cut(events: number): void
}

export function instantLog(): InstantLog {
  const all: Recorded[] = []
  const ofType = new Map<string, Recorded[]>()
  const streams = new Map<string, Stream>()
  const answered = new Map<string, readonly Recorded[]>()

  function streamAt(name: string, folding: Folding): Stream {
    const known = streams.get(name)
    if (known !== undefined) return known
    const made: Stream = { folding, events: [], state: folding.initial }
    streams.set(name, made)
    return made
  }

  function cut(events: number): void {
    let length = Math.max(0, all.length - events)
    while (all[length - 1] !== undefined && isOneAppend(all[length - 1], all[length])) length -= 1
    const gone = all.splice(length)
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
        all.filter((event) => event.type === type),
      )
    const lost = new Set<Recorded>(gone)
    for (const [command, answer] of answered) if (answer.some((event) => lost.has(event))) answered.delete(command)
  }

  return {
    all,
    of: (type) => ofType.get(type) ?? [],
    events: (stream) => streams.get(stream)?.events ?? [],
    stateOf: (stream, folding) => streamAt(stream, folding).state,
    append: (name, folding, events) => {
      const stream = streamAt(name, folding)
      for (const event of events) {
        stream.state = folding.evolve(stream.state as never, event as never)
        stream.events.push(event)
        all.push(event)
        ofType.set(event.type, [...(ofType.get(event.type) ?? []), event])
      }
      const [first] = events
      if (first !== undefined) answered.set(`${name} ${first.metadata.command_id}`, events)
    },
    answerTo: (stream, command_id) => answered.get(`${stream} ${command_id}`),
    execute: (stream, events) => {
      const own = streams.get(stream)?.events ?? []
      return { position: own.at(-1)?.position ?? null, revision: own.length - 1, events }
    },
    cut,
  }
}

function isOneAppend(one: Recorded | undefined, next: Recorded | undefined): boolean {
  return one?.stream === next?.stream && one?.metadata.command_id === next?.metadata.command_id
}

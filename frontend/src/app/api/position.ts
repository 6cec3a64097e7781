/**
 * Read your own writes (API-09): a command answers with the position of what it appended, and the reads of this tab ask
 * for it until it is old enough for every read model to have passed it. Positions are words of the server for this
 * session alone: they do not compare, so those of the last few commands are asked for together, and the server takes
 * the latest.
 */
export interface PositionMemory {
  /** What to ask for, null where nothing is needed. */
  wanted(): string | null
  /** A command's answer. Answers may arrive out of order. */
  remember(position: string): void
  /** What the socket told: each time a later one. */
  hear(position: string): void
  /**
   * The server does not know what it was asked for. Where some of it is of a session before this one, the newest may
   * still hold: that is asked for alone.
   * @param asked what `wanted` gave
   */
  refused(asked: string): void
  /** The session is over. */
  forget(): void
  /**
   * What a server said of its reads: they show at least everything up to here. The first time counts, as the oldest
   * read does.
   */
  tell(position: string): void
  /** Where the log stood when this tab read for the first time, null before. */
  told(): string | null
}

/** A tab may hold a person's session and one of the back office: what one was told means nothing to the other. */
export type SessionKind = 'person' | 'admin'
export type Positions = Readonly<Record<SessionKind, PositionMemory>>

const KEYS: Readonly<Record<SessionKind, string>> = { person: 'kredka.position', admin: 'kredka.admin_position' }
const NEEDED_MS = 30_000
/** Commands whose answers could overtake each other: a browser has hardly more under way at once. */
const COMMANDS_MAX = 4

type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

interface Known {
  readonly from: 'command' | 'socket'
  readonly at: number
  readonly position: string
}

/** @param keep outlives a reload of the tab (`sessionStorage`) */
export function createPositions(keep: Keep, now: () => number): Positions {
  return { person: positionMemory(KEYS.person, keep, now), admin: positionMemory(KEYS.admin, keep, now) }
}

/** @param path below the API's base */
export function sessionKind(path: string): SessionKind {
  return path.startsWith('/admin/') ? 'admin' : 'person'
}

function positionMemory(key: string, keep: Keep, now: () => number): PositionMemory {
  const readKnown = () => parse(keep.getItem(key) ?? '').filter(({ at }) => now() - at < NEEDED_MS)
  const add = (from: Known['from'], position: string, others: readonly Known[]) =>
    keep.setItem(key, toText([...others, { from, at: now(), position }]))
  let first: string | null = null
  return {
    wanted() {
      const positions = readKnown().map(({ position }) => position)
      return positions.length === 0 ? null : positions.join(',')
    },
    remember(position) {
      const all = readKnown()
      const commands = all.filter(({ from }) => from === 'command')
      const kept = commands.slice(Math.max(0, commands.length - COMMANDS_MAX + 1))
      add('command', position, [...all.filter(({ from }) => from === 'socket'), ...kept])
    },
    hear(position) {
      add(
        'socket',
        position,
        readKnown().filter(({ from }) => from === 'command'),
      )
    },
    refused(asked) {
      const words = asked.split(',')
      const newest = words.length > 1 ? words.at(-1) : undefined
      const left = readKnown().filter(({ position }) => position === newest || !words.includes(position))
      keep.setItem(key, toText(left))
    },
    forget() {
      keep.removeItem(key)
      first = null
    },
    tell(position) {
      first ??= position
    },
    told: () => first,
  }
}

function toText(all: readonly Known[]): string {
  return all.map(({ from, at, position }) => `${from} ${at} ${position}`).join('\n')
}

function parse(text: string): readonly Known[] {
  return text.split('\n').flatMap((line): Known[] => {
    const [from, at, position] = line.split(' ')
    if ((from !== 'command' && from !== 'socket') || position === undefined) return []
    return [{ from, at: Number(at), position }]
  })
}

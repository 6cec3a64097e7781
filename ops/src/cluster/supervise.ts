import { type ChildProcess, fork } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { SERVING_FLAGS, WORKER_FLAGS } from '@kredka/backend/processes/heap-flags'

const MEMBER = fileURLToPath(new URL('./member.ts', import.meta.url))

export type Role = 'api' | 'worker' | 'projector'

export interface MemberOptions {
  readonly name: string
  readonly role: Role
  /** The whole environment of the process. */
  readonly env: Readonly<Record<string, string | undefined>>
  readonly embedded: boolean
  /** How long after its death it is started anew; null: never. */
  readonly restartAfterMs: number | null
  /** Each line that it logs. */
  readonly hear: (line: string) => void
  /** It answers at this address. Called again after each restart. */
  readonly onStart: (member: Member) => void
  /** @param how for people, such as `was killed by SIGKILL` */
  readonly onEnd: (member: Member, how: string) => void
}

/** A process of the cluster as it is now. */
export interface Member {
  readonly name: string
  readonly role: Role
  readonly pid: number
  /** Null until it answers. */
  readonly url: string | null
}

export interface Supervised {
  member(): Member
  /** Asks it to finish what is under way; kills it when that takes longer. Idempotent. */
  stop(longestMs: number): Promise<void>
}

/** One that dies again and again is started anew ever later, up to this. */
const MAX_PAUSE_MS = 10_000
/** Who lived so long died of something else than its predecessor. */
const LIVED_MS = 10_000

/** Keeps a process running, as an orchestrator does. */
export function supervise(options: MemberOptions): Supervised {
  const { name, role, restartAfterMs } = options
  let url: string | null = null
  let deaths = 0
  let isStopping = false
  let timer: NodeJS.Timeout | undefined
  let child = begin()

  function begin(): ChildProcess {
    const args = [role, ...(options.embedded ? ['embedded'] : [])]
    const begun = performance.now()
    const fresh = fork(MEMBER, args, {
      execArgv: ['--disable-warning=ExperimentalWarning', ...(role === 'api' ? SERVING_FLAGS : WORKER_FLAGS)],
      env: { ...options.env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Ctrl-C in a terminal reaches the whole group: these are told by us, in order.
      detached: true,
    })
    for (const stream of [fresh.stdout, fresh.stderr]) {
      if (stream !== null) createInterface({ input: stream }).on('line', options.hear)
    }
    fresh.once('message', (message) => {
      url = String(message)
      options.onStart(member())
    })
    fresh.once('exit', (code, signal) => {
      const dead = member()
      url = null
      if (isStopping) return
      options.onEnd(dead, signal === null ? `ended with exit code ${code}` : `was killed by ${signal}`)
      if (restartAfterMs === null) return
      deaths = performance.now() - begun > LIVED_MS ? 0 : deaths + 1
      const pause = Math.min(restartAfterMs * 2 ** Math.max(0, deaths - 1), MAX_PAUSE_MS)
      timer = setTimeout(() => {
        child = begin()
      }, pause)
    })
    return fresh
  }

  const member = (): Member => ({ name, role, pid: child.pid ?? 0, url })

  return {
    member,
    stop: async (longestMs) => {
      isStopping = true
      clearTimeout(timer)
      if (child.exitCode !== null || child.signalCode !== null) return
      const onEnd = new Promise<void>((resolve) => child.once('exit', () => resolve()))
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), longestMs)
      await onEnd
      clearTimeout(late)
    },
  }
}

import { Agent, get } from 'node:http'

/** A process that answers requests. */
export interface Backend {
  readonly name: string
  readonly host: string
  readonly port: number
  /** Its connections that stay open between requests. */
  readonly agent: Agent
}

/** The processes behind the balancer, and which of them take requests now. */
export interface Backends {
  /** A process that may not be ready yet: it gets requests once its `/readyz` says so. */
  add(name: string, url: string): void
  /** No more requests; those under way go on. */
  remove(name: string): void
  /** The next ready one in turn that is not among `tried`. */
  next(tried: ReadonlySet<Backend>): Backend | undefined
  /** It broke a connection: no more requests until it says again that it is ready. */
  markFailed(backend: Backend): void
  /** Names of those that take requests. */
  ready(): readonly string[]
  close(): void
}

export interface HealthOptions {
  /** Between two looks at one that is ready. Default 1 000 ms. */
  readonly everyMs?: number
  /** Between two looks at one that is not. Default 100 ms. */
  readonly againMs?: number
  /** An answer that takes longer counts as none. Default 3 000 ms. */
  readonly timeoutMs?: number
  /** So many looks in a row must fail before one that was ready is left alone: a busy moment is no death. Default 2. */
  readonly failures?: number
}

interface Watched extends Backend {
  isReady: boolean
  failures: number
  timer: NodeJS.Timeout | undefined
  isGone: boolean
}

export function createBackends(options: HealthOptions = {}): Backends {
  const { everyMs = 1_000, againMs = 100, timeoutMs = 3_000, failures = 2 } = options
  const all: Watched[] = []
  let turn = 0

  async function look(backend: Watched): Promise<void> {
    const isReady = await answersReady(backend, timeoutMs)
    if (backend.isGone) return
    backend.failures = isReady ? 0 : backend.failures + 1
    if (isReady || backend.failures >= failures) backend.isReady = isReady
    clearTimeout(backend.timer)
    backend.timer = setTimeout(() => void look(backend), backend.isReady ? everyMs : againMs)
  }

  function drop(backend: Watched): void {
    backend.isGone = true
    backend.isReady = false
    clearTimeout(backend.timer)
    for (const socket of Object.values(backend.agent.freeSockets).flat()) socket?.destroy()
  }

  return {
    add: (name, url) => {
      const { hostname: host, port } = new URL(url)
      const agent = new Agent({ keepAlive: true })
      const backend = {
        name,
        host,
        port: Number(port),
        agent,
        isReady: false,
        failures,
        timer: undefined,
        isGone: false,
      }
      all.push(backend)
      void look(backend)
    },
    remove: (name) => {
      for (const backend of all.filter((one) => one.name === name)) {
        all.splice(all.indexOf(backend), 1)
        drop(backend)
      }
    },
    next: (tried) => {
      const ready = all.filter((backend) => backend.isReady && !tried.has(backend))
      turn += 1
      return ready.length === 0 ? undefined : ready[turn % ready.length]
    },
    markFailed: (backend) => {
      const watched = all.find((one) => one === backend)
      if (watched === undefined) return
      watched.isReady = false
      watched.failures = failures
      clearTimeout(watched.timer)
      watched.timer = setTimeout(() => void look(watched), againMs)
    },
    ready: () => all.filter(({ isReady }) => isReady).map(({ name }) => name),
    close: () => {
      for (const backend of all.splice(0)) drop(backend)
    },
  }
}

function answersReady({ host, port }: Backend, timeoutMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = get({ host, port, path: '/readyz', agent: false, timeout: timeoutMs }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    })
    asked.once('timeout', () => asked.destroy())
    asked.once('error', () => resolve(false))
  })
}

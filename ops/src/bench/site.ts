import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { SERVING_FLAGS } from '@kredka/backend/processes/heap-flags'
import { HEADERS } from '@kredka/contracts/kernel/wire'
import { DEMO_PASSWORD } from '../seed/demo.ts'
import { DEMO_TEACHER } from '../seed/demo-plan.ts'
import type { OpenAttempts } from './attempts.ts'

const MAIN = fileURLToPath(new URL('./bench-site.ts', import.meta.url))

export interface BenchSite {
  /** Base of the product's API. */
  readonly url: string
  /** The same of the floor's. */
  readonly floorUrl: string
  /** Chats in which it is the teacher's turn, as many as were asked for. */
  readonly chat_ids: readonly string[]
  /** Public offers of as many teachers, whose calendars are empty. */
  readonly offer_ids: readonly string[]
  /** Groups of hours of the demo teacher, as many as were asked for. */
  readonly group_ids: readonly string[]
  /** Exams that the demo teacher is at; null where none were asked for. */
  readonly attempts: OpenAttempts | null
}

export interface RunningBenchSite extends BenchSite {
  /** Process id of the site. */
  readonly pid: number
  /** Bearer token of a teacher. */
  readonly token: string
  stop(): Promise<void>
}

/** A body of the size that real ones have. */
export const BODY = JSON.stringify({
  name: 'Popołudnia',
  entries: [
    { type: 'week_day', day: 1, start_time: '15:00', end_time: '19:00' },
    { type: 'week_day', day: 3, start_time: '16:00', end_time: '20:00' },
    { type: 'week_day', day: 6, start_time: '09:00', end_time: '13:30' },
  ],
})

interface Wanted {
  /** Chats that the teacher is to find waiting. */
  readonly chats?: number
  /** Offers of others that can be ordered. */
  readonly offers?: number
  /** Groups of hours that the teacher is to have. */
  readonly groups?: number
  /** Exams that the teacher is to be at. */
  readonly attempts?: number
}

export async function startBenchSite(
  databaseUrl: string,
  role: 'api' | 'site',
  { chats = 0, offers = 0, groups = 0, attempts = 0 }: Wanted = {},
): Promise<RunningBenchSite> {
  const child = fork(MAIN, [databaseUrl, role, ...[chats, offers, groups, attempts].map(String)], {
    execArgv: ['--disable-warning=ExperimentalWarning', ...SERVING_FLAGS],
  })
  const ready = await new Promise<BenchSite>((resolve, reject) => {
    child.once('message', (message) => resolve(message as BenchSite))
    child.once('exit', (code) => reject(new Error(`the site of the bench ended with ${code}`)))
  })
  const login = await call(`${ready.url}/auth/login?fetch_token=1`, {
    body: JSON.stringify({ email: DEMO_TEACHER, password: DEMO_PASSWORD }),
  }).catch((error: unknown) => {
    child.kill('SIGKILL')
    throw error
  })
  return {
    ...ready,
    pid: child.pid ?? 0,
    token: JSON.parse(login.body).data.token,
    stop: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

export interface Call {
  readonly token?: string
  /** A POST with this JSON; without it a GET. */
  readonly body?: string
  /** The position that the answer must contain. */
  readonly after?: string
  /** Default: `ANSWER_MS`. */
  readonly withinMs?: number
}

export interface Answered {
  readonly body: string
  /** Where the command's event stands. */
  readonly position: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 })
/** What does not answer for so long is a fault, and no figure. */
export const ANSWER_MS = 30_000

/** One request over a connection that stays. @throws for any status but 2xx, and where no answer comes */
export function call(url: string, asked: Call): Promise<Answered> {
  const { token, body, after, withinMs = ANSWER_MS } = asked
  return new Promise((resolve, reject) => {
    const headers = {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(after === undefined ? {} : { [HEADERS.afterPosition]: after }),
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    }
    const sent = request(url, { agent, method: body === undefined ? 'GET' : 'POST', headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.once('error', reject)
      response.on('end', () => {
        const status = response.statusCode ?? 0
        if (status >= 300) reject(new Error(`${status} ${url}: ${text}`))
        else resolve({ body: text, position: String(response.headers[HEADERS.position] ?? '') })
      })
    })
    sent.setTimeout(withinMs, () => sent.destroy(new Error(`no answer within ${withinMs} ms: ${url}`)))
    sent.once('error', (error: NodeJS.ErrnoException) => {
      // the server closed a connection that had lain idle: it never saw the request
      if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(call(url, asked))
      else reject(error)
    })
    sent.end(body)
  })
}

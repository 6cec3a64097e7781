import { type ErrorCode, type ErrorDetail, statusOf } from '@kredka/contracts/kernel/errors'
import type { TestSite } from './test-site.ts'
import { upToNow } from './up-to-now.ts'

/** Somebody who calls. */
export interface Caller {
  readonly headers: Readonly<Record<string, string>>
}

const VISITOR: Caller = { headers: {} }

export interface Failure {
  readonly code: ErrorCode
  readonly params?: Readonly<Record<string, unknown>>
  readonly details?: readonly ErrorDetail[]
}

/** What a call came to: one of the two is there. */
export interface Answered<T> {
  readonly data?: T
  readonly error?: Failure
}

/** The calls of a test's people. @param site the one that runs when they call */
export function callsOf(site: () => Pick<TestSite, 'url' | 'store' | 'parts' | 'config'>) {
  /** A failure has the status of its code. */
  async function readAnswer<T>(response: Response): Promise<Answered<T>> {
    const outcome = (await response.json()) as Answered<T>
    if (outcome.error !== undefined) expect(response.status).toBe(statusOf(outcome.error.code))
    return outcome
  }
  /** The data, or the code of the failure. */
  function dataOrCode<T>({ data, error }: Answered<T>): T {
    return error === undefined ? (data as T) : (error.code as T)
  }
  async function send<T = null>(
    path: string,
    body: object,
    { headers }: Caller = VISITOR,
    key?: string,
  ): Promise<Answered<T>> {
    const keyed: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key }
    const response = await fetch(`${site().url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers, ...keyed },
      body: JSON.stringify(body),
    })
    return readAnswer(response)
  }
  /** Id of what was made. */
  async function make(path: string, body: object, caller: Caller): Promise<string> {
    const { data, error } = await send<{ readonly id: string }>(path, body, caller)
    if (data === undefined) throw new Error(`POST ${path}: ${JSON.stringify(error)}`)
    return data.id
  }
  async function get<T>(path: string, caller: Caller = VISITOR): Promise<T> {
    const headers = await upToNow(site(), caller.headers)
    const response = await fetch(`${site().url}/api${path}`, { headers })
    return dataOrCode(await readAnswer<T>(response))
  }
  const post = async <T = null>(...call: Parameters<typeof send>): Promise<T> => dataOrCode(await send<T>(...call))
  return { send, post, make, get }
}

export type Calls = ReturnType<typeof callsOf>

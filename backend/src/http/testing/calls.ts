import type { Endpoint, UploadCommand } from '@kredka/contracts/kernel/endpoints'
import type { ErrorBody } from '@kredka/contracts/kernel/errors'
import { DUTIES_OF, hasDuty, STAFF_ROLES, type StaffRole } from '@kredka/contracts/kernel/staff'
import type { Samples } from './samples.ts'

/** Whoever may call: of the staff by their role. */
export const ROLES = ['visitor', 'user', 'teacher', ...STAFF_ROLES] as const
export type Role = (typeof ROLES)[number]

/** How a caller of each role makes itself known. */
export type Callers = Readonly<Record<Role, Readonly<Record<string, string>>>>

export interface Called {
  readonly status: number
  /** Of the failure, null for a success. */
  readonly code: string | null
  readonly text: string
}

export interface Call {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>> | string
  /** An object is sent as JSON (an upload sends one byte instead), text and bytes as they are. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** The role that just suffices: of the staff the one with the fewest duties. */
export function leastRole({ access, duty }: Endpoint): Role {
  if (access !== 'admin') return access === 'public' ? 'visitor' : access
  const able = STAFF_ROLES.filter((role) => duty !== undefined && hasDuty(role, duty))
  return able.toSorted((a, b) => DUTIES_OF[a].length - DUTIES_OF[b].length)[0] ?? 'owner'
}

export function isStaff(role: Role): role is StaffRole {
  return STAFF_ROLES.some((one) => one === role)
}

/** Calls an endpoint of a running site as a client without a browser would. */
export async function callEndpoint(base: string, endpoint: Endpoint, call: Call): Promise<Called> {
  const path = endpoint.path.replace(/\{([a-z_]+)\}/g, (_, name: string) =>
    encodeURIComponent(String(call.params?.[name])),
  )
  const search = typeof call.query === 'string' ? call.query : searchOf(call.query ?? {})
  const isPost = endpoint.method === 'POST'
  const body = bodyOf(endpoint, call.body ?? {})
  const response = await fetch(`${base}${path}${search === '' ? '' : `?${search}`}`, {
    method: endpoint.method,
    headers: { ...(isPost ? { 'content-type': typeOf(endpoint) } : {}), ...call.headers },
    ...(isPost ? { body } : {}),
  })
  const text = await response.text()
  return { status: response.status, code: codeOf(text, response.status), text }
}

function bodyOf(endpoint: Endpoint, body: unknown): string | Uint8Array<ArrayBuffer> {
  if (typeof body === 'string') return body
  if (body instanceof Uint8Array) return new Uint8Array(body)
  return isUpload(endpoint) ? new Uint8Array(1) : JSON.stringify(body)
}

function typeOf(endpoint: Endpoint): string {
  return (isUpload(endpoint) && endpoint.upload.types[0]) || 'application/json'
}

function isUpload(endpoint: Endpoint): endpoint is UploadCommand {
  return endpoint.kind === 'command' && endpoint.upload !== undefined
}

export function withSamples(samples: Samples, change: Partial<Call> = {}): Call {
  return { ...samples, ...change }
}

function codeOf(text: string, status: number): string | null {
  if (status < 400) return null
  const body: unknown = JSON.parse(text)
  return (body as ErrorBody).error.code
}

function searchOf(query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, String(one)]),
  )
  return new URLSearchParams(pairs).toString()
}

import type { Endpoint, Limit } from '@kredka/contracts/kernel/endpoints'
import { type ErrorCode, messageOf, statusOf } from '@kredka/contracts/kernel/errors'
import { hasDuty, STAFF_ROLES } from '@kredka/contracts/kernel/staff'

/** Every code that a call may fail with, by status: its own, and those of the frame that fit its kind (API-03). */
export function failuresOf(endpoint: Endpoint): ReadonlyMap<number, readonly ErrorCode[]> {
  const codes = [...new Set([...frameCodes(endpoint), ...endpoint.errors])]
  const byStatus = Map.groupBy(codes, statusOf)
  return new Map([...byStatus].toSorted(([a], [b]) => a - b))
}

function frameCodes(endpoint: Endpoint): readonly ErrorCode[] {
  const { kind, access, duty, of: relation } = endpoint
  const codes: ErrorCode[] = ['MALFORMED_REQUEST', 'INVALID_INPUT', 'INTERNAL', 'UNAVAILABLE']
  if (kind === 'command') {
    codes.push('ORIGIN_REFUSED', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED', 'STILL_UNDER_WAY')
    if (endpoint.limit !== 'none') codes.push('TOO_MANY_REQUESTS')
    if (endpoint.upload === undefined) codes.push('TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE')
  } else {
    codes.push('POSITION_UNKNOWN', 'READ_MODEL_BEHIND', 'TOO_MANY_REQUESTS')
  }
  if (access !== 'public') codes.push('NOT_LOGGED_IN')
  if (knowsTokens(endpoint)) codes.push('JWT_EXPIRED')
  if (access === 'user' || access === 'teacher') codes.push('ACCOUNT_BLOCKED')
  if (access === 'teacher') codes.push('TEACHER_PROFILE_REQUIRED')
  if (access === 'admin') codes.push('STAFF_ROLE_MAY_NOT')
  if (duty !== undefined && duty !== 'self') codes.push('SECOND_FACTOR_DUE')
  if (relation !== undefined) codes.push('NOT_FOUND')
  return codes
}

/** The back office has sessions instead of tokens; the calls that make and renew tokens take any. */
function knowsTokens({ access, path }: Endpoint): boolean {
  return access === 'public' ? !path.startsWith('/auth/') : access !== 'admin'
}

const ACCESS = {
  public: 'Everybody.',
  user: 'Somebody who is logged in.',
  teacher: 'A teacher who is logged in.',
  admin: 'Staff, with a session of the back office.',
} as const

/** Who may call, in words. `offer.teacher` reads: only the offer's teacher. */
export function accessInWords({ access, duty, of: relation }: Endpoint): string {
  if (duty !== undefined) {
    const roles = STAFF_ROLES.filter((role) => hasDuty(role, duty))
    return `${ACCESS[access]} With one of these roles: ${roles.join(', ')}.`
  }
  if (relation === undefined) return ACCESS[access]
  const [thing = '', role = ''] = relation.replaceAll('_', ' ').split('.')
  return `${ACCESS[access]} Only the ${thing}’s own ${role}; for everybody else it is not there (404).`
}

export function limitOf(endpoint: Endpoint): Limit | 'read' {
  return endpoint.limit ?? 'read'
}

/** `CODE`: its English message, one a line. */
export function codesInWords(codes: readonly ErrorCode[]): string {
  return codes.map((code) => `\`${code}\`: ${messageOf(code)}.`).join('\n\n')
}

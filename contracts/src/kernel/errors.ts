import { MODULES } from '../modules.ts'
import type { ErrorTable } from './declaration.ts'

/**
 * What any call may answer, whatever its module; modules declare their own in `errors.ts`. A check fails on a code that
 * either language lacks.
 */
const FRAME = {
  MALFORMED_REQUEST: [400, 'The request is not valid JSON or has the wrong form'],
  POSITION_UNKNOWN: [400, 'The position was not given to this session, or lies beyond the end of the log'],
  NOT_LOGGED_IN: [401, 'Log in first'],
  JWT_EXPIRED: [401, 'The access token has expired'],
  FORBIDDEN: [403, 'You may not do this'],
  STAFF_ROLE_MAY_NOT: [403, 'Your role of the staff may not do this'],
  IMPERSONATION_READ_ONLY: [403, 'You look through the eyes of this person and can change nothing'],
  IMPERSONATION_OWN_EYES: [403, 'This is for the eyes of this person alone'],
  IMPERSONATION_OVER: [403, 'Looking through the eyes of this person is over'],
  ORIGIN_REFUSED: [403, 'The request comes from another site'],
  TEACHER_PROFILE_REQUIRED: [403, 'This needs a teacher profile'],
  ACCOUNT_BLOCKED: [403, 'This account is blocked'],
  NOT_FOUND: [404, 'There is no such thing, or it is not yours to see'],
  METHOD_NOT_ALLOWED: [405, 'This address does not take that method'],
  CONFLICT: [409, 'Somebody else changed this at the same moment. Try again'],
  TOO_LARGE: [413, 'The request is too large'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'Send JSON'],
  INVALID_INPUT: [422, 'Some values are not valid'],
  IDEMPOTENCY_KEY_REUSED: [422, 'This idempotency key was used with another request'],
  TOO_MANY_REQUESTS: [429, 'Too many requests. Try again in a moment'],
  INTERNAL: [500, 'Something went wrong'],
  UNAVAILABLE: [503, 'A part of the service is down. Try again in a moment'],
  STILL_UNDER_WAY: [503, 'The first request with this idempotency key is still under way. Ask again in a moment'],
  READ_MODEL_BEHIND: [503, 'The latest change is not visible yet. Try again in a moment'],
} as const satisfies ErrorTable

type KeyOf<T> = T extends unknown ? Extract<keyof T, string> : never
export type ErrorCode = KeyOf<(typeof MODULES)[number]['errors'] | typeof FRAME>

const CODES: Readonly<Record<ErrorCode, ErrorTable[string]>> = Object.assign(
  {},
  FRAME,
  ...MODULES.map(({ errors }) => errors),
)
/** Of the whole product: the frame's, then each module's own (API-03). */
export const ERROR_CODES = Object.keys(CODES) as ErrorCode[]

export function statusOf(code: ErrorCode): number {
  return CODES[code][0]
}

export function messageOf(code: ErrorCode): string {
  return CODES[code][1]
}

/**
 * One fault of one field: `path` as in `body/prices/0/amount`, `message` in English, `code` for the person's language.
 */
export interface ErrorDetail {
  readonly path: string
  readonly message: string
  readonly code?: string
}

/** The expected "no": a value, not an exception. It becomes an HTTP answer only at the edge. */
export interface Rejection {
  readonly rejected: ErrorCode
  readonly params?: Readonly<Record<string, string | number>>
  readonly details?: readonly ErrorDetail[]
}

export function reject(code: ErrorCode, extra?: Omit<Rejection, 'rejected'>): Rejection {
  return { rejected: code, ...extra }
}

/** A view may hold a property of this name too, such as a number of rejected orders: a rejection has a code there. */
export function isRejection(value: unknown): value is Rejection {
  return typeof value === 'object' && value !== null && 'rejected' in value && typeof value.rejected === 'string'
}

/** Carries a rejection through code that can only throw (HTTP middleware). */
export class RejectionError extends Error {
  override readonly name = 'RejectionError'
  readonly rejection: Rejection
  constructor(rejection: Rejection) {
    super(messageOf(rejection.rejected))
    this.rejection = rejection
  }
}

/** The failure on the wire. */
export interface ErrorBody {
  readonly error: {
    readonly code: ErrorCode
    readonly message: string
    readonly params?: Readonly<Record<string, string | number>>
    readonly details?: readonly ErrorDetail[]
    /** Correlation id, on 500 only: what to tell support. */
    readonly reference?: string
  }
}

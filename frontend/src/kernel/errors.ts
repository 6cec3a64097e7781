import type { ErrorBody, ErrorCode, ErrorDetail } from '@kredka/contracts/kernel/errors'

/** What can go wrong on this side of the wire. `ABORTED` is never shown: somebody left or asked anew. */
export type LocalErrorCode = 'OFFLINE' | 'TIMEOUT' | 'UNREADABLE' | 'ABORTED'
export type ApiErrorCode = ErrorCode | LocalErrorCode

/** A failed call, as a value. People read `errors.{code}`; `message` is English and the fallback (API-03). */
export interface ApiError {
  readonly code: ApiErrorCode
  readonly message: string
  readonly params?: Readonly<Record<string, string | number>>
  readonly details: readonly ErrorDetail[]
  /** HTTP status, 0 where no answer came. */
  readonly status: number
  /** What to tell support, on 500 only. */
  readonly reference?: string
}

const MESSAGES: Readonly<Record<LocalErrorCode, string>> = {
  OFFLINE: 'There is no connection',
  TIMEOUT: 'The answer took too long',
  UNREADABLE: 'Something went wrong',
  ABORTED: 'The call was given up',
}

export function localError(code: LocalErrorCode, status = 0): ApiError {
  return { code, message: MESSAGES[code], details: [], status }
}

/**
 * An answer that is no failure of the API's form (a proxy's page, half a body) is `UNREADABLE`, or `UNAVAILABLE` from
 * 502 on.
 */
export function errorOf(status: number, body: unknown): ApiError {
  if (!isErrorBody(body)) {
    return status >= 502
      ? { code: 'UNAVAILABLE', message: 'A part of the service is down', details: [], status }
      : localError('UNREADABLE', status)
  }
  const { code, message, params, details, reference } = body.error
  return {
    code,
    message,
    status,
    details: details ?? [],
    ...(params === undefined ? {} : { params }),
    ...(reference === undefined ? {} : { reference }),
  }
}

function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== 'object' || body === null || !('error' in body)) return false
  const { error } = body
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
}

/** Without a connection, or while the server is busy or away: the same may be sent again. */
export function canPass({ status }: ApiError): boolean {
  return status === 0 || status === 429 || status >= 500
}

/**
 * What to do when a command was too late, because the thing is gone or stands elsewhere by now: read it anew. After any
 * other failure what was typed stays, to be sent again.
 */
export function ifOvertaken(then: () => void): (error: ApiError) => void {
  return ({ status }) => {
    if (status === 404 || status === 409) then()
  }
}

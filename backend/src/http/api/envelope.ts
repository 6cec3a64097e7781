import type { ErrorBody, Rejection } from '@kredka/contracts/kernel/errors'
import { messageOf, statusOf } from '@kredka/contracts/kernel/errors'
import type { Position } from '@kredka/contracts/kernel/ports'
import { HEADERS } from '@kredka/contracts/kernel/wire'
import type { EdgeContext } from '../edge.ts'
import type { Positions } from '../sessions/positions.ts'

/** Answers with JSON text; nothing of the API is kept by caches on the way. */
export function sendJson(ctx: EdgeContext, status: number, text: string): void {
  ctx.status = status
  ctx.set('cache-control', 'no-store')
  ctx.type = 'application/json; charset=utf-8'
  ctx.body = text
}

/** @param reference correlation id, for faults of the server alone */
export function sendRejection(ctx: EdgeContext, rejection: Rejection, reference?: string): void {
  const status = statusOf(rejection.rejected)
  ctx.state.failure = rejection.rejected
  if (status === 503 && ctx.response.headers['retry-after'] === undefined) ctx.set('retry-after', '2')
  sendJson(ctx, status, errorText(rejection, reference))
}

export function errorText(rejection: Rejection, reference?: string): string {
  const { rejected: code, params, details } = rejection
  const body: ErrorBody = {
    error: {
      code,
      message: messageOf(code),
      ...(params === undefined ? {} : { params }),
      ...(details === undefined ? {} : { details }),
      ...(reference === undefined ? {} : { reference }),
    },
  }
  return JSON.stringify(body)
}

/**
 * Tells a session how far to read. Visitors are told nothing, but where they are known by their cookie: what they do
 * must look alike, however much follows from it (ACC-04).
 */
export function setPosition(
  ctx: EdgeContext,
  positions: Pick<Positions, 'encrypt'>,
  position: Position | null | undefined,
  session = ctx.state.caller.session_id,
): void {
  if (typeof position !== 'string' || session === null) return
  ctx.state.position = position
  ctx.set(HEADERS.position, positions.encrypt(position, session))
}

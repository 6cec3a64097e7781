import { RejectionError, reject } from '@kredka/contracts/kernel/errors'
import type { Request } from './handler.ts'

/** Id of the user who calls. The edge has checked the access already; anybody else here is a fault of a declaration. */
export function callerId(request: Request): string {
  if (request.viewer.kind !== 'user') throw new RejectionError(reject('NOT_LOGGED_IN'))
  return request.viewer.id
}

/**
 * Id of the visitor who calls, for whoever is not logged in. Only a command that says `visitor` knows it; without, it is a
 * fault of the declaration.
 */
export function visitorId({ visitor_id }: Request): string {
  if (visitor_id === undefined) throw new Error('the command does not say that it tells visitors apart')
  return visitor_id
}

/** Id of the admin who calls, likewise. */
export function adminId(request: Request): string {
  if (request.viewer.kind !== 'admin') throw new RejectionError(reject('NOT_LOGGED_IN'))
  return request.viewer.id
}

/** Paths under the API's base: a person's socket and the back office's, whose sessions never mix (ADM-01). */
export const SOCKET_PATH = '/live'
export const ADMIN_SOCKET_PATH = '/admin/live'

/** At least so many events are told one by one after a break; beyond that everything on the screen is read anew. */
export const MAX_MISSED = 500

/** Somebody who writes says so this often; the sign fades when nothing came for twice as long. */
export const TYPING_EVERY_MS = 2_500

/**
 * Names on the wire that both sides spell: headers of the API (API-09, API-10, OPS-05). Header names are lower-case.
 */
export const HEADERS = {
  /**
   * On a command's answer to somebody who is logged in: where the log stands with what it appended, in a word for this
   * session alone.
   */
  position: 'x-position',
  /** On a query: wait until the read models have passed this position, or the latest of several with commas between. */
  afterPosition: 'x-after-position',
  /**
   * On a query's answer to somebody who is logged in: what it shows stands at least here. A socket that begins there
   * misses nothing.
   */
  sent_position: 'x-sent-position',
  /** `true` on the answer of a query that drew on a parked read model: it may lack changes (EVT-06). */
  stale: 'x-stale',
  /** On every answer; a caller may bring its own (8 to 64 of `A-Za-z0-9_-`). */
  correlation: 'x-correlation-id',
  /** On a command, where the site keeps traces: the trace that the browser began, as the W3C writes it. */
  traceparent: 'traceparent',
  idempotency: 'idempotency-key',
} as const

/** Where the API lies on the site’s own origin, unless `API_BASE` says otherwise (API-01). */
export const DEFAULT_API_BASE = '/api'

/** Cookies that the browser's code and the server both know; the session's own are none of the browser's business. */
export const COOKIES = {
  /** `pl` or `en`, mirrored from the choice in the menu (I18-01). */
  language: 'kredka_lang',
  /** `green`, `pink`, `blue` or `darkBlue` (THM-01). */
  palette: 'kredka_palette',
  /** `light` or `dark`; absent: as the system has it. */
  scheme: 'kredka_scheme',
} as const

export const PALETTES = ['green', 'pink', 'blue', 'darkBlue'] as const
export type Palette = (typeof PALETTES)[number]
export const SCHEMES = ['light', 'dark', 'auto'] as const
export type Scheme = (typeof SCHEMES)[number]

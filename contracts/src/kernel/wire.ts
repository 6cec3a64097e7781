/** Names on the wire that both sides spell: headers of the API (API-09, API-10, OPS-05). Header names are lower-case. */
export const HEADERS = {
  /** On a command's answer: where the log stands with what it appended. */
  position: 'x-position',
  /** On a query: wait until the read models have passed this position. */
  afterPosition: 'x-after-position',
  /** On every answer of the API: whatever it shows stands at least here. A socket that begins there misses nothing. */
  told: 'x-told',
  /** `true` on the answer of a query that drew on a parked read model: it may lack changes (EVT-06). */
  stale: 'x-stale',
  /** On every answer; a caller may bring its own (8 to 64 of `A-Za-z0-9_-`). */
  correlation: 'x-correlation-id',
  idempotency: 'idempotency-key',
} as const

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

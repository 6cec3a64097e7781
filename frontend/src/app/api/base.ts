import { DEFAULT_API_BASE } from '@kredka/contracts/kernel/wire'

/** Where the server says that the API lies on another path than usual (API_BASE). */
const BASE = 'meta[name="kredka-api"]'

/** Where the site keeps traces: the share of them that is sent (OPS-05). */
const TRACES = 'meta[name="kredka-traces"]'

export function tracesShare(): string | undefined {
  return document.querySelector<HTMLMetaElement>(TRACES)?.content
}

/** Path of the API on the site's own origin, without a slash at its end (API-01). */
export function apiBase(): string {
  return document.querySelector<HTMLMetaElement>(BASE)?.content ?? DEFAULT_API_BASE
}

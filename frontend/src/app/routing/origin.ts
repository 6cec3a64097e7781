import { matchRoute, type Route } from '@kredka/contracts/kernel/routes'
import { useLocation } from 'react-router'

/** A page of ours that led to this one. */
export interface Origin {
  readonly path: string
  readonly title_id: Route['title_id']
}

/** The state of a link to a page that is to lead back here. */
export function useOriginState(): { readonly origin: string } {
  const { pathname, search } = useLocation()
  return { origin: pathname + search }
}

/** The page whose link led here with `useOriginState`; null where none did. */
export function useOrigin(): Origin | null {
  const { state } = useLocation()
  return originIn(state)
}

/** History may hold what another version, or another site of the same tab, put there. */
function originIn(state: unknown): Origin | null {
  if (typeof state !== 'object' || state === null || !('origin' in state)) return null
  const path = state.origin
  if (typeof path !== 'string' || !path.startsWith('/')) return null
  const match = matchRoute(path.replace(/\?.*/, ''))
  return match === null ? null : { path, title_id: match.route.title_id }
}

/**
 * What the worker does about a request: nothing it does not know is touched, and the API never is. A `kept-page` opens
 * without a connection too, with the application that the worker keeps.
 */
export type Plan = 'page' | 'kept-page' | 'shell' | 'leave'

/** Where quizzes that were solved are played again (NAV-07): the history, and an attempt at one. */
const KEPT = /^\/(?:quizes\/history|quiz\/[^/]+\/(?:play|replay))\/?$/

/** @param shell paths that the worker keeps */
export function planOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
  shell: readonly string[],
  apiBase: string,
): Plan {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin) return 'leave'
  if (mode === 'navigate') {
    if (pathname.startsWith(`${apiBase}/`)) return 'leave'
    return KEPT.test(pathname) ? 'kept-page' : 'page'
  }
  return shell.includes(pathname) ? 'shell' : 'leave'
}

/** What the worker does about a request: nothing it does not know is touched, and the API never is. */
export type Plan = 'page' | 'shell' | 'leave'

/** @param shell paths that the worker keeps */
export function planOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
  shell: readonly string[],
  apiBase: string,
): Plan {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin) return 'leave'
  if (mode === 'navigate') return pathname.startsWith(`${apiBase}/`) ? 'leave' : 'page'
  return shell.includes(pathname) ? 'shell' : 'leave'
}

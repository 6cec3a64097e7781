/**
 * Whether the developer's pages (`/_widgets`, `/_translations`) exist: under the development server, and where the
 * server answered the address of one with 200 (it answers 404 in production).
 */
export function isDevelopment(): boolean {
  if (import.meta.env.DEV) return true
  const [arrival] = performance.getEntriesByType('navigation')
  const status = arrival instanceof PerformanceNavigationTiming ? arrival.responseStatus : 0
  return location.pathname.startsWith('/_') && status === 200
}

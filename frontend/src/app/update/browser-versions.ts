import { DEFAULT_API_BASE } from '@kredka/contracts/kernel/wire'
import { apiBase } from '../api/base.ts'
import { type NewVersion, watchVersions } from './new-version.ts'

/** The worker reads no page: where the API lies elsewhere its own address says so. */
function workerScript(base: string): string {
  return base === DEFAULT_API_BASE ? '/sw.js' : `/sw.js?${new URLSearchParams({ api: base })}`
}

const NONE: NewVersion = { follow: () => () => undefined, isOffered: () => false, take: () => undefined }

/**
 * The versions of this tab. Under the development server, and in browsers without service workers, there is only one.
 */
export function browserVersions(): NewVersion {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return NONE
  return watchVersions({
    container: navigator.serviceWorker,
    script: workerScript(apiBase()),
    reload: () => location.reload(),
    now: () => Date.now(),
    onReturn: (returned) =>
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') returned()
      }),
    every: (ms, work) => setInterval(work, ms),
  })
}

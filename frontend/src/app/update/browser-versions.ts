import { type NewVersion, watchVersions } from './new-version.ts'

const NONE: NewVersion = { follow: () => () => undefined, isOffered: () => false, take: () => undefined }

/** The versions of this tab. Under the development server, and in browsers without service workers, there is only one. */
export function browserVersions(): NewVersion {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return NONE
  return watchVersions({
    container: navigator.serviceWorker,
    reload: () => location.reload(),
    now: () => Date.now(),
    onReturn: (returned) =>
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') returned()
      }),
    every: (ms, work) => setInterval(work, ms),
  })
}

import { useSyncExternalStore } from 'react'

/** Whether somebody looks at this tab: it is in front, and its window has the focus. */
export function useInSight(): boolean {
  return useSyncExternalStore(follow, () => document.visibilityState === 'visible' && document.hasFocus())
}

function follow(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  window.addEventListener('focus', changed)
  window.addEventListener('blur', changed)
  return () => {
    document.removeEventListener('visibilitychange', changed)
    window.removeEventListener('focus', changed)
    window.removeEventListener('blur', changed)
  }
}

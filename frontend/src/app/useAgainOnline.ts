import { useEffect } from 'react'
import type { ResourceState } from '../kernel/resource-state.ts'

/** A read that failed for want of a connection is made again when the connection is back. */
export function useAgainOnline(of: ResourceState<unknown> & { readonly refresh: () => void }): void {
  const { refresh } = of
  const isLost = of.status === 'failed' && of.error.code === 'OFFLINE'
  useEffect(() => {
    if (!isLost) return
    window.addEventListener('online', refresh)
    return () => window.removeEventListener('online', refresh)
  }, [isLost, refresh])
}

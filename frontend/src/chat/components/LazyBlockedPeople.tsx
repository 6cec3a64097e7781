import { lazy, Suspense } from 'react'
import { loadChunk } from '../../kernel/chunks.ts'
import { SkeletonLines } from '../../ui/states.tsx'

const Loaded = lazy(async () => ({ default: (await loadChunk(() => import('./BlockedPeople.tsx'))).BlockedPeople }))

/** Far down the settings: what stands above need not wait for it. */
export function LazyBlockedPeople() {
  return (
    <Suspense fallback={<SkeletonLines />}>
      <Loaded />
    </Suspense>
  )
}

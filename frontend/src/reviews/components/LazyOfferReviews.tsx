import { type ComponentProps, lazy, Suspense } from 'react'
import { loadChunk } from '../../app/routing/chunks.ts'
import { SkeletonLines } from '../../ui/states.tsx'
import type { OfferReviews } from './OfferReviews.tsx'

const Loaded = lazy(async () => ({ default: (await loadChunk(() => import('./OfferReviews.tsx'))).OfferReviews }))

/** The reviews under an offer, which nobody waits for to read it. */
export function LazyOfferReviews(props: ComponentProps<typeof OfferReviews>) {
  return (
    <Suspense fallback={<SkeletonLines lines={6} />}>
      <Loaded {...props} />
    </Suspense>
  )
}

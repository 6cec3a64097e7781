import { type ComponentProps, lazy } from 'react'
import { loadChunk } from '../../kernel/chunks.ts'
import { Late } from '../../kernel/taking-over/Late.tsx'
import { SkeletonLines } from '../../ui/states.tsx'
import type { OfferReviews } from './OfferReviews.tsx'

const Loaded = lazy(async () => ({ default: (await loadChunk(() => import('./OfferReviews.tsx'))).OfferReviews }))

/** The reviews under an offer, which nobody waits for to read it. */
export function LazyOfferReviews(props: ComponentProps<typeof OfferReviews>) {
  return (
    <Late fallback={<SkeletonLines lines={6} />}>
      <Loaded {...props} />
    </Late>
  )
}

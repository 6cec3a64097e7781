import { type ComponentProps, lazy, Suspense } from 'react'
import { loadChunk } from '../../app/routing/chunks.ts'
import { SkeletonLines } from '../../ui/states.tsx'
import type { OwnReview } from './OwnReview.tsx'

const Loaded = lazy(async () => ({ default: (await loadChunk(() => import('./OwnReview.tsx'))).OwnReview }))

/** One’s own review, for pages that it stands at the end of. */
export function LazyOwnReview(props: ComponentProps<typeof OwnReview>) {
  return (
    <Suspense fallback={<SkeletonLines lines={3} />}>
      <Loaded {...props} />
    </Suspense>
  )
}

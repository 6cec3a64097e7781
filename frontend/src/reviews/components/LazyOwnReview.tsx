import { type ComponentProps, lazy } from 'react'
import { loadChunk } from '../../kernel/chunks.ts'
import { Late } from '../../kernel/taking-over/Late.tsx'
import { SkeletonLines } from '../../ui/states.tsx'
import type { OwnReview } from './OwnReview.tsx'

const Loaded = lazy(async () => ({ default: (await loadChunk(() => import('./OwnReview.tsx'))).OwnReview }))

/** One’s own review, for pages that it stands at the end of. */
export function LazyOwnReview(props: ComponentProps<typeof OwnReview>) {
  return (
    <Late fallback={<SkeletonLines lines={3} />}>
      <Loaded {...props} />
    </Late>
  )
}

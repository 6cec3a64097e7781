import { type ComponentProps, lazy, Suspense } from 'react'
import { loadChunk } from '../../kernel/chunks.ts'
import type { ContestKey } from './ContestKey.tsx'

const Loaded = lazy(async () => ({ default: (await loadChunk(() => import('./ContestKey.tsx'))).ContestKey }))

/** Loaded once something was judged: a quiz begins without it. */
export function LazyContestKey(props: ComponentProps<typeof ContestKey>) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  )
}

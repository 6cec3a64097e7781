import { type ComponentProps, lazy, Suspense } from 'react'
import { loadChunk } from '../../../kernel/chunks.ts'
import { SkeletonLines } from '../../../ui/states.tsx'

const Loaded = lazy(async () => ({ default: (await loadChunk(() => import('./Replay.tsx'))).Replay }))

/** The game again: its code loads when somebody asks for it. */
export function LazyReplay(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense fallback={<SkeletonLines />}>
      <Loaded {...props} />
    </Suspense>
  )
}

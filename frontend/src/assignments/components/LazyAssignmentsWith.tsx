import { type ComponentProps, lazy, Suspense } from 'react'
import { loadChunk } from '../../kernel/chunks.ts'
import { SkeletonLines } from '../../ui/states.tsx'
import type { AssignmentsWith } from './AssignmentsWith.tsx'

const Loaded = lazy(async () => ({ default: (await loadChunk(() => import('./AssignmentsWith.tsx'))).AssignmentsWith }))

/** For pages that tell more important things first. */
export function LazyAssignmentsWith(props: ComponentProps<typeof AssignmentsWith>) {
  return (
    <Suspense fallback={<SkeletonLines lines={3} />}>
      <Loaded {...props} />
    </Suspense>
  )
}

import { type ComponentProps, lazy, Suspense } from 'react'
import { loadChunk } from '../../kernel/chunks.ts'
import { SkeletonLines } from '../../ui/states.tsx'
import type { StudentMisses } from './StudentMisses.tsx'

const Loaded = lazy(async () => ({ default: (await loadChunk(() => import('./StudentMisses.tsx'))).StudentMisses }))

/** For pages that tell more important things first. */
export function LazyStudentMisses(props: ComponentProps<typeof StudentMisses>) {
  return (
    <Suspense fallback={<SkeletonLines lines={3} />}>
      <Loaded {...props} />
    </Suspense>
  )
}

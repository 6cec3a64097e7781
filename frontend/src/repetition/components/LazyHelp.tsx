import { type ComponentProps, lazy, Suspense } from 'react'
import { loadChunk } from '../../kernel/chunks.ts'
import { SkeletonLines } from '../../ui/states.tsx'
import type { Help } from './Help.tsx'

const Loaded = lazy(async () => ({ default: (await loadChunk(() => import('./Help.tsx'))).Help }))

/** Loaded by who misses something: a quiz begins without it. */
export function LazyHelp(props: ComponentProps<typeof Help>) {
  return (
    <Suspense fallback={<SkeletonLines lines={3} />}>
      <Loaded {...props} />
    </Suspense>
  )
}

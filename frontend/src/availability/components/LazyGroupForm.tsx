import { type ComponentProps, lazy, Suspense } from 'react'
import { loadChunk } from '../../kernel/chunks.ts'
import { SkeletonLines } from '../../ui/states.tsx'
import type { GroupForm } from './GroupForm.tsx'

const Loaded = lazy(async () => ({ default: (await loadChunk(() => import('./GroupForm.tsx'))).GroupForm }))

/** The form of a group for pages that seldom need it. */
export function LazyGroupForm(props: ComponentProps<typeof GroupForm>) {
  return (
    <Suspense fallback={<SkeletonLines lines={8} />}>
      <Loaded {...props} />
    </Suspense>
  )
}

import { type ComponentProps, lazy, Suspense } from 'react'
import { loadChunk } from '../../kernel/chunks.ts'
import { SkeletonLines } from '../../ui/states.tsx'
import type { TermsForm } from './TermsForm.tsx'

const Loaded = lazy(async () => ({ default: (await loadChunk(() => import('./TermsForm.tsx'))).TermsForm }))

/** Loaded when its dialog opens. */
export function LazyTermsForm(props: ComponentProps<typeof TermsForm>) {
  return (
    <Suspense fallback={<SkeletonLines lines={6} />}>
      <Loaded {...props} />
    </Suspense>
  )
}

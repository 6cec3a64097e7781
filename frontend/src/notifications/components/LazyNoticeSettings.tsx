import { lazy, Suspense } from 'react'
import { loadChunk } from '../../kernel/chunks.ts'
import { SkeletonLines } from '../../ui/states.tsx'

const Loaded = lazy(async () => ({ default: (await loadChunk(() => import('./NoticeSettings.tsx'))).NoticeSettings }))

/** Of what a person is told, for the settings, which it stands in the middle of. */
export function LazyNoticeSettings() {
  return (
    <Suspense fallback={<SkeletonLines lines={6} />}>
      <Loaded />
    </Suspense>
  )
}

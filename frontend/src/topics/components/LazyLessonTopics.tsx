import { type ComponentProps, lazy, Suspense } from 'react'
import { loadChunk } from '../../kernel/chunks.ts'
import { SkeletonLines } from '../../ui/states.tsx'
import type { LessonTopics } from './LessonTopics.tsx'

const Loaded = lazy(async () => ({ default: (await loadChunk(() => import('./LessonTopics.tsx'))).LessonTopics }))

/** The topics of a lesson, for pages that tell more important things first. */
export function LazyLessonTopics(props: ComponentProps<typeof LessonTopics>) {
  return (
    <Suspense fallback={<SkeletonLines lines={3} />}>
      <Loaded {...props} />
    </Suspense>
  )
}

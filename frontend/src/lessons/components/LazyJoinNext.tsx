import { LINK_BEFORE_MS } from '@kredka/contracts/lessons/rules'
import type { LessonRowView } from '@kredka/contracts/lessons/views'
import { lazy, Suspense } from 'react'
import { loadChunk } from '../../kernel/chunks.ts'

const Loaded = lazy(async () => ({ default: (await loadChunk(() => import('./JoinNext.tsx'))).JoinNext }))

interface Props {
  readonly lesson: Pick<LessonRowView, 'id' | 'subject_id' | 'place' | 'starts_at' | 'ends_at'>
  /** Milliseconds. */
  readonly now: number
}

/** The way into an online lesson that is soon or goes on: who has none does not load it. */
export function LazyJoinNext({ lesson, now }: Props) {
  const { place, starts_at, ends_at } = lesson
  const isSoon = Date.parse(starts_at) - now < LINK_BEFORE_MS
  if (place !== 'online' || !isSoon || now >= Date.parse(ends_at)) return null
  return (
    <Suspense fallback={null}>
      <Loaded lesson={lesson} />
    </Suspense>
  )
}

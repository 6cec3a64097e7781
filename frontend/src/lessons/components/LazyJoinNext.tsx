import { LINK_BEFORE_MS } from '@kredka/contracts/lessons/rules'
import type { LessonRowView } from '@kredka/contracts/lessons/views'
import { lazy, Suspense } from 'react'
import { loadChunk } from '../../kernel/chunks.ts'

const Loaded = lazy(async () => ({ default: (await loadChunk(() => import('./JoinNext.tsx'))).JoinNext }))

interface Props {
  readonly lesson: LessonRowView
  /** Milliseconds. */
  readonly now: number
}

/** The way into an online lesson that is soon: the dashboards of all others do not load it. */
export function LazyJoinNext({ lesson, now }: Props) {
  if (lesson.place !== 'online' || Date.parse(lesson.starts_at) - now >= LINK_BEFORE_MS) return null
  return (
    <Suspense fallback={null}>
      <Loaded lesson={lesson} />
    </Suspense>
  )
}

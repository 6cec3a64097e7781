import { type ComponentProps, lazy, Suspense } from 'react'
import { loadChunk } from '../../kernel/chunks.ts'
import { SkeletonLines } from '../../ui/states.tsx'
import type { ProblemCard } from './ProblemCard.tsx'

const Loaded = lazy(async () => ({ default: (await loadChunk(() => import('./ProblemCard.tsx'))).ProblemCard }))

/** The reported problem of a lesson. Few lessons have one: the page of the others does not wait for it. */
export function LazyProblemCard(props: ComponentProps<typeof ProblemCard>) {
  if (props.lesson.problem === null) return null
  return (
    <Suspense fallback={<SkeletonLines lines={5} />}>
      <Loaded {...props} />
    </Suspense>
  )
}

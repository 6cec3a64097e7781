import { lazy, Suspense } from 'react'
import { loadChunk } from '../../kernel/chunks.ts'
import { selectUser } from '../session/session-slice.ts'
import { useAppSelector } from '../store/hooks.ts'

const Seen = lazy(async () => ({ default: (await loadChunk(() => import('./Seen.tsx'))).Seen }))

/** ADM-03: on every page while staff look through somebody's eyes; they alone load it. */
export function SeenBanner() {
  const seen = useAppSelector(selectUser)?.seen_by
  if (seen === undefined) return null
  return (
    <Suspense fallback={null}>
      <Seen by={seen.name} until={seen.until} />
    </Suspense>
  )
}

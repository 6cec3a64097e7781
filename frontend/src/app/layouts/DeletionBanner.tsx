import { lazy, Suspense } from 'react'
import { loadChunk } from '../../kernel/chunks.ts'
import { selectUser } from '../session/session-slice.ts'
import { useAppSelector } from '../store/hooks.ts'

const Leaving = lazy(async () => ({ default: (await loadChunk(() => import('./Leaving.tsx'))).Leaving }))

/** ACC-08: on every page while the account is to be deleted; the few whom it concerns load it. */
export function DeletionBanner() {
  const due_at = useAppSelector(selectUser)?.deletion_due_at
  if (due_at === undefined) return null
  return (
    <Suspense fallback={null}>
      <Leaving due_at={due_at} />
    </Suspense>
  )
}

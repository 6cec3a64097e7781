import type { ReactNode } from 'react'
import type { ResourceState } from '../app/store/resource.ts'
import { ErrorState, SkeletonLines, StaleNote } from './states.tsx'

interface Props<T> {
  readonly of: ResourceState<T> & { readonly refresh: () => void }
  /** The shape of what comes. Default: some lines. */
  readonly skeleton?: ReactNode
  /** `busy`: what is shown is the previous answer, dimmed. */
  readonly children: (data: T, busy: boolean) => ReactNode
}

/** A read in its states: skeleton, error with a way to try again, content (the old one dimmed while the new one comes). */
export function ResourceView<T>({ of, skeleton, children }: Props<T>) {
  if (of.data !== null && of.status !== 'failed') {
    const busy = of.status === 'loading'
    return (
      <div aria-busy={busy || undefined}>
        {of.stale && <StaleNote />}
        {children(of.data, busy)}
      </div>
    )
  }
  if (of.status === 'failed') return <ErrorState error={of.error} onRetry={of.refresh} />
  return skeleton ?? <SkeletonLines />
}

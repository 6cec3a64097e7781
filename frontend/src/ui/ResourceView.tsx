import type { ReactNode } from 'react'
import type { ResourceState } from '../kernel/resource-state.ts'
import classes from './resource-view.module.css'
import { ErrorState, OutOfDateNote, SkeletonLines, StaleNote } from './states.tsx'

interface Props<T> {
  readonly of: ResourceState<T> & { readonly refresh: () => void }
  /** The shape of what comes. Default: some lines. */
  readonly skeleton?: ReactNode
  /** Title of the error where nothing could be read. Default: the reason. */
  readonly failure?: string
  /** `busy`: what is shown is the previous answer. */
  readonly children: (data: T, busy: boolean) => ReactNode
}

/**
 * A read in its states: skeleton, error with a way to try again, content (the old one while the new one comes). Content
 * that could not be read again stays, with a note: forms in it keep what was typed.
 */
export function ResourceView<T>({ of, skeleton, failure, children }: Props<T>) {
  if (of.data !== null && !isGone(of)) {
    const busy = of.status === 'loading'
    return (
      <div aria-busy={busy || undefined}>
        {of.stale && (
          <div className={classes.stale}>
            <StaleNote />
          </div>
        )}
        {of.status === 'failed' && <OutOfDateNote error={of.error} onRetry={of.refresh} />}
        {children(of.data, busy)}
      </div>
    )
  }
  if (of.status === 'failed') return <ErrorState error={of.error} onRetry={of.refresh} title={failure} />
  return skeleton ?? <SkeletonLines />
}

/** What is not there any more, or not this person's to see, must not stay on the screen. */
function isGone(of: ResourceState<unknown>): boolean {
  return of.status === 'failed' && [401, 403, 404].includes(of.error.status)
}

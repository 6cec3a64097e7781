import { type ReactNode, Suspense } from 'react'
import { useTakingOver } from './useTakingOver.ts'

interface Props {
  /** Stands there until it has loaded. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** What is loaded after the page: the server does not draw it, and a page is taken over without it. */
export function Late({ fallback, children }: Props) {
  return useTakingOver() ? fallback : <Suspense fallback={fallback}>{children}</Suspense>
}

import { type ReactNode, Suspense } from 'react'

/**
 * A part of the page that is taken over in a task of its own, so that the browser answers in between; first where
 * somebody presses.
 */
export function Slice({ children }: { readonly children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>
}

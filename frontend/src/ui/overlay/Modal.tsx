import { lazy, Suspense, useEffect, useState } from 'react'
import { loadChunk } from '../../app/routing/chunks.ts'
import type { ModalProps } from './modal-props.ts'

const load = () => import('./MantineModal.tsx')
const LazyModal = lazy(async () => ({ default: (await loadChunk(load)).MantineModal }))

/** Section 4: opens and closes in about half a second; Escape, the cross and a click beside it close it. */
export function Modal(props: ModalProps) {
  const [needed, setNeeded] = useState(props.opened)
  useEffect(() => {
    if (props.opened) setNeeded(true)
  }, [props.opened])
  // Loads while nothing else is to do, so that the first modal opens at once. Without a connection it loads when it opens.
  useEffect(() => {
    const idle = globalThis.requestIdleCallback?.(() => void load().catch(() => undefined))
    return () => globalThis.cancelIdleCallback?.(idle)
  }, [])
  if (!needed && !props.opened) return null
  return (
    <Suspense fallback={null}>
      <LazyModal {...props} />
    </Suspense>
  )
}

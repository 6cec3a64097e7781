import { lazy, Suspense, useEffect, useState } from 'react'
import { loadChunk } from '../../kernel/chunks.ts'
import type { ModalProps } from './modal-props.ts'

const load = () => import('./MantineModal.tsx')
const LazyModal = lazy(async () => ({ default: (await loadChunk(load)).MantineModal }))

/** Section 4: opens and closes in about half a second; Escape, the cross and a click beside it close it. */
export function Modal(props: ModalProps) {
  const [needed, setNeeded] = useState(props.opened)
  useEffect(() => {
    if (props.opened) setNeeded(true)
  }, [props.opened])
  useEffect(() => loadOnFirstInput(), [])
  if (!needed && !props.opened) return null
  return (
    <Suspense fallback={null}>
      <LazyModal {...props} />
    </Suspense>
  )
}

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const

/**
 * Somebody is there who may open it: from then on it is loaded, so that the first modal opens at once. Before, it would
 * only weigh on the start of the page. Without a connection it loads when it opens.
 */
function loadOnFirstInput(): () => void {
  const stop = () => {
    for (const sign of SIGNS) removeEventListener(sign, hear)
  }
  const hear = () => {
    stop()
    load().catch(() => undefined)
  }
  for (const sign of SIGNS) addEventListener(sign, hear, { passive: true })
  return stop
}

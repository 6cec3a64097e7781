import { matchRoute } from '@kredka/contracts/kernel/routes'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { loadChunk } from '../../kernel/chunks.ts'
import { useConsent } from './useConsent.ts'

/** Section 9. */
const DELAY_MS = 3000

const Asking = lazy(async () => ({ default: (await loadChunk(() => import('./Asking.tsx'))).Asking }))

/**
 * NAV-06: asks about cookies some seconds after the page opened, where no answer is kept. Not on a stage, where it
 * would lie over what is answered against the clock: there it waits until one leaves.
 */
export function CookiePopup() {
  const answered = useConsent() !== null
  const { pathname } = useLocation()
  const isStage = matchRoute(pathname)?.route.layout === 'stage'
  const [due, setDue] = useState(false)
  useEffect(() => {
    if (answered) return
    const timer = setTimeout(() => setDue(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [answered])
  if (answered || !due || isStage) return null
  return (
    <Suspense fallback={null}>
      <Asking />
    </Suspense>
  )
}

import { lazy, Suspense, useEffect, useState } from 'react'
import { loadChunk } from '../../kernel/chunks.ts'
import { useConsent } from './useConsent.ts'

/** Section 9. */
const DELAY_MS = 3000

const Asking = lazy(async () => ({ default: (await loadChunk(() => import('./Asking.tsx'))).Asking }))

/** NAV-06: asks about cookies some seconds after the page opened, where no answer is kept. */
export function CookiePopup() {
  const answered = useConsent() !== null
  const [due, setDue] = useState(false)
  useEffect(() => {
    if (answered) return
    const timer = setTimeout(() => setDue(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [answered])
  if (answered || !due) return null
  return (
    <Suspense fallback={null}>
      <Asking />
    </Suspense>
  )
}

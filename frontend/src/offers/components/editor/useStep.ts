import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { STEPS } from '../../steps.ts'

const KEY = 'step'

/**
 * The open step, kept in the address so that the browser's back and forward walk the steps; never beyond the furthest
 * one reached. The heading of a step that was just opened takes the focus.
 */
export function useStep(reached: number) {
  const [params, setParams] = useSearchParams()
  const asked = STEPS.findIndex(({ id }) => id === params.get(KEY))
  const step = Math.min(Math.max(asked, 0), reached)
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [step])
  return {
    step,
    heading,
    goTo(next: number) {
      const id = STEPS[next]?.id
      if (id !== undefined) setParams(next === 0 ? {} : { [KEY]: id }, { preventScrollReset: true })
    },
  }
}

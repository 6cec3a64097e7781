import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

const FAULTY = '[data-invalid] :is(input, textarea, button), [aria-invalid="true"]'

interface FaultFocus {
  /** The form. */
  readonly ref: RefObject<HTMLFormElement | null>
  /** Call when the faults are known; the focus moves once they are drawn. */
  readonly focusFault: () => void
}

/**
 * Puts the focus on the first field with a fault.
 * @param shown what decides which fields are there, such as the step: a fault on a step that still opens is waited for
 */
export function useFaultFocus(shown: string | number = ''): FaultFocus {
  const ref = useRef<HTMLFormElement>(null)
  const wanted = useRef(false)
  const [asked, setAsked] = useState(0)
  const drawn = `${asked} ${shown}`
  const answered = useRef(drawn)
  useEffect(() => {
    if (answered.current === drawn) return
    answered.current = drawn
    const field = wanted.current ? ref.current?.querySelector<HTMLElement>(FAULTY) : null
    if (field === null || field === undefined) return
    wanted.current = false
    field.focus()
  }, [drawn])
  const focusFault = useCallback(() => {
    wanted.current = true
    setAsked((before) => before + 1)
  }, [])
  return { ref, focusFault }
}

import { type RefObject, useEffect, useRef } from 'react'

/** For the first field of a step: a step that follows another takes the focus to where one goes on. */
export function useFirstField(takesFocus: boolean): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  const once = useRef(takesFocus)
  useEffect(() => {
    if (once.current) field.current?.focus()
  }, [])
  return field
}

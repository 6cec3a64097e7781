import { type Ref, type RefObject, useCallback, useRef } from 'react'

/** An element for the widget itself and for who asked for it. */
export function useOneRef<T>(asked: Ref<T> | undefined): [own: RefObject<T | null>, set: (element: T | null) => void] {
  const own = useRef<T>(null)
  const set = useCallback(
    (element: T | null) => {
      own.current = element
      if (typeof asked === 'function') asked(element)
      else if (asked) asked.current = element
    },
    [asked],
  )
  return [own, set]
}

import { type RefObject, useEffect } from 'react'

type Listeners = { readonly [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void }

/** Hears what passes through an element that is no control itself. */
export function useListeners(element: RefObject<HTMLElement | null>, listeners: Listeners): void {
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    for (const [type, listener] of Object.entries(listeners)) {
      element.current?.addEventListener(type, listener as (event: Event) => void, { signal })
    }
    return () => controller.abort()
  })
}

import { type RefObject, useEffect } from 'react'

/** Closes what is open when the focus or the pointer goes elsewhere. */
export function useLeave(root: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return
    const leave = ({ target }: Event) => {
      if (target instanceof Node && root.current?.contains(target) !== true) close()
    }
    document.addEventListener('focusin', leave)
    document.addEventListener('pointerdown', leave)
    return () => {
      document.removeEventListener('focusin', leave)
      document.removeEventListener('pointerdown', leave)
    }
  })
}

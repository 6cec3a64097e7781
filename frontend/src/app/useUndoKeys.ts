import { useEffect, useRef } from 'react'

/** Ctrl+Z and Ctrl+Shift+Z, outside of fields, which have their own. */
export function useUndoKeys(undo: () => void, redo: () => void): void {
  const latest = useRef({ undo, redo })
  latest.current = { undo, redo }
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const modified = event.ctrlKey || event.metaKey
      if (!modified || event.altKey || event.key.toLowerCase() !== 'z' || isWriting(event.target)) return
      event.preventDefault()
      if (event.shiftKey) latest.current.redo()
      else latest.current.undo()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('textarea, [contenteditable], input:not([type=checkbox], [type=radio])')
  )
}

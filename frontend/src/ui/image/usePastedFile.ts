import { useEffect, useRef } from 'react'

/**
 * Takes a file that is pasted anywhere on the page, while there is somebody to take it. Pasted words stay the fields'
 * own.
 */
export function usePastedFile(take: ((file: File) => void) | null): void {
  const latest = useRef(take)
  latest.current = take
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0]
      // Of several takers the first has it.
      if (event.defaultPrevented || file === undefined || latest.current === null) return
      event.preventDefault()
      latest.current(file)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}

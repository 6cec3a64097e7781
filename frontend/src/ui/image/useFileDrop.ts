import { type RefObject, useEffect, useRef, useState } from 'react'

/** Takes a file that is dropped on the element. @returns whether one is held over it */
export function useFileDrop(element: RefObject<HTMLElement | null>, take: (file: File) => void): boolean {
  const [over, setOver] = useState(false)
  const latest = useRef(take)
  latest.current = take
  useEffect(() => {
    const target = element.current
    if (target === null) return
    const listening = new AbortController()
    const on = (type: 'dragover' | 'dragleave' | 'drop', react: (event: DragEvent) => void) =>
      target.addEventListener(type, react, { signal: listening.signal })
    on('dragover', (event) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return
      event.preventDefault()
      setOver(true)
    })
    on('dragleave', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && target.contains(relatedTarget))) setOver(false)
    })
    on('drop', (event) => {
      event.preventDefault()
      setOver(false)
      const file = event.dataTransfer?.files[0]
      if (file !== undefined) latest.current(file)
    })
    return () => listening.abort()
  }, [element])
  return over
}

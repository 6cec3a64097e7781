import { type RefObject, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/**
 * Another page of a list begins at its top, with the focus there for those who listen. The way back keeps its place.
 */
export function useNewPage(list: RefObject<HTMLElement | null>, page: number): void {
  const type = useNavigationType()
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    if (type === 'POP') return
    list.current?.focus({ preventScroll: true })
    list.current?.scrollIntoView({ block: 'start' })
  }, [list, page, type])
}

import { type RefObject, useEffect } from 'react'

/**
 * What scrolls within an element can be scrolled by the keyboard, also where nothing in it can have the focus (WCAG
 * 2.1.1).
 */
export function useScrollableByKeys(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = within.current
    if (root === null) return
    const mark = () => {
      for (const part of root.querySelectorAll('div')) {
        if (part.style.overflow !== 'hidden auto') continue
        // the head of the row of hours: a table's parts may have the focus, what lies between them may not
        const head = part.querySelector<HTMLElement>('[role="rowheader"]')
        if (head !== null && head.tabIndex !== 0) head.tabIndex = 0
      }
    }
    mark()
    // the grid draws its parts when it knows its size
    const watch = new MutationObserver(mark)
    watch.observe(root, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [within])
}

import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/** The section one is in can lie beyond the edge of a menu that scrolls, by itself or in its place: the menu alone moves, never the page. */
export function useCurrentInSight(menu: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says when
  useEffect(() => {
    const entry = menu.current?.querySelector('[aria-current="page"]')
    const scroller = [menu.current, menu.current?.parentElement].find((one) => one != null && scrolls(one))
    if (entry == null || scroller == null) return
    const [outer, inner] = [scroller.getBoundingClientRect(), entry.getBoundingClientRect()]
    scroller.scrollTop += beyond(inner.top, inner.bottom, outer.top, outer.bottom)
    scroller.scrollLeft += beyond(inner.left, inner.right, outer.left, outer.right)
  }, [menu, pathname])
}

function scrolls({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement): boolean {
  return scrollHeight > clientHeight || scrollWidth > clientWidth
}

/** How far a stretch lies beyond the ends of another, negative before its beginning. */
function beyond(from: number, to: number, begin: number, end: number): number {
  if (from < begin) return from - begin
  return Math.max(to - end, 0)
}

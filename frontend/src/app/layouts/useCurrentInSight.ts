import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'
import { bringInSight } from '../../ui/bring-in-sight.ts'

/**
 * The section one is in can lie beyond the edge of a menu that scrolls, by itself or in its place: the menu alone
 * moves, never the page. Numbers that come later push entries on, so it is looked for again until somebody scrolls the
 * menu themselves.
 */
export function useCurrentInSight(menu: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says when
  useEffect(() => {
    const nav = menu.current
    if (nav === null) return undefined
    const find = () => {
      const entry = nav.querySelector('[aria-current="page"]')
      const scroller = [nav, nav.parentElement].find((one) => one !== null && scrolls(one))
      if (entry !== null && scroller != null) bringInSight(scroller, entry)
    }
    find()
    const resized = new ResizeObserver(find)
    for (const group of nav.children) resized.observe(group)
    const stop = () => resized.disconnect()
    for (const hand of HANDS) nav.addEventListener(hand, stop, { once: true, passive: true })
    return () => {
      stop()
      for (const hand of HANDS) nav.removeEventListener(hand, stop)
    }
  }, [menu, pathname])
}

const HANDS = ['wheel', 'pointerdown', 'keydown'] as const

function scrolls({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement): boolean {
  return scrollHeight > clientHeight || scrollWidth > clientWidth
}

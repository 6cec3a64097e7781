/** Scrolls a box just so far that something in it can be seen whole: the box alone moves, never the page. */
export function bringInSight(scroller: Element, inner: Element): void {
  const [around, of] = [scroller.getBoundingClientRect(), inner.getBoundingClientRect()]
  scroller.scrollTop += beyond(of.top, of.bottom, around.top, around.bottom)
  scroller.scrollLeft += beyond(of.left, of.right, around.left, around.right)
}

/** How far a stretch lies beyond the ends of another, negative before its beginning. */
function beyond(from: number, to: number, begin: number, end: number): number {
  if (from < begin) return from - begin
  return Math.max(to - end, 0)
}

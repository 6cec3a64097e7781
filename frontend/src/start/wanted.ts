/** Stands on what the server could not draw. */
const UNDRAWN = 'data-undrawn'

/** Signs that somebody is there. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const

/**
 * Calls at the first sign of a person, and where a part of the page that the server could not draw is in sight.
 * @param root what the server drew
 * @param wanted may be called more than once
 * @returns ends it
 */
export function whenWanted(root: HTMLElement, wanted: () => void): () => void {
  const hear = (event: Event) => {
    if (!isAtRest(event)) wanted()
  }
  const sight = new IntersectionObserver((parts) => {
    if (parts.some(({ isIntersecting }) => isIntersecting)) wanted()
  })
  for (const sign of SIGNS) addEventListener(sign, hear, { capture: true, passive: true })
  for (const part of root.querySelectorAll(`[${UNDRAWN}]`)) sight.observe(part)
  return () => {
    sight.disconnect()
    for (const sign of SIGNS) removeEventListener(sign, hear, { capture: true })
  }
}

/**
 * A page that appears is told of a mouse at rest too: as a move without way that no input stands behind, or, of a mouse
 * that has not been seen yet, at the very corner. The first move of a mouse on a page has no way either.
 */
function isAtRest(event: Event): boolean {
  if (event.type !== 'pointermove') return false
  const move = event as PointerEvent
  if (move.movementX !== 0 || move.movementY !== 0) return false
  // who serves without TLS beyond this machine gets no inputs told by the browser
  return (move.clientX === 0 && move.clientY === 0) || move.getCoalescedEvents?.().length !== 1
}

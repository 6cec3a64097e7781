/** So long a frame is waited for: a page that nobody looks at draws none. */
const FRAME_MS_MAX = 100

let next: Promise<void> | null = null

/**
 * Settles once the next frame is drawn, for all that waits for it together, so that what can wait holds up nothing that
 * is to be seen.
 */
export function afterFrame(): Promise<void> {
  next ??= new Promise<void>((drawn) => {
    setTimeout(drawn, FRAME_MS_MAX)
    requestAnimationFrame(() => setTimeout(drawn))
  }).then(() => {
    next = null
  })
  return next
}

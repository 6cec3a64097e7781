/** Of a page's `main`, in every layout. */
export const CONTENT_ID = 'content'

/** Gives the focus to the page's content, where what had it has gone: who listens goes on from there. */
export function focusContent(): void {
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true })
}

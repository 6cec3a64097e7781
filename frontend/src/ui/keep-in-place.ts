import type { MouseEvent } from 'react'

/**
 * For a form's `onMouseDown`. A field that is left shows its fault, and what is below moves: a button would slip away
 * between press and release.
 */
export function keepInPlace(event: MouseEvent<HTMLFormElement>): void {
  if (event.target instanceof Element && event.target.closest('button') !== null) event.preventDefault()
}

import type { Palette, Scheme } from '@kredka/contracts/kernel/wire'

/** What the server drew a page with, besides its address and answers: the browser draws it first with the same. */
export interface Drawn {
  /** Milliseconds. */
  readonly now: number
  /** Whether the browser says that it is a phone's. */
  readonly phone: boolean
}

/** What only the server has to be told: a browser finds it in its page. */
export interface Drawing extends Drawn {
  readonly palette: Palette
  readonly scheme: Scheme
  /** Origin of the host of `/files`, empty where it is the site. */
  readonly files: string
}

/** Id of the JSON script that holds a `Drawn`. */
export const DRAWN_ID = 'kredka-drawn'

let drawn: Drawn = { now: 0, phone: false }
let drawing: Drawing | null = null

/** @returns null where the server drew nothing that could be taken over */
export function readDrawn(page: Document): Drawn | null {
  const text = page.getElementById(DRAWN_ID)?.textContent ?? ''
  if (text === '') return null
  drawn = JSON.parse(text) as Drawn
  return drawn
}

/** What this page was drawn with by the server. */
export function drawingFacts(): Drawn {
  return drawn
}

/** On the server, what is drawn now; null in a browser. */
export function drawingNow(): Drawing | null {
  return drawing
}

/** Draws at once: drawings do not overlap. */
export function drawWith<T>(what: Drawing, draw: () => T): T {
  drawing = what
  drawn = what
  try {
    return draw()
  } finally {
    drawing = null
  }
}

import { COOKIES, PALETTES, type Palette, SCHEMES, type Scheme } from '@kredka/contracts/kernel/wire'
import { setCookie } from '../../kernel/cookie.ts'
import { drawingNow } from '../../kernel/taking-over/drawn.ts'

/**
 * How a person wants the pages drawn; kept on this device and in cookies, so that the server's HTML has it right
 * (THM-01).
 */
export interface Preferences {
  readonly palette: Palette
  /** `auto` follows the system. */
  readonly scheme: Scheme
}

const PALETTE = 'kredka.palette'
const SCHEME = 'kredka.scheme'

export function readPreferences(): Preferences {
  const drawing = drawingNow()
  if (drawing !== null) return drawing
  const html = document.documentElement
  return {
    palette: oneOf(PALETTES, localStorage.getItem(PALETTE)) ?? oneOf(PALETTES, html.dataset.palette ?? null) ?? 'green',
    scheme: oneOf(SCHEMES, localStorage.getItem(SCHEME)) ?? 'auto',
  }
}

export function storePreferences({ palette, scheme }: Preferences): void {
  localStorage.setItem(PALETTE, palette)
  localStorage.setItem(SCHEME, scheme)
  setCookie(COOKIES.palette, palette)
  setCookie(COOKIES.scheme, scheme === 'auto' ? null : scheme)
}

/** Calls when another tab of this browser has stored a choice. @returns ends that */
export function followPreferences(changed: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === PALETTE || key === SCHEME) changed()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

/** Writes the choice onto the page. The first paint had it from the server or the script in `index.html`. */
export function applyPreferences({ palette, scheme }: Preferences, systemIsDark: boolean): void {
  const html = document.documentElement
  html.dataset.palette = palette
  html.dataset.mantineColorScheme = scheme === 'dark' || (scheme === 'auto' && systemIsDark) ? 'dark' : 'light'
}

function oneOf<const T extends string>(known: readonly T[], value: string | null): T | null {
  return known.find((candidate) => candidate === value) ?? null
}

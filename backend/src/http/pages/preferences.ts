import type { PageLanguage } from '@kredka/contracts/kernel/head'
import { COOKIES, PALETTES, type Palette, SCHEMES, type Scheme } from '@kredka/contracts/kernel/wire'
import type { EdgeContext } from '../edge.ts'
import { cookieOf } from '../sessions/cookies.ts'

/** The language stored in the browser, else the one it asks for, else Polish (I18-01). */
export function languageOf(ctx: EdgeContext): PageLanguage {
  const chosen = cookieOf(ctx, COOKIES.language)
  if (chosen === 'pl' || chosen === 'en') return chosen
  return ctx.acceptsLanguages('pl', 'en') === 'en' ? 'en' : 'pl'
}

/** Colours as the person chose them on this device, so that the first paint is right (THM-01). */
export function coloursOf(ctx: EdgeContext): { readonly palette: Palette; readonly scheme: Scheme } {
  const palette = cookieOf(ctx, COOKIES.palette)
  const scheme = cookieOf(ctx, COOKIES.scheme)
  return {
    palette: PALETTES.find((known) => known === palette) ?? 'green',
    scheme: SCHEMES.find((known) => known === scheme) ?? 'auto',
  }
}

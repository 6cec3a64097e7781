import type { PageLanguage } from '@kredka/contracts/kernel/head'
import { matchRoute, paramsIn, pathOf } from '@kredka/contracts/kernel/routes'
import { COOKIES } from '@kredka/contracts/kernel/wire'
import { setCookie } from '../kernel/cookie.ts'

const KEY = 'kredka.language'

/** The stored choice, else what the server wrote into the page, else Polish (I18-01). */
export function currentLanguage(): PageLanguage {
  return languageOf(localStorage.getItem(KEY)) ?? languageOf(document.documentElement.lang) ?? 'pl'
}

/** The choice, null where nothing was chosen on this device. */
export function readStoredLanguage(): PageLanguage | null {
  return languageOf(localStorage.getItem(KEY))
}

function languageOf(text: string | null): PageLanguage | null {
  return text === 'pl' || text === 'en' ? text : null
}

/** Stores the choice here and in the cookie the server reads. The page reloads afterwards. */
export function storeLanguage(language: PageLanguage): void {
  localStorage.setItem(KEY, language)
  setCookie(COOKIES.language, language)
}

/**
 * What the person chose on another device holds here too, where nothing was chosen on this one.
 * @returns whether the page speaks another language now and has to be loaded anew
 */
export function followLanguage(chosen: PageLanguage): boolean {
  if (readStoredLanguage() !== null) return false
  const spoken = currentLanguage()
  storeLanguage(chosen)
  return spoken !== chosen
}

/** NAV-01: the same page under its path in this language; null where the path is right already. */
export function pathInLanguage(path: string, language: PageLanguage): string | null {
  const match = matchRoute(path)
  if (match === null || match.route.language === undefined || match.route.language === language) return null
  return pathOf(match.route.name, language, paramsIn(match, language))
}

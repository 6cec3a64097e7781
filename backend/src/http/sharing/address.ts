import { createHash } from 'node:crypto'
import type { Head, PageLanguage, SharedPicture } from '@kredka/contracts/kernel/head'

const PATH = /^\/shared(\/.*)?\.jpg$/

/** What the page's picture says. Null for a page that is nobody's to share. */
export function sharedOf(head: Head, brand: string): SharedPicture | null {
  if (head.status !== 200 || head.indexed === false || head.canonical === undefined) return null
  const { title, description } = head
  return head.shared ?? { heading: title === '' ? brand : title, lines: description === undefined ? [] : [description] }
}

/**
 * Path of the picture of the page at `canonical`. It changes with what the picture says: whoever keeps pictures by
 * their address shows the new price.
 */
export function sharedPath(canonical: string, shared: SharedPicture, language: PageLanguage): string {
  const { pathname, search } = new URL(canonical, 'http://page')
  const query = new URLSearchParams(search)
  query.set(LANGUAGE, language)
  query.set(VERSION, versionOf(shared))
  return `/shared${pathname === '/' ? '' : pathname}.jpg?${query}`
}

/** Both languages share the addresses of some pages. */
const LANGUAGE = 'in'
const VERSION = 'v'

export function languageIn(query: URLSearchParams): PageLanguage | null {
  const asked = query.get(LANGUAGE)
  return asked === 'pl' || asked === 'en' ? asked : null
}

/** What the page itself is asked with. */
export function queryOfPage(query: URLSearchParams): URLSearchParams {
  const own = new URLSearchParams(query)
  own.delete(LANGUAGE)
  own.delete(VERSION)
  return own
}

/** The page whose picture is asked for, null where the path is of something else. */
export function pageOfShared(path: string): string | null {
  const found = PATH.exec(path)
  return found === null ? null : (found[1] ?? '/')
}

export function versionOf(shared: SharedPicture): string {
  return createHash('sha256').update(JSON.stringify(shared)).digest('hex').slice(0, 12)
}

import type { AnswerOf, InputOf, Query } from '@kredka/contracts/kernel/endpoints'
import type { Rejection } from '@kredka/contracts/kernel/errors'
import type { Head, PageLanguage } from '@kredka/contracts/kernel/head'

/** What a page that is asked for as HTML knows of its request. Pages are rendered as a visitor sees them. */
export interface PageRequest {
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly language: PageLanguage
  /** What a visitor may not see may be this person's own, which only the page in their browser can know. */
  readonly isLoggedIn: boolean
  /** Absolute address of a path of the site. */
  url(path: string): string
  /**
   * The answer of a query as a visitor gets it. What a page asks for also goes into the HTML, so that the SPA shows it
   * without a call. A query that fails for lack of a part throws; the page is then sent with its title alone.
   */
  ask<Q extends Query>(query: Q, input: InputOf<Q>): Promise<AnswerOf<Q> | Rejection>
}

/** The head of a page whose title, status or search-engine data depend on what it shows (NAV-05). */
export interface PageHead {
  /** Name in `contracts/kernel/routes`. */
  readonly route: string
  /**
   * Its answers depend on who asks: what a visitor got goes into nobody's HTML, or with `of a user` into that of
   * visitors alone.
   */
  readonly isPersonal?: true | 'of a user'
  readonly load: (page: PageRequest) => Promise<Head>
}

/** What a person wrote, as paragraphs for a page's opening: an empty line begins one. */
export function paragraphsOf(text: string): readonly string[] {
  return text.split(/\n\s*\n/).flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))
}

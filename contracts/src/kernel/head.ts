import type { Json } from './ports.ts'

/** The two languages of the interface (I18-01). */
export type PageLanguage = 'pl' | 'en'

/**
 * What stands in a page's `<head>`, made from a view by the `head.ts` of its module. The server writes it into the HTML
 * that it sends, the SPA into the document when the route changes (NAV-05).
 */
export interface Head {
  /** Of the HTML answer. 404 shows the page 'not found'. */
  readonly status: 200 | 404
  /** Without the brand. Empty for the brand alone. */
  readonly title: string
  readonly description?: string
  /** Path that stands for this page in search engines, such as `/offers/{id}-{slug}`. */
  readonly canonical?: string
  /** Path of the same page in each language, for `hreflang`. */
  readonly alternates?: Readonly<Partial<Record<PageLanguage, string>>>
  /**
   * Open Graph properties without their `og:`; an `image` may be a path. Title, description and address follow by
   * themselves.
   */
  readonly open_graph?: Readonly<Record<string, string>>
  /** What is drawn where its address is shared. Default: title and description. */
  readonly shared?: SharedPicture
  /**
   * Objects of schema.org, each its own script. Addresses in it are absolute: make them with the `url` that `head.ts`
   * is given.
   */
  readonly json_ld?: readonly Readonly<Record<string, Json>>[]
  /** False keeps search engines out. Default true. */
  readonly indexed?: boolean
  /** What the HTML itself shows before the script has run. Default: the title. */
  readonly opening?: Opening
  /** The page's right address, where it was asked for under another (API-06): the server answers 301. */
  readonly redirect?: string
}

/** The words of the picture that stands for a page where its address is shared (NAV-05), as plain text. */
export interface SharedPicture {
  /** A word or two above the heading, such as the subject. */
  readonly about?: string
  readonly heading: string
  /** Short ones, the most telling first. */
  readonly lines: readonly string[]
  /** What people look for first, such as the price. */
  readonly tag?: string
  /** Of the person whom the page is about; `picture_url` as views give it. */
  readonly face?: { readonly name: string; readonly picture_url: string | null }
}

/** The first words of a page, as plain text: those that the page itself will show at its head. */
export interface Opening {
  readonly heading: string
  readonly paragraphs?: readonly string[]
  readonly links?: readonly OpeningLink[]
  /** The large heading of the landing page. */
  readonly hero?: boolean
}

export interface OpeningLink {
  readonly title: string
  readonly path: string
  readonly about?: string
}

/** `Kredka – Find a tutor`; the brand alone where a page has no title. */
export function documentTitle(brand: string, title: string): string {
  return title === '' ? brand : `${brand} – ${title}`
}

/** The page that is not there. */
export function notFoundHead(language: PageLanguage): Head {
  return { status: 404, title: language === 'pl' ? 'Nie znaleziono strony' : 'Page not found', indexed: false }
}

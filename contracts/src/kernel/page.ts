import type { PageLanguage } from './head.ts'
import type { StaffDuty } from './staff.ts'

/**
 * Title, and for pages that search engines show a description of at most about 155 characters, in both languages
 * (NAV-05).
 */
export interface PageTitle {
  readonly title: string
  readonly description?: string
}

export type Both = Readonly<Record<PageLanguage, PageTitle>>
export type Titles = Readonly<Record<string, Both>>

export function titlesOf(pl: string, en: string): Both {
  return { pl: { title: pl }, en: { title: en } }
}

/** An address of the SPA. A page whose path differs by language has one for each. */
export interface RouteOf<Title extends string, Name extends string = string, Path extends string = string> {
  /** `module.page`. Shared by the twins of a page in both languages. */
  readonly name: Name
  /** Segments that begin with a colon are parameters. `:slugged` is `{id}-{slug}`. */
  readonly path: Path
  /** Set where the path belongs to one language: the HTML under it is sent in this language. */
  readonly language?: PageLanguage
  /** Where people come in: whoever reads the other language is led to the twin of this address (302). */
  readonly door?: true
  readonly layout: 'standard' | 'admin' | 'bare' | 'stage'
  /** Who sees the page; anybody else sees the gate's message instead (NAV-03). */
  readonly gate: 'public' | 'user' | 'teacher' | 'admin'
  /** Of a page of the back office: only roles of the staff that have this duty see it (ADM-07). */
  readonly duty?: StaffDuty
  readonly title_id: Title
  /** Exists only where `NODE_ENV` is not `production`. */
  readonly development?: true
  /** The only values of these parameters: any other is not this page. What comes after them may be anything. */
  readonly words?: Readonly<Record<string, readonly string[]>>
  /** Name of the page that this address leads to for good (301). */
  readonly redirect?: string
}

type Rest = Partial<Omit<RouteOf<string>, 'name' | 'path' | 'title_id'>>

export function page<const Title extends string, const Name extends string, const Path extends string>(
  name: Name,
  path: Path,
  title_id: Title,
  rest: Rest = {},
): RouteOf<Title, Name, Path> {
  return { name, path, title_id, layout: 'standard', gate: 'public', ...rest }
}

export const user = { gate: 'user' } as const
export const teacher = { gate: 'teacher' } as const
/** A page of the back office, for whoever has this duty. */
export function staff(duty: StaffDuty) {
  return { gate: 'admin', layout: 'admin', duty } as const
}
export const bare = { layout: 'bare' } as const
/** The page has the whole window. */
export const stage = { layout: 'stage' } as const
export const development = { development: true } as const

/** The pages of a module and their titles, which several pages may share. */
export interface Pages<T extends Titles, R extends RouteOf<string>> {
  readonly titles: T
  readonly routes: readonly R[]
}

export function definePages<const T extends Titles, R extends RouteOf<Extract<keyof T, string>>>(
  pages: Pages<T, R>,
): Pages<T, R> {
  return pages
}

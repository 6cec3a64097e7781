import type { MailTypes } from './mails.ts'
import type { NoticeLinks, NoticeTypes } from './notices.ts'
import { definePages, type Pages, type RouteOf, type Titles } from './page.ts'
import type { StaffDuty } from './staff.ts'

/** Error codes with HTTP status and the English message (API-03). People read `errors.{code}` in their language. */
export type ErrorTable = Readonly<Record<string, readonly [status: number, message: string]>>

/**
 * What browser and server alike know of a module. The browser gets its pages and links alone
 * (`frontend/build/modules-plugin.ts`), and of the rest nothing but names and types.
 */
export interface Declaration<
  T extends Titles,
  R extends RouteOf<string>,
  E extends ErrorTable,
  Thing extends string,
  Notices extends NoticeTypes,
  Mails extends MailTypes,
> {
  readonly pages: Pages<T, R>
  readonly errors: E
  /**
   * What its pages show that may change under them: hints name it, resources say with `on` that it makes them stale.
   */
  readonly things: readonly Thing[]
  /** By which duties the back office reads them: of the others' changes its sockets hear nothing (ADM-07). */
  readonly staffReads?: Readonly<Partial<Record<NoInfer<Thing>, readonly StaffDuty[]>>>
  /** What it tells people of, and where each notice leads (NOT-01). */
  readonly notices?: Notices
  readonly noticeLinks?: NoticeLinks<Notices>
  /** What it mails (MAI-01). */
  readonly mails?: Mails
}

/** Nothing of the kind. */
type None = Readonly<Record<never, never>>

export function declareModule<
  T extends Titles,
  R extends RouteOf<string>,
  E extends ErrorTable,
  const Thing extends string = never,
  Notices extends NoticeTypes = None,
  Mails extends MailTypes = None,
>(declaration: Declaration<T, R, E, Thing, Notices, Mails>): Declaration<T, R, E, Thing, Notices, Mails> {
  return declaration
}

/** The tables that modules declare, as one. */
export type Joined<Tables> = (Tables extends unknown ? (table: Tables) => void : never) extends (
  table: infer All,
) => void
  ? All
  : never

export const NO_PAGES = definePages({ titles: {}, routes: [] })

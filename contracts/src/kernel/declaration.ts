import { definePages, type Pages, type RouteOf, type Titles } from './page.ts'

/** Error codes with HTTP status and the English message (API-03). People read `errors.{code}` in their language. */
export type ErrorTable = Readonly<Record<string, readonly [status: number, message: string]>>

/**
 * What browser and server alike know of a module. The browser gets its pages alone
 * (`frontend/build/modules-plugin.ts`), and of the rest nothing but the types.
 */
export interface Declaration<T extends Titles, R extends RouteOf<string>, E extends ErrorTable, Thing extends string> {
  readonly pages: Pages<T, R>
  readonly errors: E
  /**
   * What its pages show that may change under them: hints name it, resources say with `on` that it makes them stale.
   */
  readonly things: readonly Thing[]
}

export function declareModule<
  T extends Titles,
  R extends RouteOf<string>,
  E extends ErrorTable,
  const Thing extends string = never,
>(declaration: Declaration<T, R, E, Thing>): Declaration<T, R, E, Thing> {
  return declaration
}

export const NO_PAGES = definePages({ titles: {}, routes: [] })

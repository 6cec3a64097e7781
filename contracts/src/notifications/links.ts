import type { PageLanguage } from '../kernel/head.ts'
import type { Place } from '../kernel/notices.ts'
import { pathOf } from '../kernel/routes.ts'
import { MODULES } from '../modules.ts'
import type { AnyNotice } from './types.ts'

const LINKS: Readonly<Record<AnyNotice['type'], (data: AnyNotice['data']) => Place>> = Object.assign(
  {},
  ...MODULES.map(({ noticeLinks }) => noticeLinks),
)

/** Where to see more: a path of the site, in the language of whoever follows it. */
export function linkOf({ type, data }: AnyNotice, language: PageLanguage): string {
  const [page, params, query] = LINKS[type](data)
  const path = pathOf(page, language, params)
  return query === undefined ? path : `${path}?${new URLSearchParams(query)}`
}

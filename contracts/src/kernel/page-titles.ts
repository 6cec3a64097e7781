import { MODULES } from '../modules.ts'
import type { PageLanguage } from './head.ts'
import { type Both, definePages, development, type PageTitle, page, titlesOf } from './page.ts'

/** Pages that belong to no module. */
export const SHELL_PAGES = definePages({
  titles: {
    translations: titlesOf('Tłumaczenia', 'Translations'),
    widgets: titlesOf('Widżety', 'Widgets'),
  },
  routes: [
    page('translations', '/_translations', 'translations', development),
    page('widgets', '/_widgets', 'widgets', development),
  ],
})

type KeyOf<T> = T extends unknown ? Extract<keyof T, string> : never
export type TitleId = KeyOf<(typeof MODULES)[number]['pages']['titles'] | (typeof SHELL_PAGES)['titles']>

const TITLES: Readonly<Record<TitleId, Both>> = Object.assign(
  {},
  SHELL_PAGES.titles,
  ...MODULES.map(({ pages }) => pages.titles),
)

export function pageTitle(id: TitleId, language: PageLanguage): PageTitle {
  return TITLES[id][language]
}

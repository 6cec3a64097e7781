import type { PageLanguage } from '@kredka/contracts/kernel/head'
import { LOCALES } from '@kredka/contracts/kernel/locales'
import { type PageName, type PageParam, pathOf } from '@kredka/contracts/kernel/routes'
import { useIntl } from 'react-intl'

/** The language of the page. */
export function useLanguage(): PageLanguage {
  return useIntl().locale === LOCALES.en ? 'en' : 'pl'
}

type Params<Name extends PageName> = [PageParam<Name>] extends [never]
  ? readonly []
  : readonly [params: Readonly<Record<PageParam<Name>, string>>]

/** Names of pages whose paths have no parameters. */
export type PlainPage = { [Name in PageName]: [PageParam<Name>] extends [never] ? Name : never }[PageName]

export type Path = <Name extends PageName>(name: Name, ...params: Params<Name>) => string

/** Paths by the names of `contracts/kernel/routes`, in the page's language: `path('offers.search')`. */
export function usePath(): Path {
  return pathsIn(useLanguage())
}

export function pathsIn(language: PageLanguage): Path {
  return (name, ...[params]) => pathOf(name, language, params)
}

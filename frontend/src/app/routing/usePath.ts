import type { PageLanguage } from '@kredka/contracts/kernel/head'
import { LOCALES } from '@kredka/contracts/kernel/locales'
import { pathOf } from '@kredka/contracts/kernel/routes'
import { useIntl } from 'react-intl'

/** The language of the page. */
export function useLanguage(): PageLanguage {
  return useIntl().locale === LOCALES.en ? 'en' : 'pl'
}

/** Paths by the names of `contracts/kernel/routes`, in the page's language: `path('offers.search')`. */
export function usePath(): (name: string, params?: Readonly<Record<string, string>>) => string {
  const language = useLanguage()
  return (name, params = {}) => pathOf(name, language, params)
}

import type { Bilingual } from '@kredka/contracts/community/rules'
import type { PageLanguage } from '@kredka/contracts/kernel/head'
import { useIntl } from 'react-intl'

/** Picks of a text of the site the one in the page's language, or in the given one. */
export function useOwnLanguage(language?: PageLanguage): (text: Bilingual) => string {
  const { locale } = useIntl()
  const chosen = language ?? (locale.startsWith('en') ? 'en' : 'pl')
  return (text) => text[chosen]
}

import { DATE_FORMATS } from '@kredka/contracts/kernel/date-formats'
import type { PageLanguage } from '@kredka/contracts/kernel/head'
import { LOCALES } from '@kredka/contracts/kernel/locales'
import { memoize } from './memoize.ts'

/** People of one country share a zone: making one costs a hundred times what it does. */
const MAX_FORMATS = 100

const formatOf = memoize(
  (language: PageLanguage, format: keyof typeof DATE_FORMATS, timeZone: string) =>
    new Intl.DateTimeFormat(LOCALES[language], { ...DATE_FORMATS[format], timeZone }),
  MAX_FORMATS,
)

/** An instant, or a `yyyy-mm-dd` with `UTC` as its zone, in words. */
export function formatDate(
  at: string,
  format: keyof typeof DATE_FORMATS,
  language: PageLanguage,
  timeZone: string,
): string {
  return formatOf(language, format, timeZone).format(new Date(at))
}

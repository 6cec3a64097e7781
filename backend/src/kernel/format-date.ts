import { DATE_FORMATS } from '@kredka/contracts/kernel/date-formats'
import type { PageLanguage } from '@kredka/contracts/kernel/head'
import { LOCALES } from '@kredka/contracts/kernel/locales'

/** An instant, or a `yyyy-mm-dd` with `UTC` as its zone, in words. */
export function formatDate(
  at: string,
  format: keyof typeof DATE_FORMATS,
  language: PageLanguage,
  timeZone: string,
): string {
  return new Intl.DateTimeFormat(LOCALES[language], { ...DATE_FORMATS[format], timeZone }).format(new Date(at))
}

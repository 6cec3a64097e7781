import type { PageLanguage } from '@kredka/contracts/kernel/head'
import { LOCALES, money } from '@kredka/contracts/kernel/locales'

const REVIEWS = {
  pl: { one: 'opinia', few: 'opinie', many: 'opinii', other: 'opinii' },
  en: { one: 'review', other: 'reviews' },
} as const satisfies Readonly<Record<PageLanguage, Partial<Record<Intl.LDMLPluralRule, string>>>>

/** How somebody was rated, for a picture that is shared: `4,9 / 5 · 12 opinii`. Nothing where nobody has rated them. */
export function ratingWords(
  rating: { readonly average: number | null; readonly count: number } | null,
  language: PageLanguage,
): readonly string[] {
  if (rating === null || rating.average === null) return []
  const { average, count } = rating
  const locale = LOCALES[language]
  const words: Partial<Record<Intl.LDMLPluralRule, string>> = REVIEWS[language]
  const word = words[new Intl.PluralRules(locale).select(count)] ?? REVIEWS[language].other
  const stars = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(average)
  return [`${stars} / 5 · ${count} ${word}`]
}

/** What a lesson costs: `80 zł / 60 min`, with its pence only where it has any. @param duration minutes */
export function priceWords(
  { amount, currency, duration }: { readonly amount: number; readonly currency: string; readonly duration: number },
  language: PageLanguage,
): string {
  const price = money(amount, currency, language)
  return `${amount % 100 === 0 ? price.replace(/[.,]00/, '') : price} / ${duration} min`
}

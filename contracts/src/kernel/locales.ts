/** What `Intl` is asked for in each language. The English of the product is British. */
export const LOCALES = { pl: 'pl-PL', en: 'en-GB' } as const

const formats = new Map<string, Intl.NumberFormat>()

/** @param amount minor units: `money(11_000, 'PLN', 'pl')` → `110,00 zł` */
export function money(amount: number, currency: string, language: keyof typeof LOCALES): string {
  const name = `${language} ${currency}`
  const format = formats.get(name) ?? new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency })
  formats.set(name, format)
  return format.format(amount / 100)
}

import { readFileSync } from 'node:fs'
import { LOCALES } from '@kredka/contracts/kernel/locales'
import { IntlMessageFormat } from 'intl-messageformat'
import type polish from './mails.pl.json'

export type MailTextId = keyof typeof polish
export type Values = Readonly<Record<string, string | number | undefined>>

/** `t('signup.button')`: a message of the catalogue with these values. */
export type Say = (id: MailTextId, values?: Values) => string

type Language = 'pl' | 'en'

const CATALOGUES: Readonly<Record<Language, Readonly<Record<MailTextId, string>>>> = {
  pl: catalogueIn('pl'),
  en: catalogueIn('en'),
}
/** Messages that were said before, parsed, by language and id. */
const parsed = new Map<string, IntlMessageFormat>()

/** @param known values of every message that is said */
export function sayIn(language: Language, known: Values = {}): Say {
  return (id, values = {}) => {
    const key = `${language} ${id}`
    const message = parsed.get(key) ?? new IntlMessageFormat(CATALOGUES[language][id], LOCALES[language])
    parsed.set(key, message)
    return String(message.format({ ...known, ...values }))
  }
}

function catalogueIn(language: Language): Readonly<Record<MailTextId, string>> {
  return JSON.parse(readFileSync(new URL(`mails.${language}.json`, import.meta.url), 'utf8'))
}

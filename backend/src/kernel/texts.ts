import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageLanguage } from '@kredka/contracts/kernel/head'
import { LOCALES } from '@kredka/contracts/kernel/locales'
import { IntlMessageFormat } from 'intl-messageformat'

/**
 * Ids of what the server itself says to people, in mails and on devices, so that a wrong one does not compile. A module
 * adds those of its file `{module}.pl.json`; `npm test -- texts` checks them as it does those of the pages.
 */
// biome-ignore lint/suspicious/noEmptyInterface: modules fill it
export interface Texts {}
export type ServerTextId = Extract<keyof Texts, string>
export type Values = Readonly<Record<string, string | number | undefined>>

/** `t('signup.button')`: a text with these values. */
export type Say = (id: ServerTextId, values?: Values) => string

const MODULES = join(import.meta.dirname, '..')

const CATALOGUES: Readonly<Record<PageLanguage, Readonly<Record<ServerTextId, string>>>> = {
  pl: catalogueIn('pl'),
  en: catalogueIn('en'),
}
/** Texts that were said before, parsed, by language and id. */
const parsed = new Map<string, IntlMessageFormat>()

/** @param known values of every text that is said */
export function sayIn(language: PageLanguage, known: Values = {}): Say {
  return (id, values = {}) => {
    const key = `${language} ${id}`
    const message = parsed.get(key) ?? new IntlMessageFormat(CATALOGUES[language][id], LOCALES[language])
    parsed.set(key, message)
    return String(message.format({ ...known, ...values }))
  }
}

/** The texts that stand beside the modules, as one. */
function catalogueIn(language: PageLanguage): Readonly<Record<ServerTextId, string>> {
  const files = globSync(`*/*.${language}.json`, { cwd: MODULES })
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(join(MODULES, file), 'utf8'))))
}

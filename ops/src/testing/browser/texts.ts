import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../terminal/root.ts'

type Language = 'pl' | 'en'
type Words<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>

const CATALOGUES = { pl: readTexts('pl'), en: readTexts('en') }

/**
 * What the pages say, from their own texts: a journey goes on where words change.
 * @param ids by the names under which a journey speaks of them
 * @throws Error for a text that is not there, or holds variables: what it says hangs on them
 */
export function texts<Key extends string>(ids: Readonly<Record<Key, string>>): Words<Key> {
  const of = (language: Language) => {
    const entries = Object.entries<string>(ids).map(([key, id]) => [key, textOf(id, language)])
    return Object.fromEntries(entries) as Readonly<Record<Key, string>>
  }
  return { pl: of('pl'), en: of('en') }
}

function textOf(id: string, language: Language): string {
  const text = CATALOGUES[language][id]
  if (text === undefined || /[{<]/.test(text)) throw new Error(`'${id}' is no plain text of the pages in '${language}'`)
  return text
}

function readTexts(language: Language): Readonly<Record<string, string>> {
  const files = globSync(`frontend/src/**/*.${language}.json`, { cwd: ROOT })
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'))))
}

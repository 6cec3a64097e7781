import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageLanguage } from '@kredka/contracts/kernel/head'

/** The texts that the build of the pages left beside them, by id; null where the pages have not been built. */
export async function builtTexts(
  folder: string,
  language: PageLanguage,
): Promise<Readonly<Record<string, string>> | null> {
  const text = await readFile(join(folder, `texts.${language}.json`), 'utf8').catch(() => null)
  return text === null ? null : JSON.parse(text)
}

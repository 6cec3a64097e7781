import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageLanguage } from '@kredka/contracts/kernel/head'

type Texts = Readonly<Record<string, string>>

/** What was read last, by file: it is read again only when another build has left another one. */
const read = new Map<string, { readonly at: number; readonly texts: Texts }>()

/** The texts that the build of the pages left beside them, by id; null where the pages have not been built. */
export async function readBuiltTexts(folder: string, language: PageLanguage): Promise<Texts | null> {
  const file = join(folder, `texts.${language}.json`)
  const found = await stat(file).catch(() => null)
  if (found === null) return null
  const known = read.get(file)
  if (known?.at === found.mtimeMs) return known.texts
  const texts: Texts = JSON.parse(await readFile(file, 'utf8'))
  read.set(file, { at: found.mtimeMs, texts })
  return texts
}

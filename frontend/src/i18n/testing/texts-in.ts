import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PageLanguage } from '@kredka/contracts/kernel/head'
import { textFiles } from '../../../build/texts.ts'

const SOURCE = join(fileURLToPath(import.meta.url), '../../..')

/** All texts of a language, as they stand in the files. */
export function textsIn(language: PageLanguage): Record<string, string> {
  return Object.assign({}, ...textFiles(SOURCE, language).map(({ texts }) => texts))
}

import type { PageLanguage } from '@kredka/contracts/kernel/head'
import { translationsContract } from '@kredka/contracts/translations/contract'
import { translationQueryHandlers } from '@kredka/projections/translations/queries'
import type { Module } from '../kernel/module.ts'
import { readBuiltTexts } from './built-texts.ts'

export interface TranslationParts {
  /** Folder of the built pages, which brings their texts. */
  readonly pagesFolder: string
}

/** The texts of the pages for those who are no browser (I18-01). */
export function createTranslations({ pagesFolder }: TranslationParts): Module {
  const texts = (language: PageLanguage) => readBuiltTexts(pagesFolder, language)
  return {
    ...translationsContract,
    queryHandlers: () => translationQueryHandlers(texts),
  }
}

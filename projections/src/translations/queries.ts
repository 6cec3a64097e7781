import { reject } from '@kredka/contracts/kernel/errors'
import type { PageLanguage } from '@kredka/contracts/kernel/head'
import { loadTranslations } from '@kredka/contracts/translations/endpoints'
import { answer, type QueryHandler } from '../kernel/query.ts'

/** @param texts all texts of a language by id, null where there are none to be had */
export function translationQueryHandlers(
  texts: (language: PageLanguage) => Promise<Readonly<Record<string, string>> | null>,
): readonly QueryHandler[] {
  return [
    answer(loadTranslations, [], async ({ input }) => {
      const found = await texts(input.lang)
      return found === null ? reject('UNAVAILABLE') : { ...found }
    }),
  ]
}

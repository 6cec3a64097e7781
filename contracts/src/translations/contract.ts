import { defineContract } from '../kernel/module-contract.ts'
import { loadTranslations } from './endpoints.ts'

export const translationsContract = defineContract({
  name: 'translations',
  title: 'Translations',
  about: 'The texts of the pages.',
  endpoints: [loadTranslations],
  events: {},
  streams: [],
  views: {},
})

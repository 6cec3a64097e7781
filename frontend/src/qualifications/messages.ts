import type texts from './qualifications.pl.json'

type Own = Record<keyof typeof texts, string>

declare module '../i18n/text-ids.ts' {
  interface Texts extends Own {}
}

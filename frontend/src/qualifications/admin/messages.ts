import type texts from './qualification-admin.pl.json'

type Own = Record<keyof typeof texts, string>

declare module '../../i18n/text-ids.ts' {
  interface Texts extends Own {}
}

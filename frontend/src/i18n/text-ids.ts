import type errors from './errors.pl.json'
import type gates from './gates.pl.json'
import type shell from './shell.pl.json'

/**
 * Ids of all texts, so that a wrong one does not compile. A module adds its own in `messages.ts`:
 *
 *     import type texts from './texts.pl.json'
 *     type Own = Record<keyof typeof texts, string>
 *     declare module '../i18n/text-ids.ts' {
 *       interface Texts extends Own {}
 *     }
 */
export interface Texts extends Record<keyof typeof shell | keyof typeof errors | keyof typeof gates, string> {}

export type TextId = Extract<keyof Texts, string>

/** What follows `admin_nav.` in the ids of the names of sections. */
export type SectionName = NameOf<TextId>
type NameOf<Id> = Id extends `admin_nav.${infer Name}` ? Name : never

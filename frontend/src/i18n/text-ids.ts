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
export type SectionName = After<'admin_nav', TextId>
/** What follows `gate.` in the ids of what pages are for. */
export type GateText = After<'gate', TextId>
type After<Group extends string, Id> = Id extends `${Group}.${infer Name}` ? Name : never

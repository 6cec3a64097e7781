import { DAY, MINUTE } from '../kernel/durations.ts'

/**
 * Rules of section 5 that browser and server both apply (ACC-07). Each returns the list of what is wrong, empty when
 * all is well.
 */

export const PASSWORD_MIN = 8
export const PASSWORD_LONG = 16
export const PASSWORD_MAX = 200
export const NAME_MAX = 100

export type PasswordFault = 'too_short' | 'no_digit' | 'no_uppercase' | 'no_symbol_and_not_long' | 'too_long'

/** At least 8 characters, a digit, an upper-case letter, and a symbol or at least 16 characters. */
export function passwordFaults(password: string): readonly PasswordFault[] {
  const characters = [...password]
  const faults: PasswordFault[] = []
  if (characters.length < PASSWORD_MIN) faults.push('too_short')
  if (!/\p{Nd}/u.test(password)) faults.push('no_digit')
  if (!/\p{Lu}/u.test(password)) faults.push('no_uppercase')
  if (!/[^\p{L}\p{N}\s]/u.test(password) && characters.length < PASSWORD_LONG) faults.push('no_symbol_and_not_long')
  if (characters.length > PASSWORD_MAX) faults.push('too_long')
  return faults
}

/** How an address is stored and compared. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase()
}

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]{1,63}$/u
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/u

/**
 * One @, local part at most 64, domain at most 255, dot-separated local parts at most 63 each. Expects a normal e-mail.
 */
export function isEmail(email: string): boolean {
  const parts = email.split('@')
  const [local, domain] = parts
  if (parts.length !== 2 || local === undefined || domain === undefined) return false
  if (local.length > 64 || domain.length > 255) return false
  const labels = domain.split('.')
  return (
    local.split('.').every((part) => LOCAL_PART.test(part)) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    /[a-z]/.test(labels.at(-1) ?? '')
  )
}

/** `format: 'kredka-email'` of the schemas: what a person typed is normalised before it is judged. */
export function isTypedEmail(typed: string): boolean {
  return isEmail(normalEmail(typed))
}

/** Lifetimes (ACC-02, ACC-04), in milliseconds. */
export const ACCESS_TOKEN_MS = 15 * MINUTE
export const REFRESH_IDLE_MS = 14 * DAY
export const REFRESH_MAX_MS = 90 * DAY
export const REFRESH_GRACE_MS = 30_000
export const SIGNUP_TOKEN_MS = DAY
export const RESET_TOKEN_MS = 60 * MINUTE
/** From leaving for a third party until its token is here. */
export const NONCE_MS = 10 * MINUTE
/** From a third party’s token until the terms are accepted. */
export const CREATION_TOKEN_MS = 60 * MINUTE

/**
 * A sign-up that nobody confirmed is forgotten so long after it was asked for: its mail may have been late, the link in
 * it is good for a day.
 */
export const SIGNUP_FORGOTTEN_MS = 3 * DAY
export const DELETION_TOKEN_MS = DAY
/** From the confirmation of a deletion until it happens (ACC-08). */
export const DELETION_DELAY_MS = 30 * DAY
/** Longest wait for the last mail of an account to leave; then the person is forgotten without it. */
export const FAREWELL_MS = DAY

/** What a person types to have the account deleted (section 5), in the language of the page. */
export const DELETION_WORDS = { pl: 'USUŃ', en: 'DELETE' } as const

/** White space around the word and small letters are forgiven; a wrong letter is not. */
export function isDeletionWord(typed: string, language: keyof typeof DELETION_WORDS): boolean {
  return typed.normalize('NFC').trim().toUpperCase() === DELETION_WORDS[language]
}

/** Third parties that vouch for people (ACC-05), in the order of their buttons. */
export const PROVIDERS = ['google', 'facebook'] as const
export type Provider = (typeof PROVIDERS)[number]

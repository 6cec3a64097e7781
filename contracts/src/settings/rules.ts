import type { Place } from '../offers/rules.ts'

/** Rules of the settings (PRO-02), the same in browser and server. */

export const DEFAULT_TIME_ZONE = 'Europe/Warsaw'
export const DEFAULT_COUNTRY = 'PL'
export const DEFAULT_CURRENCY = 'PLN'

/** Time before booking, in hours. */
export const LEAD_TIME_MAX = 168
/** How far ahead a lesson can be booked, in days. */
export const HORIZON_DAYS = 90
/** Pause after a lesson, in minutes. */
export const BUFFER_MAX = 30
/** How long before its start a lesson can be cancelled, in hours. */
export const CANCELLATION_MAX = 36

export const ONLINE_TOOLS = ['skype', 'google_meet', 'zoom'] as const
export type OnlineTool = (typeof ONLINE_TOOLS)[number]

export interface BookingRules {
  /** Hours, 0–168. */
  readonly lead_time_hours: number
  /** No lesson can be booked for the day that it still is. */
  readonly not_today: boolean
  /** Minutes after a lesson in which none begins, 0–30. */
  readonly buffer_minutes: number
  /** Hours before the start until which a lesson can be cancelled, 0–36. */
  readonly cancellation_hours: number
}

/** What holds for a teacher who has chosen nothing. */
export const DEFAULT_BOOKING: BookingRules = {
  lead_time_hours: 12,
  not_today: false,
  buffer_minutes: 0,
  cancellation_hours: 12,
}
export const DEFAULT_PLACES: readonly Place[] = ['online']

export const MEETING_LINK_MAX = 300

/** Where the links of each tool usually lead; another host is possible, and worth a second look. */
export const MEETING_HOSTS: Readonly<Record<OnlineTool, readonly string[]>> = {
  skype: ['join.skype.com'],
  google_meet: ['meet.google.com'],
  zoom: ['zoom.us', 'zoom.com'],
}

/** `format: 'kredka-meeting-link'`: an address over https on a host with a name, without a password in it. */
export function isMeetingLink(text: string): boolean {
  const url = urlOf(text)
  return (
    url !== null &&
    url.protocol === 'https:' &&
    url.username === '' &&
    url.password === '' &&
    /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/.test(url.hostname)
  )
}

/** Whether the link leads to where links of this tool usually do; subdomains (`us02web.zoom.us`) count. */
export function isUsualHost(tool: OnlineTool, link: string): boolean {
  const host = urlOf(link)?.hostname ?? ''
  return MEETING_HOSTS[tool].some((usual) => host === usual || host.endsWith(`.${usual}`))
}

function urlOf(text: string): URL | null {
  try {
    return new URL(text.trim())
  } catch {
    return null
  }
}

export const HOLDER_MAX = 100

/** What a person typed as digits: white space, dashes and a leading `PL` are how people write the same number. */
export function bankAccountDigits(typed: string): string {
  return typed.replace(/[\s-]/g, '').replace(/^pl/i, '')
}

/**
 * `format: 'kredka-bank-account'`: 26 digits whose check holds (ISO 13616: the check digits and the country, `PL` as
 * 2521, go to the end; the remainder by 97 is 1).
 */
export function isBankAccount(typed: string): boolean {
  const digits = bankAccountDigits(typed)
  if (!/^\d{26}$/.test(digits)) return false
  return BigInt(`${digits.slice(2)}2521${digits.slice(0, 2)}`) % 97n === 1n
}

/** As it is printed: the check digits, then groups of four. */
export function formatBankAccount(digits: string): string {
  return [digits.slice(0, 2), ...(digits.slice(2).match(/.{1,4}/g) ?? [])].join(' ').trim()
}

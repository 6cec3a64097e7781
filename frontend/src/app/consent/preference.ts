import { DAY } from '@kredka/contracts/kernel/durations'

/** What a person lets the site keep in the browser (section 3). Names are those of the specification. */
export interface CookiePreference {
  /** ISO 8601, of the answer. */
  readonly lastUpdate: string
  /** Always: what nothing works without, and what the person asked for, such as the language. */
  readonly category_necessary: true
  readonly category_functional: boolean
  readonly category_analytics: boolean
  readonly category_ads: boolean
}

/** What can be granted or denied. */
export const CATEGORIES = ['functional', 'analytics', 'ads'] as const
export type Category = (typeof CATEGORIES)[number]

const KEY = 'kredka.cookie_preference'
const KEPT_DAYS = 180

/** Section 9: all denied but necessary. */
export function onlyNecessary(now: number): CookiePreference {
  return toPreference(now, {})
}

/** Section 9: functional and analytics, not ads. */
export function acceptAll(now: number): CookiePreference {
  return toPreference(now, { functional: true, analytics: true })
}

export function toPreference(now: number, granted: Readonly<Partial<Record<Category, boolean>>>): CookiePreference {
  return {
    lastUpdate: new Date(now).toISOString(),
    category_necessary: true,
    category_functional: granted.functional === true,
    category_analytics: granted.analytics === true,
    category_ads: granted.ads === true,
  }
}

/** The answer that was given; null where there is none, or it is older than 180 days. */
export function readPreference(storage: Pick<Storage, 'getItem'>, now: number): CookiePreference | null {
  const stored = parse(storage.getItem(KEY))
  if (stored === null) return null
  const age = now - Date.parse(stored.lastUpdate)
  return age >= 0 && age < KEPT_DAYS * DAY ? stored : null
}

export function storePreference(storage: Pick<Storage, 'setItem'>, preference: CookiePreference): void {
  storage.setItem(KEY, JSON.stringify(preference))
}

export function isPreferenceKey(key: string | null): boolean {
  return key === KEY
}

function parse(text: string | null): CookiePreference | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isPreference(value) ? value : null
  } catch {
    return null
  }
}

function isPreference(value: unknown): value is CookiePreference {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map(Object.entries(value))
  return (
    !Number.isNaN(Date.parse(String(fields.get('lastUpdate')))) &&
    fields.get('category_necessary') === true &&
    CATEGORIES.every((category) => typeof fields.get(`category_${category}`) === 'boolean')
  )
}

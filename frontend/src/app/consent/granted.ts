import type { Granted } from './Categories.tsx'
import type { CookiePreference } from './preference.ts'

/** What stands in the boxes: the answer, or before there is one nothing. */
export function readGranted(preference: CookiePreference | null): Granted {
  return {
    functional: preference?.category_functional === true,
    analytics: preference?.category_analytics === true,
    ads: preference?.category_ads === true,
  }
}

import type { CountryView } from '@kredka/contracts/places/endpoints'
import { zoneOffset } from '../i18n/zone-offset.ts'

/** What a person reads: `Knox, Indiana (UTC−6)`, from `America/Indiana/Knox` and the offset at the instant (ms). */
export function zoneLabel(zone: string, now: number): string {
  const [, ...places] = zone.split('/')
  const name = (places.length === 0 ? [zone] : places).toReversed().join(', ').replaceAll('_', ' ')
  return `${name} (${zoneOffset(zone, now)})`
}

/** The zone that this browser's clock is in. */
export function browserZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

interface Place {
  readonly country: string
  readonly timezone: string
}

/**
 * Where a zone lies, by the list's own name for it: browsers know some zones by an older one (`Europe/Kiev`,
 * `Asia/Calcutta`). Null for zones of no country, such as UTC.
 */
export function placeOfZone(countries: readonly CountryView[], zone: string): Place | null {
  const wanted = canonical(zone)
  for (const { country_code, timezones } of countries) {
    const timezone = timezones.find((one) => one === zone || canonical(one) === wanted)
    if (timezone !== undefined) return { country: country_code, timezone }
  }
  return null
}

function canonical(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return zone
  }
}

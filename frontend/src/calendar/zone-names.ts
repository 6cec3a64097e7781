import { zoneOffset } from '../i18n/zone-offset.ts'

/** What people call a zone's time at an instant: `czas środkowoeuropejski (UTC+1)`. */
export function zoneName(zone: string, at: number, language: string): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(at)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
  const offset = zoneOffset(zone, at)
  return name.startsWith('GMT') ? offset : `${name} (${offset})`
}

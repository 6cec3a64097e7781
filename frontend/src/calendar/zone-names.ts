/** What people call a zone's time at an instant: `czas środkowoeuropejski (UTC+1)`. */
export function zoneName(zone: string, at: number, language: string): string {
  const offset = named(zone, at, 'en', 'shortOffset').replace('GMT', 'UTC').replace('-', '−').replace(/\+0$/, '')
  const name = named(zone, at, language, 'longGeneric')
  return name.startsWith('GMT') ? offset : `${name} (${offset})`
}

function named(zone: string, at: number, language: string, timeZoneName: 'longGeneric' | 'shortOffset'): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

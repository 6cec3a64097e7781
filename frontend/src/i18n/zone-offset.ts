/** How far a zone's clocks are from UTC at an instant (ms), as people read it: `UTC+1`, `UTC−6`, `UTC`. */
export function zoneOffset(zone: string, at: number): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(at)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  return offset.replace('GMT', 'UTC').replace('-', '−').replace(/\+0$/, '')
}

const TYPED = /^(\d{1,2})(?:[:.,\s]?(\d{2}))?$/
const DAY = 24 * 60

/** What people type for a time as `hh:mm`, rounded to `step` minutes; null where it is none. */
export function parseTime(text: string, step: number): string | null {
  const [, hours, minutes = '00'] = TYPED.exec(text.trim()) ?? []
  if (hours === undefined || Number(minutes) > 59) return null
  const total = Number(hours) * 60 + Number(minutes)
  if (total > DAY) return null
  const rounded = Math.min(DAY, Math.round(total / step) * step)
  return `${String(Math.floor(rounded / 60)).padStart(2, '0')}:${String(rounded % 60).padStart(2, '0')}`
}

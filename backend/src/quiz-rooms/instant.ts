/** Milliseconds as events and views have them. */
export function instant(time: number): string {
  return new Date(time).toISOString()
}

/** Opens in the calendar program of the device: Apple's, Outlook's, Thunderbird's. */
export function appleAddress(url: string): string {
  return url.replace(/^https?:/, 'webcal:')
}

/** Google's page on which its calendar asks whether to subscribe. */
export function googleAddress(url: string): string {
  return `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: appleAddress(url) })}`
}

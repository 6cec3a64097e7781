/** What a push message of ours says (NOT-01). */
export interface PushText {
  readonly title: string
  readonly body: string
  /** Path on the site. */
  readonly url: string
  readonly tag: string
}

/** Null for what is no message of ours. A path that leads elsewhere becomes the list of notices. */
export function pushTextOf(text: string, origin: string): PushText | null {
  const said = parse(text)
  if (said === null) return null
  const { title, body, url, tag } = said
  if (typeof title !== 'string' || title === '' || typeof body !== 'string' || typeof tag !== 'string') return null
  return { title, body, tag, url: pathOf(url, origin) }
}

/** Where a click on a notification leads, whatever lies in it. */
export function pathOf(url: unknown, origin: string): string {
  if (typeof url !== 'string' || !URL.canParse(url, origin)) return LIST
  const target = new URL(url, origin)
  return target.origin === origin ? target.pathname + target.search : LIST
}

const LIST = '/notifications'

function parse(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null
  }
}

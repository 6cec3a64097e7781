const YEAR_S = 365 * 24 * 60 * 60

/** A cookie of a choice that the server reads for the HTML it sends; null deletes it. */
export function setCookie(name: string, value: string | null): void {
  const age = value === null ? 0 : YEAR_S
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  Object.assign(document, { cookie: `${name}=${value ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax${secure}` })
}

/** What a person took out of a mail. */
export interface PastedCode {
  readonly token: string
  /** Where the whole link was pasted, the address it was sent to. */
  readonly email: string | null
}

const TOKEN = /^[A-Za-z0-9_-]{10,200}$/

/**
 * The code of a mail, or the whole link with it (ACC-01, ACC-04); null where it is neither.
 * @param name of the link's parameter: `st` signs up, `rt` resets the password
 */
export function readPastedCode(pasted: string, name: 'st' | 'rt'): PastedCode | null {
  const typed = pasted.trim()
  const query = typed.indexOf('?')
  const params = new URLSearchParams(query < 0 ? '' : typed.slice(query))
  const token = params.get(name) ?? typed
  return TOKEN.test(token) ? { token, email: params.get('em') } : null
}

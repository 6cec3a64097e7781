/** What one check says. */
export interface Finding {
  /** What was looked at, such as `disk`. */
  readonly check: string
  /** `wrong` harms people now or loses data; `warn` will, or may. */
  readonly state: 'ok' | 'warn' | 'wrong'
  readonly says: string
  /** What to do about it; null where all is well. */
  readonly todo: string | null
}

export const ok = (check: string, says: string): Finding => ({ check, state: 'ok', says, todo: null })
export const warn = (check: string, says: string, todo: string): Finding => ({ check, state: 'warn', says, todo })
export const wrong = (check: string, says: string, todo: string): Finding => ({ check, state: 'wrong', says, todo })

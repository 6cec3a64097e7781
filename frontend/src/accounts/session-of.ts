import type { LoginView, SessionView } from '@kredka/contracts/accounts/views'

/** A login's answer holds more than the session; only the session is kept. */
export function sessionOf({
  language: _language,
  token: _token,
  refresh_token: _refresh,
  ...session
}: LoginView): SessionView {
  return session
}

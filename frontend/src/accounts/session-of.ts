import type { SessionView } from '@kredka/contracts/accounts/views'

/** A login's answer holds more than the session; only the session is kept. */
export function sessionOf({ userId, userName, userEmail, userPictureUrl, isTeacher }: SessionView): SessionView {
  return { userId, userName, userEmail, userPictureUrl, isTeacher }
}

import type { Request } from '../kernel/handler.ts'
import type { Tools } from '../kernel/tools.ts'
import { accountDecider } from './account.ts'

/** The owner is told at so many wrong passwords in a row, and again each time as many more have come (ACC-10). */
const TELL_EVERY = 10

/**
 * Counts a wrong password; the account stays open to its owner. Unknown addresses are counted alike, for equal work.
 */
export async function noteFailure(
  { vault, write }: Tools,
  { email, user_id }: { readonly email: string; readonly user_id: string | null },
  request: Request,
): Promise<void> {
  const failures = await vault.loginLimits.countFailure(email)
  if (user_id === null || failures % TELL_EVERY !== 0) return
  await write.execute(accountDecider, user_id, { do: 'note_failed_logins', user_id, failures }, request.context)
}

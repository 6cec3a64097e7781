import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import type { Tools } from './tools.ts'

/**
 * Refuses a new password that guessing begins with; the page has no list of its own. Null where it is fine (ACC-07).
 */
export async function refuseCommon(
  { passwords }: Pick<Tools, 'passwords'>,
  password: string,
): Promise<Rejection | null> {
  if (!(await passwords.isCommon(password))) return null
  const code = 'PASSWORD_TOO_COMMON'
  return reject(code, { details: [{ path: 'body/password', message: 'is among the first that are guessed', code }] })
}

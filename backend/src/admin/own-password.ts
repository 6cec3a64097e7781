import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { adminId } from '../kernel/caller.ts'
import type { Request } from '../kernel/handler.ts'
import type { Tools } from '../kernel/tools.ts'
import type { AdminCredential } from '../vault/admins.ts'

/** The credential of the admin who calls, once they have typed its password: an open session is not enough. */
export async function checkOwnPassword(
  { vault, passwords }: Pick<Tools, 'vault' | 'passwords'>,
  request: Request,
  typed: string,
): Promise<AdminCredential | Rejection> {
  const admin_id = adminId(request)
  const credential = await vault.adminCredentials.find(admin_id)
  const right = await passwords.verifyOrDummy(credential?.hash ?? null, typed)
  if (!right || credential === null) return reject('WRONG_PASSWORD')
  await vault.loginLimits.clearFailures(request.ip, admin_id)
  return credential
}

import { isRejection, type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { openExport } from '@kredka/contracts/privacy/endpoints'
import { FRESH_LOGIN_MS } from '@kredka/contracts/privacy/rules'
import { accountDecider } from '../accounts/index.ts'
import { callerId } from '../kernel/caller.ts'
import { type Handler, handle, type Reply, type Request } from '../kernel/handler.ts'
import { replyDone } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { type ExportCommand, exportGrant } from './export-grant.ts'

/** A session alone is not enough to carry everything off: somebody may have found an open browser (EVT-10). */
export function privacyHandlers({ write, vault, passwords }: Tools): readonly Handler[] {
  async function isFresh(user_id: string, session_id: string | null, now: number): Promise<boolean> {
    const sessions = await vault.sessions.list(user_id)
    const own = sessions.find((session) => session.session_id === session_id)
    return own !== undefined && now - Date.parse(own.created_at) <= FRESH_LOGIN_MS
  }

  /** The log first, then the session: what was opened for one browser is shut in all others. */
  async function open(proof: ExportCommand['proof'], request: Request): Promise<Reply<null> | Rejection> {
    const user_id = callerId(request)
    const granted = await write.execute(exportGrant, user_id, { user_id, proof }, request.context)
    if (!isRejection(granted) && request.session_id !== null) await vault.sessions.prove(request.session_id)
    return replyDone(granted)
  }

  return [
    handle(openExport, async ({ password }, request) => {
      const user_id = callerId(request)
      const { context, session_id } = request
      const { state } = await write.fold(accountDecider, user_id)
      const credential_id = state.is === 'absent' ? null : state.credential_id
      if (credential_id === null) {
        if (!(await isFresh(user_id, session_id, context.now))) return reject('FRESH_LOGIN_REQUIRED')
        return open('fresh_login', request)
      }
      const credential = await vault.credentials.find(credential_id)
      if (!(await passwords.verifyOrDummy(credential?.hash ?? null, password ?? ''))) {
        const code = 'WRONG_PASSWORD'
        return reject(code, { details: [{ path: 'body/password', message: 'is not the password', code }] })
      }
      await vault.loginLimits.clearFailures(request.ip, user_id)
      return open('password', request)
    }),
  ]
}

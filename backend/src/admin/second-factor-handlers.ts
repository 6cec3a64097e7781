import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  makeRecoveryCodes,
} from '@kredka/contracts/admin/endpoints'
import { isRejection, type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { adminId } from '../kernel/caller.ts'
import { type Handler, handle, type Request } from '../kernel/handler.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import { replyDone } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { adminDecider } from './admin.ts'
import { beginOnlySession } from './only-session.ts'
import { checkOwnPassword } from './own-password.ts'
import { confirmedStep, findProof, groupCode, makeCodes } from './proof.ts'
import type { Factor, Proof } from './second-factor.ts'
import { base32, otpauthUri, SECRET_BYTES } from './totp.ts'

/** The second factor of the own account (ADM-08). Secrets go to the vault first, then the event names them. */
export function secondFactorHandlers(tools: Tools): readonly Handler[] {
  const { vault, write, ids, site } = tools
  const { secondFactors } = vault
  const factorOf = async (admin_id: string) => (await write.fold(adminDecider, admin_id)).state.factor

  /** What a code of the caller's own proves. */
  async function prove(request: Request, typed: string): Promise<{ factor: Factor; proof: Proof } | Rejection> {
    const admin_id = adminId(request)
    const factor = await factorOf(admin_id)
    if (factor === null) return reject('SECOND_FACTOR_OFF')
    const proof = await findProof(vault, { admin_id, factor, typed, now: request.context.now })
    if (proof === null) return reject('WRONG_SECOND_CODE')
    await vault.loginLimits.clearFailures(request.ip, admin_id)
    return { factor, proof }
  }

  return [
    handle(beginSecondFactor, async ({ password }, request) => {
      const credential = await checkOwnPassword(tools, request, password)
      if (isRejection(credential)) return credential
      const { admin_id, name } = credential
      if ((await factorOf(admin_id)) !== null) return reject('SECOND_FACTOR_ON')
      const secret = Buffer.from(ids.secret(SECRET_BYTES), 'hex')
      await secondFactors.begin({ factor_id: ids.entity(), admin_id }, secret)
      return { answer: { secret: base32(secret), uri: otpauthUri(secret, { issuer: site.brand, name }) } }
    }),

    handle(confirmSecondFactor, async ({ code }, request) => {
      const admin_id = adminId(request)
      const pending = await secondFactors.pending(admin_id)
      if (pending === null) return reject('SECOND_FACTOR_SETUP_OVER')
      const { factor_id, secret } = pending
      const step = confirmedStep(secret, code, request.context.now)
      if (step === null) return reject('WRONG_SECOND_CODE')
      const [codes, codes_id] = [makeCodes(ids), ids.entity()]
      await secondFactors.keep(factor_id)
      await secondFactors.putCodes(factor_id, codes_id, codes)
      const command = { do: 'turn_on', admin_id, factor_id, step, codes_id, codes: codes.length } as const
      const done = await write.execute(adminDecider, admin_id, command, request.context)
      if (isRejection(done)) return done
      // whoever came in with the password alone is out; this browser goes on with a new session
      const cookies = await beginOnlySession(tools, request, admin_id)
      return { answer: { codes: codes.map(groupCode) }, position: done.position, cookies }
    }),

    handle(makeRecoveryCodes, async ({ code }, request) => {
      const admin_id = adminId(request)
      const proven = await prove(request, code)
      if (isRejection(proven)) return proven
      const { factor, proof } = proven
      // a repeat puts its codes where the first try's stood, which nobody has seen
      const codes_id = deriveEntityId(request.context.command_id, 'recovery codes')
      const codes = makeCodes(ids)
      await secondFactors.putCodes(factor.factor_id, codes_id, codes)
      const command = { do: 'make_codes', admin_id, proof, codes_id, codes: codes.length } as const
      const done = await write.execute(adminDecider, admin_id, command, request.context)
      if (isRejection(done)) return done
      await secondFactors.removeOtherCodes(factor.factor_id, codes_id)
      return { answer: { codes: codes.map(groupCode) }, position: done.position }
    }),

    handle(endSecondFactor, async ({ password, code }, request) => {
      const credential = await checkOwnPassword(tools, request, password)
      if (isRejection(credential)) return credential
      const proven = await prove(request, code)
      if (isRejection(proven)) return proven
      const { admin_id } = credential
      const command = { do: 'turn_off', admin_id, proof: proven.proof } as const
      return replyDone(await write.execute(adminDecider, admin_id, command, request.context))
    }),
  ]
}

import { enterAdmin, leaveAdmin, passSecondStep } from '@kredka/contracts/admin/endpoints'
import { SECOND_STEP_TRIES } from '@kredka/contracts/admin/rules'
import type { AdminIdView } from '@kredka/contracts/admin/views'
import { isRejection, type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { type Handler, handle, type Reply, type Request } from '../kernel/handler.ts'
import type { Tools } from '../kernel/tools.ts'
import type { CommandContext } from '../kernel/write-side.ts'
import { adminDecider } from './admin.ts'
import { findProof, isCodeOfApp } from './proof.ts'
import type { Proof } from './second-factor.ts'
import { factorState, staffStanding } from './staff-roles.ts'

/** The back office's door (ADM-01), in two steps for whoever has a second factor (ADM-08). */
export function adminHandlers(tools: Tools): readonly Handler[] {
  const { vault, passwords, cookies, write } = tools
  return [
    handle(enterAdmin, async ({ name, password }, request) => {
      const credential = await vault.adminCredentials.byName(name)
      const right = await passwords.verifyOrDummy(credential?.hash ?? null, password)
      if (!right || credential === null) return reject('INVALID_ADMIN_LOGIN')
      const { admin_id } = credential
      const standing = await staffStanding(write, admin_id)
      if (standing === null) return reject('INVALID_ADMIN_LOGIN')
      if (!standing.has_factor) return enter(tools, admin_id, null, request)
      const half = await vault.halfLogins.begin(admin_id)
      return { answer: null, cookies: cookies.issueHalf(half.token, half.max_age_s) }
    }),

    handle(passSecondStep, ({ code }, request) => passCode(tools, code, request)),

    handle(leaveAdmin, async (_, request) => {
      const token = request.cookie(cookies.admin)
      const session = token === undefined ? null : await vault.adminSessions.find(token)
      if (token === undefined || session === null) return { answer: null, cookies: cookies.clearAdmin() }
      await vault.adminSessions.end(token)
      const { admin_id } = session
      const left = await write.execute(adminDecider, admin_id, { do: 'leave', admin_id }, contextOf(request, admin_id))
      return { answer: null, position: isRejection(left) ? null : left.position, cookies: cookies.clearAdmin() }
    }),
  ]
}

/** Each try is counted before it is judged: of the account by a code of the app, and of this log-in by any. */
async function passCode(tools: Tools, typed: string, request: Request): Promise<Reply<AdminIdView> | Rejection> {
  const { vault, cookies, write } = tools
  const token = request.cookie(cookies.half)
  const admin_id = token === undefined ? null : await vault.halfLogins.find(token)
  if (token === undefined || admin_id === null) return reject('SECOND_STEP_OVER')
  const seconds = isCodeOfApp(typed) ? await vault.loginLimits.countCode(admin_id) : 0
  if (seconds > 0) return reject('TOO_MANY_REQUESTS', { params: { seconds } })
  const tried = await vault.halfLogins.countTry(token)
  if (tried === null) return reject('SECOND_STEP_OVER')
  const { factor } = (await write.fold(adminDecider, admin_id)).state
  if (factor === null) return reject('SECOND_STEP_OVER')
  const proof = await findProof(vault, { admin_id, factor, typed, now: request.context.now })
  const entered = proof === null ? reject('WRONG_SECOND_CODE') : await enter(tools, admin_id, proof, request)
  if (isRejection(entered)) return tried.left > 0 ? entered : giveUp(tools, { token, admin_id }, request)
  await vault.halfLogins.end(token)
  await vault.loginLimits.clearCodes(admin_id)
  return { ...entered, cookies: [...(entered.cookies ?? []), ...cookies.clearHalf()] }
}

interface Half {
  readonly token: string
  readonly admin_id: string
}

/** Somebody who knows the password and not the code: the log shows it. */
async function giveUp({ vault, write }: Tools, { token, admin_id }: Half, { context }: Request): Promise<Rejection> {
  await vault.halfLogins.end(token)
  const note = { do: 'note_failed_step', admin_id, tries: SECOND_STEP_TRIES } as const
  await write.execute(adminDecider, admin_id, note, context)
  return reject('SECOND_STEP_OVER')
}

/** Begins a session: with what the password alone opens, or with the proof of the second step. */
async function enter(
  { vault, cookies, write }: Tools,
  admin_id: string,
  proof: Proof | null,
  request: Request,
): Promise<Reply<AdminIdView> | Rejection> {
  const [credential, standing] = await Promise.all([
    vault.adminCredentials.find(admin_id),
    staffStanding(write, admin_id),
  ])
  if (credential === null || standing === null) return reject('SECOND_STEP_OVER')
  const command = { do: 'enter', admin_id, proof } as const
  const entered = await write.execute(adminDecider, admin_id, command, contextOf(request, admin_id))
  if (isRejection(entered)) return entered
  const session = await vault.adminSessions.begin({ admin_id, user_agent: request.user_agent })
  await vault.loginLimits.trustAddress(request.ip, credential.name)
  return {
    answer: { id: admin_id, name: credential.name, role: standing.role, second_factor: factorState(standing) },
    position: entered.position,
    cookies: cookies.issueAdmin(session.token, session.max_age_s),
  }
}

function contextOf({ context }: Request, admin_id: string): CommandContext {
  return { ...context, actor: { kind: 'admin', id: admin_id } }
}

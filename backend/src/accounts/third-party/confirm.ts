import type { Provider } from '@kredka/contracts/accounts/rules'
import type { LoginView } from '@kredka/contracts/accounts/views'
import { isRejection, type Rejection, reject } from '@kredka/contracts/kernel/errors'
import type { Position } from '@kredka/contracts/kernel/ports'
import { GENERAL_TERMS_VERSION } from '@kredka/contracts/legal/versions'
import type { Reply, Request } from '../../kernel/handler.ts'
import { stepContext } from '../../kernel/step-context.ts'
import type { Tools } from '../../kernel/tools.ts'
import type { CommandContext } from '../../kernel/write-side.ts'
import { createCheckingPasswords } from '../check-password.ts'
import { emailDecider } from '../email.ts'
import { logInAs } from '../login.ts'
import { type Creation, creationOf } from './creation.ts'
import { identityDecider } from './identity.ts'

interface Input {
  readonly token: string
  readonly email: string
  readonly password?: string
  readonly terms_version?: string
  readonly fetch_token?: '1'
}
type Confirmed = { readonly user_id: string; readonly position: Position | null } | Rejection

/**
 * What the creation token of a third party leads to: an account of one's own, or a link with the one there is (ACC-05).
 */
export function createConfirming(tools: Tools) {
  const { write, vault } = tools
  const check = createCheckingPasswords(tools)

  const claimIdentity = (
    { identity_key, provider }: Creation,
    user_id: string,
    proof: 'email' | 'password' | 'none',
    context: CommandContext,
  ) =>
    write.execute(
      identityDecider,
      identity_key,
      { do: 'claim', claim: { identity_key, provider, user_id, proof } },
      context,
    )

  /** Both names can refuse: the identity goes first, since it can be given back and names nobody. */
  async function create(user_id: string, creation: Creation, request: Request): Promise<Confirmed> {
    const { identity_key, provider, email, email_verified, name } = creation
    const proof = email_verified ? 'email' : 'none'
    const taken = await claimIdentity(creation, user_id, proof, stepContext(request.context, 'claim identity'))
    if (isRejection(taken)) return taken
    const email_key = vault.emailKey(email)
    const claim = {
      user_id,
      email_key,
      email,
      name,
      provider,
      credential_id: null,
      language: request.language,
      terms_version: GENERAL_TERMS_VERSION,
      identity: { identity_key, proof },
    } as const
    const claimed = await write.execute(emailDecider, email_key, { do: 'claim', claim }, request.context)
    if (!isRejection(claimed)) return { user_id, position: claimed.position }
    const back = stepContext(request.context, 'give back')
    await write.execute(identityDecider, identity_key, { do: 'release', identity_key, user_id }, back)
    return claimed
  }

  async function join(creation: Creation, password: string, request: Request): Promise<Confirmed> {
    const user_id = await check(creation.email, password, request)
    if (isRejection(user_id)) return user_id
    const claimed = await claimIdentity(creation, user_id, 'password', request.context)
    return isRejection(claimed) ? claimed : { user_id, position: claimed.position }
  }

  return async (provider: Provider, input: Input, request: Request): Promise<Reply<LoginView> | Rejection> => {
    const { command_id } = request.context
    if ((input.terms_version ?? GENERAL_TERMS_VERSION) !== GENERAL_TERMS_VERSION) return reject('TERMS_OUTDATED')
    const { tokens } = vault
    const purpose = 'create_google_account'
    const bound = (await tokens.peek(purpose, input.token)) ?? (await tokens.spend(purpose, input.token, command_id))
    const creation = bound === null ? null : creationOf(bound.data)
    if (bound === null || creation === null) return reject('REQUEST_EXPIRED')
    if (creation.provider !== provider || bound.email_key !== vault.emailKey(input.email))
      return reject('REQUEST_EXPIRED')
    const confirmed =
      creation.needs === 'terms'
        ? await create(bound.subject_id, creation, request)
        : await join(creation, input.password ?? '', request)
    if (isRejection(confirmed)) return confirmed
    // all that the token allows has happened: spending it last means a lost answer loses nothing
    await tokens.spend(purpose, input.token, command_id)
    await vault.loginLimits.trustAddress(request.ip, input.email)
    const login = await logInAs(tools, confirmed.user_id, request, input.fetch_token === '1')
    return login === null ? reject('REQUEST_EXPIRED') : { ...login, position: confirmed.position }
  }
}

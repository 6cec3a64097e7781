import { CREATION_TOKEN_MS, type Provider } from '@kredka/contracts/accounts/rules'
import type { ThirdPartyView } from '@kredka/contracts/accounts/views'
import { isRejection, type Rejection, reject } from '@kredka/contracts/kernel/errors'
import type { Reply, Request } from '../../kernel/handler.ts'
import { deriveEntityId } from '../../kernel/ids.ts'
import type { Tools } from '../../kernel/tools.ts'
import { accountDecider } from '../account.ts'
import { emailDecider } from '../email.ts'
import { logInAs } from '../login.ts'
import { type Creation, dataOf } from './creation.ts'
import type { IdTokens, ThirdPartyPerson } from './id-tokens.ts'
import { identityDecider } from './identity.ts'
import type { Nonces } from './nonces.ts'

/** Until they say otherwise in their profile. */
const NAMELESS: Readonly<Record<Request['language'], string>> = { pl: 'Nowa osoba', en: 'New person' }

interface Input {
  readonly token: string
  readonly fetch_token?: '1'
}
type Verified = Reply<ThirdPartyView> | Rejection

/** A person whom the third party names, with the address that it told. */
interface Known extends ThirdPartyPerson {
  readonly provider: Provider
  readonly email: string
  readonly identity_key: string
}

/**
 * ACC-05: a known person gets a session, a new one a creation token. An account that has the address already is joined
 * at once where the third party vouches for it; else its password is asked first.
 */
export function createVerifying(tools: Tools, idTokens: IdTokens, nonces: Nonces) {
  const { write, vault } = tools
  const accountOf = async (user_id: string) => (await write.fold(accountDecider, user_id)).state

  async function session(user_id: string, person: Known, input: Input, request: Request): Promise<Verified> {
    const login = await logInAs(tools, user_id, request, input.fetch_token === '1')
    if (login === null) return reject('THIRD_PARTY_REFUSED')
    const { userId: id, userName: name, userEmail: email, token, refresh_token } = login.answer
    await vault.loginLimits.trustAddress(request.ip, email)
    return {
      ...login,
      answer: {
        needs: 'nothing',
        creation_token: null,
        id,
        email,
        name,
        picture_url: person.picture_url,
        ...(token === undefined ? {} : { token }),
        ...(refresh_token === undefined ? {} : { refresh_token }),
      },
    }
  }

  /** What is left to do before there is a session, and the token to do it with. */
  async function startWaiting(needs: Creation['needs'], user_id: string, person: Known): Promise<Verified> {
    const { provider, identity_key, email, email_verified, name, picture_url } = person
    const creation_token = await vault.tokens.mint({
      purpose: 'create_google_account',
      subject_id: user_id,
      email_key: vault.emailKey(email),
      data: dataOf({ provider, identity_key, email, email_verified, name, needs }),
      ttl_ms: CREATION_TOKEN_MS,
    })
    return { answer: { needs, creation_token, id: null, email, name, picture_url } }
  }

  async function join(user_id: string, person: Known, input: Input, request: Request): Promise<Verified> {
    const { provider, identity_key } = person
    const claim = { identity_key, provider, user_id, proof: 'email' } as const
    const claimed = await write.execute(identityDecider, identity_key, { do: 'claim', claim }, request.context)
    if (isRejection(claimed)) return claimed
    // links made before anybody vouched for the address are gone by now, and with them the sessions of whoever came by
    // them: a policy's work
    const reply = await session(user_id, person, input, request)
    return isRejection(reply) ? reply : { ...reply, position: claimed.position }
  }

  async function verifyByEmail(person: Known, input: Input, request: Request): Promise<Verified> {
    const { state: claim } = await write.fold(emailDecider, vault.emailKey(person.email))
    if (claim.user_id === null) {
      return startWaiting('terms', deriveEntityId(request.context.command_id, 'third party'), person)
    }
    if (!person.email_verified) return startWaiting('password', claim.user_id, person)
    const { is } = await accountOf(claim.user_id)
    if (is === 'blocked') return reject('ACCOUNT_BLOCKED')
    return is === 'open' ? join(claim.user_id, person, input, request) : reject('THIRD_PARTY_REFUSED')
  }

  async function verifyByIdentity(person: ThirdPartyPerson, provider: Provider, input: Input, request: Request) {
    const identity_key = vault.identityKey(provider, person.subject)
    const { user_id } = (await write.fold(identityDecider, identity_key)).state
    const is = user_id === null ? 'absent' : (await accountOf(user_id)).is
    if (is === 'blocked') return reject('ACCOUNT_BLOCKED')
    if (is !== 'open' && is !== 'absent') return reject('THIRD_PARTY_REFUSED')
    if (is === 'open' && user_id !== null) {
      return session(user_id, { ...person, provider, identity_key, email: person.email ?? '' }, input, request)
    }
    if (person.email === null) return reject('THIRD_PARTY_WITHOUT_EMAIL')
    const known = { ...person, provider, identity_key, email: person.email }
    // claimed, but cut off before there was an account: the same person goes on with it
    return user_id === null ? verifyByEmail(known, input, request) : startWaiting('terms', user_id, known)
  }

  return async (provider: Provider, input: Input, request: Request): Promise<Verified> => {
    const person = await idTokens.read(provider, input.token)
    if (person === null) return reject('NOT_FOUND')
    if (person === 'expired') return reject('REQUEST_EXPIRED')
    if (person === 'refused') return reject('THIRD_PARTY_REFUSED')
    if (!(await nonces.spend(provider, person.nonce, request))) return reject('THIRD_PARTY_REFUSED')
    const named = { ...person, name: person.name === '' ? NAMELESS[request.language] : person.name }
    const reply = await verifyByIdentity(named, provider, input, request)
    return isRejection(reply) ? reply : { ...reply, cookies: [...(reply.cookies ?? []), ...nonces.clear()] }
  }
}

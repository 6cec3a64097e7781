import {
  beginThirdParty,
  confirmFacebookAccount,
  confirmGoogleAccount,
  listLinkedThirdParties,
  listProviders,
  unlinkThirdParty,
  verifyFacebookToken,
  verifyGoogleToken,
} from '@kredka/contracts/accounts/endpoints'
import { PROVIDERS } from '@kredka/contracts/accounts/rules'
import { reject } from '@kredka/contracts/kernel/errors'
import { answer, type QueryHandler } from '@kredka/projections/kernel/query'
import { callerId } from '../../kernel/caller.ts'
import { type Handler, handle } from '../../kernel/handler.ts'
import { replyDone } from '../../kernel/reply.ts'
import type { Tools } from '../../kernel/tools.ts'
import { accountDecider } from '../account.ts'
import { createConfirming } from './confirm.ts'
import { createIdTokens } from './id-tokens.ts'
import { createNonces } from './nonces.ts'
import { authorizeUrl, type Providers } from './providers.ts'
import { createVerifying } from './verify.ts'

/** The page of ours that a third party sends people back to. */
const RETURN_PATH = '/third-party'

/** Logging in and signing up with the word of a third party (ACC-05). */
export function thirdPartyHandlers(tools: Tools, providers: Providers): readonly Handler[] {
  const { site, write } = tools
  const nonces = createNonces(tools)
  const verify = createVerifying(tools, createIdTokens(providers, tools.clock, tools.log), nonces)
  const confirm = createConfirming(tools)

  return [
    handle(beginThirdParty, async ({ provider }, request) => {
      const settings = providers[provider]
      if (settings === undefined) return reject('NOT_FOUND')
      const { nonce, cookies } = await nonces.issue(provider)
      const redirect_uri = `${site.public_url}${RETURN_PATH}`
      const authorize_url = authorizeUrl(settings, { redirect_uri, nonce, language: request.language })
      return { answer: { authorize_url }, cookies }
    }),
    handle(unlinkThirdParty, async ({ provider }, request) => {
      const user_id = callerId(request)
      const command = { do: 'unlink_provider', user_id, provider } as const
      return replyDone(await write.execute(accountDecider, user_id, command, request.context))
    }),
    handle(verifyGoogleToken, (input, request) => verify('google', input, request)),
    handle(verifyFacebookToken, (input, request) => verify('facebook', input, request)),
    handle(confirmGoogleAccount, (input, request) => confirm('google', input, request)),
    handle(confirmFacebookAccount, (input, request) => confirm('facebook', input, request)),
  ]
}

/** Tells the pages which buttons to show. */
export function providersQueryHandler(providers: Providers): QueryHandler {
  return answer(listProviders, [], async () =>
    PROVIDERS.filter((provider) => providers[provider] !== undefined).map((provider) => ({ provider })),
  )
}

/** What the account's own stream says: there is no read model to wait for. */
export function linkedQueryHandler({ write }: Pick<Tools, 'write'>): QueryHandler {
  return answer(listLinkedThirdParties, [], async ({ viewer }) => {
    if (viewer.kind !== 'user') return []
    const { state } = await write.fold(accountDecider, viewer.id)
    const linked = state.is === 'absent' ? [] : state.identities.map(({ provider }) => provider)
    return PROVIDERS.filter((provider) => linked.includes(provider)).map((provider) => ({ provider }))
  })
}

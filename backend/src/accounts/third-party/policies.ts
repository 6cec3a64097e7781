import { unlinkThirdParty } from '@kredka/contracts/accounts/endpoints'
import { accountEvents as e } from '@kredka/contracts/accounts/events'
import type { Rejection } from '@kredka/contracts/kernel/errors'
import { type Policy, type Reaction, rejectionOf, when } from '../../kernel/policy.ts'
import type { Tools } from '../../kernel/tools.ts'
import { accountDecider } from '../account.ts'
import { identityDecider } from './identity.ts'

/**
 * Account and identity agree: the identity, which can refuse, is claimed first; the account follows, and lets it go
 * (ACC-05).
 */
export function identityPolicies({ write, vault }: Pick<Tools, 'write' | 'vault'>): readonly Policy[] {
  async function release(identity_key: string, user_id: string, reaction: Reaction): Promise<void | Rejection> {
    const context = reaction.context('accounts.release_identity', identity_key)
    const command = { do: 'release', identity_key, user_id } as const
    const outcome = await reaction.write.execute(identityDecider, identity_key, command, context)
    return rejectionOf(outcome)
  }

  const link: Policy = {
    name: 'accounts.link-identity',
    inline: true,
    on: when(e.IdentityClaimed, async ({ data }, reaction) => {
      const { user_id, ...identity } = data
      const command = { do: 'link_identity', user_id, identity } as const
      const context = reaction.context('accounts.link_identity')
      // refused where the account is only about to be made: it is then registered with the link
      const outcome = await reaction.write.execute(accountDecider, user_id, command, context)
      return rejectionOf(outcome)
    }),
  }

  const letGo: Policy = {
    name: 'accounts.release-identity',
    inline: true,
    on: {
      ...when(e.IdentityUnlinked, ({ data }, reaction) => release(data.identity_key, data.user_id, reaction)),
      ...when(e.PersonForgotten, async ({ data }, reaction) => {
        const { state } = await write.fold(accountDecider, data.subject_id)
        const identities = state.is === 'absent' ? [] : state.identities
        for (const { identity_key } of identities) await release(identity_key, data.subject_id, reaction)
      }),
    },
  }

  /** Whoever came by a link that nobody vouched for is out: once the link is gone, so are the sessions from before. */
  const endDoubtful: Policy = {
    name: 'accounts.end-doubtful-sessions',
    inline: true,
    on: when(e.IdentityUnlinked, async ({ data, metadata }) => {
      // the person's own decision puts nobody out
      if (metadata.command === unlinkThirdParty.name) return
      await vault.sessions.endEarlierOf(data.user_id, metadata.occurred_at)
    }),
  }

  return [link, letGo, endDoubtful]
}

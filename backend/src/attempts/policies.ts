import { accountEvents } from '@kredka/contracts/accounts/events'
import { attemptEvents, visitorEvents } from '@kredka/contracts/attempts/events'
import { VISITOR_KEPT_MS } from '@kredka/contracts/attempts/rules'
import { playedBefore } from '../accounts/index.ts'
import { type Alarm, type Policy, type Reaction, rejectionOf, when } from '../kernel/policy.ts'
import type { Tools } from '../kernel/tools.ts'
import { attemptDecider } from './attempt.ts'
import { userVisitorsDecider, visitorDecider } from './visitor.ts'

/** What visitors play can become theirs with an account, and goes with it (QUI-05, EVT-10). */
export function visitorPolicies(tools: Pick<Tools, 'vault'>): readonly Policy[] {
  const note: Policy = {
    name: 'attempts.note-visitor',
    inline: true,
    on: when(attemptEvents.AttemptCreated, async ({ data: { player_kind, player_id, attempt_id } }, reaction) => {
      if (player_kind !== 'visitor') return undefined
      const command = { do: 'play', visitor_id: player_id, attempt_id } as const
      const context = reaction.context('attempts.note_visitor')
      return rejectionOf(await reaction.write.execute(visitorDecider, player_id, command, context))
    }),
  }

  /** Whoever confirms the account may do so in another browser than the one that asked for it. */
  const claimAtSignup: Policy = {
    name: 'attempts.claim-at-signup',
    inline: true,
    on: when(accountEvents.AccountRegistered, async ({ data: { user_id } }, { write, context }) => {
      const { visitor_id } = await playedBefore(write, user_id)
      if (visitor_id === null) return
      // refused where the visitor became somebody else since: there is nothing to take over then
      const command = { do: 'claim', visitor_id, user_id } as const
      await write.execute(visitorDecider, visitor_id, command, context('attempts.claim_at_signup'))
    }),
  }

  /** First the link: whoever goes in between takes along what was theirs. */
  const claim: Policy = {
    name: 'attempts.claim-visitor',
    inline: true,
    on: when(visitorEvents.VisitorClaimed, async ({ data }, { write, context }) => {
      const { visitor_id, user_id, attempt_ids } = data
      await write.execute(userVisitorsDecider, user_id, { user_id, visitor_id }, context('attempts.link_visitor'))
      for (const attempt_id of attempt_ids) {
        const command = { do: 'claim', attempt_id, visitor_id, player_id: user_id } as const
        await write.execute(attemptDecider, attempt_id, command, context('attempts.claim_one', attempt_id))
      }
    }),
  }

  const forgetWithAccount: Policy = {
    name: 'attempts.forget-with-account',
    inline: false,
    on: when(accountEvents.PersonForgotten, async ({ data }, reaction) => {
      const { state: visitors } = await reaction.write.fold(userVisitorsDecider, data.subject_id)
      for (const visitor_id of visitors) await forgetVisitor(tools, visitor_id, reaction)
    }),
  }

  return [note, claimAtSignup, claim, forgetWithAccount]
}

/** Whoever never made an account is forgotten once their cookie is over. */
export function visitorAlarm(tools: Pick<Tools, 'vault'>): Alarm {
  return {
    name: 'attempts.forget-visitor',
    set: {
      [visitorEvents.VisitorPlayed.name]: ({ data, metadata }) => ({
        key: String(data['visitor_id']),
        due_at: new Date(Date.parse(metadata.occurred_at) + VISITOR_KEPT_MS).toISOString(),
      }),
      [visitorEvents.VisitorClaimed.name]: ({ data }) => ({ key: String(data['visitor_id']), off: true }),
    },
    fire: async ({ key: visitor_id }, reaction) => {
      const { state } = await reaction.write.fold(visitorDecider, visitor_id)
      if (state.user_id === null) await forgetVisitor(tools, visitor_id, reaction)
    },
  }
}

/** The key goes before the event that says so, as with everybody. */
async function forgetVisitor({ vault }: Pick<Tools, 'vault'>, visitor_id: string, { write, context }: Reaction) {
  await vault.forgetPerson(visitor_id)
  const command = { do: 'forget', visitor_id } as const
  await write.execute(visitorDecider, visitor_id, command, context('attempts.forget_visitor', visitor_id))
}

import { reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import { settingsEvents as e, type SettingsEvent } from '@kredka/contracts/settings/events'
import { type BetaAction, type BetaState, nextBetaState } from '@kredka/contracts/settings/features'
import type { Decider } from '../kernel/decider.ts'

type Event = Extract<SettingsEvent, { type: `Beta${string}` }>

/** Stream `beta-{user_id}` (ACC-11): the state of each feature that was ever asked for or given. */
export type BetaFeatures = Readonly<Record<string, BetaState>>

interface About {
  readonly user_id: string
  readonly feature: string
}
export type BetaCommand =
  | (About & { readonly do: 'request' | 'give_up' })
  | (About & { readonly do: 'grant'; readonly admin_id: string })
  | (About & { readonly do: 'refuse' | 'revoke'; readonly admin_id: string; readonly reason: string })

const ACTIONS = {
  BetaFeatureRequested: 'request',
  BetaFeatureGivenUp: 'give_up',
  BetaFeatureGranted: 'grant',
  BetaFeatureRefused: 'refuse',
  BetaFeatureRevoked: 'revoke',
} as const satisfies Record<Event['type'], BetaAction>

export const betaDecider: Decider<BetaFeatures, BetaCommand, Event> = {
  category: 'beta',
  initial: {},
  evolve(state, event) {
    const { feature } = event.data
    const next = nextBetaState(state[feature] ?? 'none', ACTIONS[event.type])
    return next === null ? state : { ...state, [feature]: next }
  },
  decide(state, command) {
    const { user_id, feature } = command
    if (nextBetaState(state[feature] ?? 'none', command.do) === null) return reject('BETA_FEATURE_STATE')
    switch (command.do) {
      case 'request':
        return [make(e.BetaFeatureRequested, { user_id, feature })]
      case 'give_up':
        return [make(e.BetaFeatureGivenUp, { user_id, feature })]
      case 'grant':
        return [make(e.BetaFeatureGranted, { user_id, feature, admin_id: command.admin_id })]
      case 'refuse':
        return [make(e.BetaFeatureRefused, { user_id, feature, admin_id: command.admin_id, reason: command.reason })]
      case 'revoke':
        return [make(e.BetaFeatureRevoked, { user_id, feature, admin_id: command.admin_id, reason: command.reason })]
    }
  },
}

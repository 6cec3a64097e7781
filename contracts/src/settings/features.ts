import { createPrng } from '../kernel/prng.ts'

/**
 * Features that are tried out with those who ask for them (ACC-11). An id is never given twice; a feature that has
 * become everybody's leaves the list, and events that name it stay readable.
 */
export const BETA_FEATURES = ['compact_search'] as const
export type BetaFeature = (typeof BETA_FEATURES)[number]

/**
 * From what a person or the back office does to the state that follows; what is not named here is refused.
 * `none` is also where a feature is given up.
 */
export const BETA_GRAPH = {
  none: { request: 'requested', grant: 'granted' },
  requested: { give_up: 'none', grant: 'granted', refuse: 'refused' },
  granted: { give_up: 'none', revoke: 'refused' },
  refused: { request: 'requested', grant: 'granted' },
} as const
export const BETA_STATES = ['none', 'requested', 'granted', 'refused'] as const
export type BetaState = (typeof BETA_STATES)[number]
export type BetaAction = 'request' | 'give_up' | 'grant' | 'refuse' | 'revoke'

/** The state that an action leads to, null where it cannot be done. */
export function nextBetaState(state: BetaState, action: BetaAction): BetaState | null {
  const ways: Partial<Record<BetaAction, BetaState>> = BETA_GRAPH[state]
  return ways[action] ?? null
}

/**
 * For whom a feature is on: for nobody, whoever was given it; for those whom staff gave it; or for these and a share of
 * everybody.
 */
export const ROLLOUT_MODES = ['off', 'people', 'share'] as const
export type RolloutMode = (typeof ROLLOUT_MODES)[number]

export interface Rollout {
  readonly mode: RolloutMode
  /** Hundredths of all people, from 1; 0 where it is for no share of them. */
  readonly share: number
  /** First day of the share in Europe/Warsaw; null for from now on. */
  readonly from: string | null
  /** Its last day; null for no end. */
  readonly until: string | null
}

export const NO_ROLLOUT: Rollout = { mode: 'people', share: 0, from: null, until: null }

interface Tester {
  readonly user_id: string
  readonly state: BetaState
}

/**
 * Whether somebody has a feature on a day of Europe/Warsaw. Who was refused it does not get it by lot; whoever has it
 * at a smaller share has it at a larger one.
 */
export function hasFeature(feature: string, rollout: Rollout, { user_id, state }: Tester, day: string): boolean {
  const { mode, share, from, until } = rollout
  if (mode === 'off') return false
  if (state === 'granted') return true
  if (mode !== 'share' || state === 'refused') return false
  return (from ?? day) <= day && day <= (until ?? day) && lotOf(feature, user_id) < share
}

/** In which hundredth of all people somebody is: always the same for one feature, and another for the next. */
function lotOf(feature: string, user_id: string): number {
  return createPrng(`${feature} ${user_id}`).below(100)
}

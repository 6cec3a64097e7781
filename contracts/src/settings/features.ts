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

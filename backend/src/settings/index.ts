import { settingsContract } from '@kredka/contracts/settings/contract'
import { settingsProjection } from '@kredka/projections/settings/projection'
import { settingsQueryHandlers } from '@kredka/projections/settings/queries'
import type { Module } from '../kernel/module.ts'
import { streamState } from '../kernel/stream-state.ts'
import { betaDecider } from './beta.ts'
import { settingsHandlers } from './handlers.ts'
import { settingsHints } from './hints.ts'
import { preferencesDecider } from './preferences.ts'
import { rolloutDecider } from './rollout.ts'
import { teachingDecider } from './teaching.ts'

export {
  type TeachingFacts,
  teachingFacts,
  teachingPrivateFacts,
  timeZoneOf,
} from './facts.ts'

/** What people choose for themselves: region, teaching, features to try out (PRO-02, ACC-11). */
export const settings: Module = {
  ...settingsContract,
  states: [
    streamState(betaDecider),
    streamState(preferencesDecider),
    streamState(rolloutDecider),
    streamState(teachingDecider),
  ],
  hints: settingsHints,
  projections: [settingsProjection],
  handlers: settingsHandlers,
  queryHandlers: () => settingsQueryHandlers,
}

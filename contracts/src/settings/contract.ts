import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import {
  BankAccountChanged,
  BetaFeatureGivenUp,
  BetaFeatureGranted,
  BetaFeatureRefused,
  BetaFeatureRequested,
  BetaFeatureRevoked,
  BookingRulesChanged,
  ColoursChosen,
  FeatureRolledOut,
  LessonPlacesChanged,
  RegionChosen,
  settingsEvents,
} from './events.ts'
import { settingsLifeCycles } from './life-cycles.ts'
import * as views from './views.ts'

export const settingsContract = defineContract({
  name: 'settings',
  title: 'Settings',
  about: 'Where and how a person learns and teaches.',
  endpoints: Object.values(endpoints),
  events: settingsEvents,
  streams: [
    stream('preferences', 'user_id', 'Country, time zone, currency and colours of a person.', [
      RegionChosen,
      ColoursChosen,
    ]),
    stream('teaching', 'user_id', 'When and where a teacher’s lessons can be booked, and where earnings go.', [
      BookingRulesChanged,
      LessonPlacesChanged,
      BankAccountChanged,
    ]),
    stream('beta', 'user_id', 'Features that a person tries before others.', [
      BetaFeatureRequested,
      BetaFeatureGivenUp,
      BetaFeatureGranted,
      BetaFeatureRefused,
      BetaFeatureRevoked,
    ]),
    stream('feature', 'feature', 'For whom a feature on trial is on.', [FeatureRolledOut]),
  ],
  lifeCycles: settingsLifeCycles,
  views,
})

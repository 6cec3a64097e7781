import { settingsEvents as e } from '@kredka/contracts/settings/events'
import { type Hints, hints } from '../kernel/hints.ts'

/** The person's own settings in all their tabs; what staff decide of beta features is of concern to both. */
export const settingsHints: Hints = {
  ...hints(
    [e.RegionChosen, e.ColoursChosen, e.BookingRulesChanged, e.LessonPlacesChanged, e.BankAccountChanged],
    ({ data }) => [{ to: { person: data.user_id }, entity: 'settings' }],
  ),
  ...hints(
    [e.BetaFeatureRequested, e.BetaFeatureGivenUp, e.BetaFeatureGranted, e.BetaFeatureRefused, e.BetaFeatureRevoked],
    ({ data }) => [
      { to: { person: data.user_id }, entity: 'beta_feature' },
      { to: 'admins', entity: 'beta_feature', id: data.user_id },
    ],
  ),
  ...hints([e.FeatureRolledOut], () => [
    { to: 'everyone', entity: 'beta_feature' },
    { to: 'admins', entity: 'beta_feature' },
  ]),
}

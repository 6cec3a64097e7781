import { type EventsOf, event } from '../kernel/events.ts'
import { Currency, DateOnly, Id, Nullable, Obj, OneOf, Personal, Text, Type } from '../kernel/schema.ts'
import { PALETTES, SCHEMES } from '../kernel/wire.ts'
import { PLACES, REASON_MAX } from '../offers/rules.ts'
import { ROLLOUT_MODES } from './features.ts'
import { BUFFER_MAX, CANCELLATION_MAX, HOLDER_MAX, LEAD_TIME_MAX, MEETING_LINK_MAX, ONLINE_TOOLS } from './rules.ts'

/** Stream `preferences-{user_id}`. Where the person lives, as far as clocks and money are concerned (PRO-02). */
export const RegionChosen = event(
  'RegionChosen',
  Obj({
    user_id: Id,
    currency: Currency,
    /** ISO 3166-1 alpha-2. */
    country: Type.String({ pattern: '^[A-Z]{2}$' }),
    /** IANA name, one of the country's. */
    timezone: Text(60),
  }),
)

/** Stream `preferences-{user_id}`. How the pages are drawn for the person, on every device (THM-01). */
export const ColoursChosen = event(
  'ColoursChosen',
  Obj({ user_id: Id, palette: OneOf(PALETTES), colour_scheme: OneOf(SCHEMES) }),
)

/** Stream `teaching-{user_id}`. When lessons can be booked and cancelled (PRO-02). */
export const BookingRulesChanged = event(
  'BookingRulesChanged',
  Obj({
    user_id: Id,
    lead_time_hours: Type.Integer({ minimum: 0, maximum: LEAD_TIME_MAX }),
    not_today: Type.Boolean(),
    buffer_minutes: Type.Integer({ minimum: 0, maximum: BUFFER_MAX }),
    cancellation_hours: Type.Integer({ minimum: 0, maximum: CANCELLATION_MAX }),
  }),
)
/** Where lessons take place; a link leads into the teacher's own room, so it is theirs. */
export const LessonPlacesChanged = event(
  'LessonPlacesChanged',
  Obj({
    user_id: Id,
    places: Type.Array(OneOf(PLACES), { uniqueItems: true }),
    online_tool: Nullable(OneOf(ONLINE_TOOLS)),
    meeting_links: Personal(
      Obj({
        skype: Nullable(Text(MEETING_LINK_MAX)),
        google_meet: Nullable(Text(MEETING_LINK_MAX)),
        zoom: Nullable(Text(MEETING_LINK_MAX)),
      }),
      'user_id',
    ),
  }),
)
/** Where students pay to; both null where the teacher gives no account. */
export const BankAccountChanged = event(
  'BankAccountChanged',
  Obj({
    user_id: Id,
    account_holder: Personal(Nullable(Text(HOLDER_MAX)), 'user_id'),
    /** 26 digits. */
    bank_account: Personal(Nullable(Type.String({ pattern: '^[0-9]{26}$' })), 'user_id'),
  }),
)

const beta = { user_id: Id, feature: Text(40) }
const decided = { ...beta, admin_id: Id }

/** Stream `beta-{user_id}`. The person asks to try a feature (ACC-11). */
export const BetaFeatureRequested = event('BetaFeatureRequested', Obj(beta))
export const BetaFeatureGivenUp = event('BetaFeatureGivenUp', Obj(beta))
export const BetaFeatureGranted = event('BetaFeatureGranted', Obj(decided))
export const BetaFeatureRefused = event('BetaFeatureRefused', Obj({ ...decided, reason: Text(REASON_MAX) }))
export const BetaFeatureRevoked = event('BetaFeatureRevoked', Obj({ ...decided, reason: Text(REASON_MAX) }))

/** Stream `feature-{feature}`. For whom it is on from now on (ADM-02). */
export const FeatureRolledOut = event(
  'FeatureRolledOut',
  Obj({
    feature: Text(40),
    mode: OneOf(ROLLOUT_MODES),
    share: Type.Integer({ minimum: 0, maximum: 100 }),
    from: Nullable(DateOnly),
    until: Nullable(DateOnly),
    admin_id: Id,
    reason: Text(REASON_MAX),
  }),
)

export const settingsEvents = {
  RegionChosen,
  ColoursChosen,
  BookingRulesChanged,
  LessonPlacesChanged,
  BankAccountChanged,
  BetaFeatureRequested,
  BetaFeatureGivenUp,
  BetaFeatureGranted,
  BetaFeatureRefused,
  BetaFeatureRevoked,
  FeatureRolledOut,
}
export type SettingsEvent = EventsOf<typeof settingsEvents>

import { Currency, DateOnly, Instant, Language, Nullable, Obj, OneOf, type Static, Type } from '../kernel/schema.ts'
import { PALETTES, SCHEMES } from '../kernel/wire.ts'
import { PLACES } from '../offers/rules.ts'
import { BETA_FEATURES, BETA_STATES, ROLLOUT_MODES } from './features.ts'
import { ONLINE_TOOLS } from './rules.ts'

export const BetaFeatureView = Obj({
  feature: OneOf(BETA_FEATURES),
  state: OneOf(BETA_STATES),
  /** Why it was refused or taken back. */
  reason: Nullable(Type.String()),
  /** When the state was reached; null for `none`. */
  since: Nullable(Instant),
  /** Whether the person has it today: given, or by lot. */
  is_on: Type.Boolean(),
})
export type BetaFeatureView = Static<typeof BetaFeatureView>

/** A feature on trial, as staff see it. */
export const FeatureView = Obj({
  feature: OneOf(BETA_FEATURES),
  mode: OneOf(ROLLOUT_MODES),
  /** Hundredths of all people; 0 where it is for no share of them. */
  share: Type.Integer(),
  from: Nullable(DateOnly),
  until: Nullable(DateOnly),
  /** How often it was decided; what the next decision was made on. */
  revision: Type.Integer(),
  /** Of the last decision; null before the first. */
  since: Nullable(Instant),
  reason: Nullable(Type.String()),
  by: Nullable(Type.String()),
  /** How many people were given it, and wait for an answer. */
  granted: Type.Integer(),
  requested: Type.Integer(),
})
export type FeatureView = Static<typeof FeatureView>

/** The person's own settings. Null where nothing was chosen and the product's or the browser's own way holds. */
export const SettingsView = Obj({
  language: Language,
  currency: Currency,
  country: Nullable(Type.String()),
  timezone: Nullable(Type.String()),
  palette: Nullable(OneOf(PALETTES)),
  /** `auto` follows the device. */
  colour_scheme: Nullable(OneOf(SCHEMES)),
  /** False where only a third party vouches for the person: a first password comes by mail. */
  has_password: Type.Boolean(),
  teaching: Obj({
    state: OneOf(['none', 'active', 'suspended']),
    /** Why the back office suspended the teacher. */
    reason: Nullable(Type.String()),
    since: Nullable(Instant),
  }),
  beta_features: Type.Array(BetaFeatureView),
})
export type SettingsView = Static<typeof SettingsView>

export const MeetingLinksView = Obj({
  skype: Nullable(Type.String()),
  google_meet: Nullable(Type.String()),
  zoom: Nullable(Type.String()),
})
export type MeetingLinksView = Static<typeof MeetingLinksView>

/** A teacher's own settings; what was not chosen has its default. */
export const TeachingSettingsView = Obj({
  lead_time_hours: Type.Integer(),
  not_today: Type.Boolean(),
  /** Days; the same for everybody. */
  horizon_days: Type.Integer(),
  buffer_minutes: Type.Integer(),
  cancellation_hours: Type.Integer(),
  places: Type.Array(OneOf(PLACES)),
  online_tool: Nullable(OneOf(ONLINE_TOOLS)),
  meeting_links: MeetingLinksView,
  account_holder: Nullable(Type.String()),
  /** 26 digits. */
  bank_account: Nullable(Type.String()),
})
export type TeachingSettingsView = Static<typeof TeachingSettingsView>

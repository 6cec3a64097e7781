import { command, Done, query } from '../kernel/endpoints.ts'
import { AskedDate, Currency, Id, Nullable, Obj, OneOf, Text, Type } from '../kernel/schema.ts'
import { PALETTES, SCHEMES } from '../kernel/wire.ts'
import { PLACES, REASON_MAX } from '../offers/rules.ts'
import { BETA_FEATURES, ROLLOUT_MODES } from './features.ts'
import { BUFFER_MAX, CANCELLATION_MAX, HOLDER_MAX, LEAD_TIME_MAX, MEETING_LINK_MAX, ONLINE_TOOLS } from './rules.ts'
import { FeatureView, SettingsView, TeachingSettingsView } from './views.ts'

export const getSettings = query('settings.show', {
  path: 'GET /current-user/settings',
  access: 'user',
  about: 'What the person has chosen, and which beta features they have.',
  answer: SettingsView,
})

export const chooseRegion = command('settings.choose_region', {
  path: 'POST /current-user/settings',
  access: 'user',
  about: 'Currency, country and one of the country’s time zones.',
  body: Obj({
    currency: Currency,
    country: Type.String({ pattern: '^[A-Z]{2}$' }),
    timezone: Text(60),
  }),
  answer: Done,
  errors: ['TIME_ZONE_UNKNOWN'],
})

export const chooseColours = command('settings.choose_colours', {
  path: 'POST /current-user/settings/colours',
  access: 'user',
  about: 'Palette and colour scheme of the pages, for every device of the person.',
  body: Obj({ palette: OneOf(PALETTES), colour_scheme: OneOf(SCHEMES) }),
  answer: Done,
})

export const getTeachingSettings = query('settings.teaching', {
  path: 'GET /current-user/teaching-settings',
  access: 'teacher',
  about: 'How the teacher teaches: booking, places, online tools, bank account.',
  answer: TeachingSettingsView,
})

export const changeBookingRules = command('settings.change_booking_rules', {
  path: 'POST /current-user/teaching-settings/booking',
  access: 'teacher',
  about: 'When lessons can be booked and cancelled, and the pause after them.',
  body: Obj({
    lead_time_hours: Type.Integer({ minimum: 0, maximum: LEAD_TIME_MAX }),
    not_today: Type.Boolean(),
    buffer_minutes: Type.Integer({ minimum: 0, maximum: BUFFER_MAX }),
    cancellation_hours: Type.Integer({ minimum: 0, maximum: CANCELLATION_MAX }),
  }),
  answer: Done,
})

const MeetingLink = Nullable(Type.String({ format: 'kredka-meeting-link', maxLength: MEETING_LINK_MAX }))

export const changeLessonPlaces = command('settings.change_lesson_places', {
  path: 'POST /current-user/teaching-settings/places',
  access: 'teacher',
  about: 'Where lessons take place, and the links to the teacher’s own rooms.',
  body: Obj({
    places: Type.Array(OneOf(PLACES), { minItems: 1, maxItems: PLACES.length, uniqueItems: true }),
    online_tool: Nullable(OneOf(ONLINE_TOOLS)),
    meeting_links: Obj({ skype: MeetingLink, google_meet: MeetingLink, zoom: MeetingLink }),
  }),
  answer: Done,
})

export const changeBankAccount = command('settings.change_bank_account', {
  path: 'POST /current-user/teaching-settings/bank-account',
  access: 'teacher',
  about: 'Where students pay to: holder and number together, or neither.',
  body: Obj({
    account_holder: Nullable(Text(HOLDER_MAX)),
    bank_account: Nullable(Type.String({ format: 'kredka-bank-account', maxLength: 60 })),
  }),
  answer: Done,
  errors: ['BANK_ACCOUNT_INCOMPLETE'],
})

const OneFeature = Obj({ feature: OneOf(BETA_FEATURES) })
const PersonsFeature = Obj({ id: Id, feature: OneOf(BETA_FEATURES) })
const Reason = Obj({ reason: Text(REASON_MAX) })

export const requestBetaFeature = command('settings.request_beta_feature', {
  path: 'POST /current-user/beta-features/{feature}/request',
  access: 'user',
  about: 'Asks for access to a feature that is being tried out.',
  params: OneFeature,
  answer: Done,
  errors: ['BETA_FEATURE_STATE'],
})

export const giveUpBetaFeature = command('settings.give_up_beta_feature', {
  path: 'POST /current-user/beta-features/{feature}/give-up',
  access: 'user',
  about: 'Takes back a request, or leaves a feature that was given.',
  params: OneFeature,
  answer: Done,
  errors: ['BETA_FEATURE_STATE'],
})

export const grantBetaFeature = command('settings.grant_beta_feature', {
  path: 'POST /admin/users/{id}/beta-features/{feature}/grant',
  access: 'admin',
  duty: 'support',
  about: 'Gives a person access to a feature, asked for or not.',
  params: PersonsFeature,
  answer: Done,
  errors: ['NOT_FOUND', 'BETA_FEATURE_STATE'],
})

export const refuseBetaFeature = command('settings.refuse_beta_feature', {
  path: 'POST /admin/users/{id}/beta-features/{feature}/refuse',
  access: 'admin',
  duty: 'support',
  about: 'Refuses what a person asked for, with a reason that they read.',
  params: PersonsFeature,
  body: Reason,
  answer: Done,
  errors: ['NOT_FOUND', 'BETA_FEATURE_STATE'],
})

export const revokeBetaFeature = command('settings.revoke_beta_feature', {
  path: 'POST /admin/users/{id}/beta-features/{feature}/revoke',
  access: 'admin',
  duty: 'support',
  about: 'Takes a feature back, with a reason that the person reads.',
  params: PersonsFeature,
  body: Reason,
  answer: Done,
  errors: ['NOT_FOUND', 'BETA_FEATURE_STATE'],
})

export const listFeatures = query('settings.features', {
  path: 'GET /admin/features',
  access: 'admin',
  duty: 'operate',
  about: 'The features on trial, for whom each is on, and how many people have it or ask for it.',
  answer: Type.Array(FeatureView),
})

export const rollOutFeature = command('settings.roll_out_feature', {
  path: 'POST /admin/features/{feature}/rollout',
  access: 'admin',
  duty: 'operate',
  about: 'Decides for whom a feature is on: nobody, those it was given to, or a share of everybody between two days.',
  params: OneFeature,
  body: Obj({
    mode: OneOf(ROLLOUT_MODES),
    share: Type.Integer({ minimum: 0, maximum: 100 }),
    from: Nullable(AskedDate),
    until: Nullable(AskedDate),
    /** `revision` of what was seen: who decides on something older is told so. */
    revision: Type.Integer({ minimum: 0 }),
    reason: Text(REASON_MAX),
  }),
  answer: Done,
  errors: ['BETA_FEATURE_STATE', 'ROLLOUT_UNFIT'],
})

import { reject } from '@kredka/contracts/kernel/errors'
import { getSettings, getTeachingSettings } from '@kredka/contracts/settings/endpoints'
import { BETA_FEATURES } from '@kredka/contracts/settings/features'
import { DEFAULT_BOOKING, DEFAULT_CURRENCY, DEFAULT_PLACES, HORIZON_DAYS } from '@kredka/contracts/settings/rules'
import type { BetaFeatureView, SettingsView, TeachingSettingsView } from '@kredka/contracts/settings/views'
import { answer, type Sql, userIdOf } from '../kernel/query.ts'
import { iso } from '../postgres/postgres.ts'

/** Every feature that there is, in the person's state. */
export async function betaFeaturesOf(sql: Sql, user_id: string | null): Promise<BetaFeatureView[]> {
  const known = await sql<BetaFeatureView>(
    'select feature, state, reason, since from settings.beta_features where user_id = $1',
    [user_id],
  )
  return BETA_FEATURES.map(
    (feature) => known.find((one) => one.feature === feature) ?? { feature, state: 'none', reason: null, since: null },
  )
}

export const settingsQueryHandlers = [
  answer(getSettings, ['settings', 'accounts', 'users'], async ({ sql, viewer }) => {
    const user_id = userIdOf(viewer)
    const [row] = await sql<Omit<SettingsView, 'beta_features'>>(
      `select a.language, coalesce(s.currency, $2) as currency, s.country, s.timezone, s.palette, s.colour_scheme,
          s.has_password,
              jsonb_build_object('state', coalesce(t.state, 'none'), 'reason', t.reason, 'since', ${iso('t.since')})
                as teaching
         from accounts.accounts a
         join settings.people s using (user_id)
         left join users.teachers t using (user_id)
        where a.user_id = $1`,
      [user_id, DEFAULT_CURRENCY],
    )
    return row === undefined ? reject('NOT_FOUND') : { ...row, beta_features: await betaFeaturesOf(sql, user_id) }
  }),

  answer(getTeachingSettings, ['settings'], async ({ sql, viewer }) => {
    const [row] = await sql<TeachingSettingsView>(
      `select coalesce(lead_time_hours, $2::int) as lead_time_hours, coalesce(not_today, $3::boolean) as not_today,
              $4::int as horizon_days, coalesce(buffer_minutes, $5::int) as buffer_minutes,
              coalesce(cancellation_hours, $6::int) as cancellation_hours, coalesce(places, $7::text[])
                as places, online_tool,
              coalesce(meeting_links, '{"skype": null, "google_meet": null, "zoom": null}') as meeting_links,
              account_holder, bank_account
         from settings.people where user_id = $1`,
      [
        userIdOf(viewer),
        DEFAULT_BOOKING.lead_time_hours,
        DEFAULT_BOOKING.not_today,
        HORIZON_DAYS,
        DEFAULT_BOOKING.buffer_minutes,
        DEFAULT_BOOKING.cancellation_hours,
        DEFAULT_PLACES,
      ],
    )
    return row ?? reject('NOT_FOUND')
  }),
]

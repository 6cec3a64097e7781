import { warsawDay } from '@kredka/contracts/kernel/days'
import { reject } from '@kredka/contracts/kernel/errors'
import { getSettings, getTeachingSettings, listFeatures } from '@kredka/contracts/settings/endpoints'
import { BETA_FEATURES, hasFeature, NO_ROLLOUT, type Rollout } from '@kredka/contracts/settings/features'
import { DEFAULT_BOOKING, DEFAULT_CURRENCY, DEFAULT_PLACES, HORIZON_DAYS } from '@kredka/contracts/settings/rules'
import type { BetaFeatureView, FeatureView, SettingsView, TeachingSettingsView } from '@kredka/contracts/settings/views'
import { answer, type Sql, userIdOf } from '../kernel/query.ts'
import { iso } from '../postgres/postgres.ts'

type Row = Omit<BetaFeatureView, 'is_on'> & { readonly rollout: Rollout | null }

const ROLLOUT = `jsonb_build_object('mode', r.mode, 'share', r.share, 'from', r.from_day, 'until', r.until_day)`

/** Every feature that there is, in the person's state. @param now milliseconds */
export async function betaFeaturesOf(sql: Sql, user_id: string | null, now: number): Promise<BetaFeatureView[]> {
  const day = warsawDay(now)
  const rows = await sql<Row>(
    `select f.feature, coalesce(b.state, 'none') as state, b.reason, ${iso('b.since')} as since,
            case when r.feature is not null then ${ROLLOUT} end as rollout
       from unnest($2::text[]) with ordinality f (feature, n)
       left join settings.beta_features b on b.feature = f.feature and b.user_id = $1
       left join settings.rollouts r on r.feature = f.feature
      order by f.n`,
    [user_id, BETA_FEATURES],
  )
  return rows.map(({ rollout, ...row }) => ({
    ...row,
    is_on: user_id !== null && hasFeature(row.feature, rollout ?? NO_ROLLOUT, { user_id, state: row.state }, day),
  }))
}

export const settingsQueryHandlers = [
  answer(getSettings, ['settings', 'accounts', 'users'], async ({ sql, viewer, now }) => {
    const user_id = userIdOf(viewer)
    const [row] = await sql<Omit<SettingsView, 'beta_features'>>(
      `select a.language, coalesce(s.currency, $2) as currency, s.country, s.timezone, s.palette, s.colour_scheme,
          s.has_password,
              jsonb_build_object('state', u.teaching, 'reason', t.reason, 'since', ${iso('u.teaches_since')})
                as teaching
         from accounts.accounts a
         join settings.people s using (user_id)
         join users.people u using (user_id)
         left join users.teachers t using (user_id)
        where a.user_id = $1`,
      [user_id, DEFAULT_CURRENCY],
    )
    return row === undefined ? reject('NOT_FOUND') : { ...row, beta_features: await betaFeaturesOf(sql, user_id, now) }
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

  answer(listFeatures, ['settings', 'admin'], async ({ sql }) => {
    const rows = await sql<FeatureView>(
      `select f.feature, coalesce(r.mode, $2) as mode, coalesce(r.share, 0) as share, r.from_day::text as from,
              r.until_day::text as until, coalesce(r.revision, 0) as revision, ${iso('r.since')} as since, r.reason,
              who.name as by, coalesce(b.granted, 0) as granted, coalesce(b.requested, 0) as requested
         from unnest($1::text[]) with ordinality f (feature, n)
         left join settings.rollouts r on r.feature = f.feature
         left join admin.admins who using (admin_id)
         left join lateral (
           select (count(*) filter (where state = 'granted'))::int as granted,
                  (count(*) filter (where state = 'requested'))::int as requested
             from settings.beta_features where feature = f.feature) b on true
        order by f.n`,
      [BETA_FEATURES, NO_ROLLOUT.mode],
    )
    return [...rows]
  }),
]

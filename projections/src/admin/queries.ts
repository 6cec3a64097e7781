import { getSecondFactor, getSecondFactorDemand, scanAdmin } from '@kredka/contracts/admin/endpoints'
import type { AdminIdView, SecondFactorDemandView, SecondFactorView } from '@kredka/contracts/admin/views'
import { reject } from '@kredka/contracts/kernel/errors'
import { answer } from '../kernel/query.ts'
import { iso } from '../postgres/postgres.ts'

type Own = Pick<AdminIdView, 'name' | 'second_factor'>

export const adminQueryHandlers = [
  answer(scanAdmin, ['admin'], async ({ sql, viewer }) => {
    if (viewer.kind !== 'admin') return null
    const { id, role, factor_due } = viewer
    const [admin] = await sql<Own>(
      `select name, case when factor_since is not null then 'on' when reset_at is not null then 'reset' else 'off' end
         as second_factor from admin.admins where admin_id = $1`,
      [id],
    )
    if (admin === undefined) return null
    // what this very call was let in by: the read model may be a moment behind
    return { id, name: admin.name, role, second_factor: factor_due === true ? 'due' : admin.second_factor }
  }),

  answer(getSecondFactor, ['admin'], async ({ sql, viewer }) => {
    const [own] = await sql<SecondFactorView>(
      `select ${iso('a.factor_since')} as on_since, coalesce(a.codes_left, 0) as codes_left,
          exists (select from admin.factor_demand) as demanded,
          case when a.reset_at is not null then jsonb_build_object(
            'at', ${iso('a.reset_at')}, 'by', b.name, 'reason', a.reset_reason) end as reset
        from admin.admins a left join admin.admins b on b.admin_id = a.reset_by
        where a.admin_id = $1`,
      [viewer.kind === 'admin' ? viewer.id : null],
    )
    return own ?? reject('NOT_FOUND')
  }),

  answer(getSecondFactorDemand, ['admin'], async ({ sql }) => {
    const [demand] = await sql<SecondFactorDemandView>(
      `select ${iso('d.since')} as since, a.name as by, d.reason
        from admin.factor_demand d left join admin.admins a on a.admin_id = d.by`,
    )
    return demand ?? { since: null, by: null, reason: null }
  }),
]

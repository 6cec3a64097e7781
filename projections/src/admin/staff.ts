import type { StaffMemberView } from '@kredka/contracts/admin/views'
import type { Sql } from '../kernel/query.ts'
import { iso } from '../postgres/postgres.ts'

/** All who are or were of the staff; `seen_at` is the last login. Read with the projection `admin`. */
export function staffRows(sql: Sql): Promise<readonly StaffMemberView[]> {
  return sql<StaffMemberView>(
    `select admin_id as id, name, role, ${iso('since')} as since, ${iso('created_at')} as created_at,
        ${iso('entered_at')} as seen_at, ${iso('ended_at')} as ended_at,
        ${iso('factor_since')} as second_factor_since
      from admin.admins
      order by ended_at desc nulls first, name collate "pl-x-icu", admin_id`,
  )
}

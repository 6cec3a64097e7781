import { getLocker } from '@kredka/contracts/locker/endpoints'
import type { LockerView } from '@kredka/contracts/locker/views'
import { answer, type QueryHandler, userIdOf } from '../kernel/query.ts'

export const lockerQueryHandlers: readonly QueryHandler[] = [
  answer(getLocker, ['locker', 'rewards'], async ({ sql, viewer }) => {
    const [own] = await sql<LockerView>(
      `select (select code from locker.avatars where user_id = $1) as code,
              array(select part from rewards.parts where user_id = $1 order by part) as owned,
              coalesce((select balance from rewards.people where user_id = $1), 0) as balance`,
      [userIdOf(viewer)],
    )
    return own ?? { code: null, owned: [], balance: 0 }
  }),
]
